import HomeInterface
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

extension HomeTile {
  /// A tile that opens a screen without a function.
  @MainActor static func demo(_ segment: String, _ text: Phrase) -> HomeTile {
    HomeTile(segment, title: text, line: .constant(DemoText.line)) { _ in
      ViewableRouter(interactor: Interactor(), view: DemoScreenView(text))
    }
  }
}

private final class DemoScreenView: AnyView {
  private let text: Phrase

  init(_ text: Phrase) { self.text = text }

  override var title: Phrase { text }

  override func body(in environment: Environment) -> any Widget {
    Paragraph(DemoText.screen)
  }
}

/// The texts of the demo's tiles.
enum DemoText {
  static let first = Phrase(ko: "데모 타일 1", en: "Demo tile 1")
  static let second = Phrase(ko: "데모 타일 2", en: "Demo tile 2")
  static let line = Phrase(ko: "열기 데모", en: "opens a demo")
  static let screen = Phrase(
    ko: "여기에서 기능이 열립니다. Esc로 돌아가 주세요.",
    en: "A feature opens here. Press Esc to go back.")
}
