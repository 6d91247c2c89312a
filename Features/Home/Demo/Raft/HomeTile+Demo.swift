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

  override func title(in environment: Environment) -> String { text.text(environment.language) }

  override func body(in environment: Environment) -> any Widget {
    Padding(columns: 3, Paragraph(DemoText.screen.text(environment.language)))
  }
}
