import HomeInterface
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

extension HomeTile {
  /// A tile that opens a screen without a function.
  @MainActor static func demo(_ segment: String, _ text: DemoText) -> HomeTile {
    HomeTile(segment, title: text.phrase, line: .constant(DemoText.line.phrase)) { _ in
      ViewableRouter(interactor: Interactor(), view: DemoScreenView(text))
    }
  }
}

private final class DemoScreenView: AnyView {
  private let text: DemoText

  init(_ text: DemoText) { self.text = text }

  override var title: Phrase { text.phrase }

  override func body(in environment: Environment) -> any Widget {
    Paragraph(DemoText.screen)
  }
}

/// The texts of the demo's tiles.
enum DemoText: TextTable {
  case first, second, line, screen

  var phrase: Phrase {
    switch self {
    case .first: Phrase(ko: "데모 타일 1", en: "Demo tile 1")
    case .second: Phrase(ko: "데모 타일 2", en: "Demo tile 2")
    case .line: Phrase(ko: "열기 데모", en: "opens a demo")
    case .screen:
      Phrase(
        ko: "여기에서 기능이 열립니다. Esc로 돌아가 주세요.",
        en: "A feature opens here. Press Esc to go back.")
    }
  }
}
