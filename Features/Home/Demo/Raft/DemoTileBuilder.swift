import HomeInterface
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// Builds a tile that says that it is one, and opens a screen that says so too.
final class DemoTileBuilder: HomeTileBuildable {
  private let text: DemoText

  init(_ text: DemoText) { self.text = text }

  func build(on stage: any Stage) -> any ViewableRouting { DemoTileRouter(text, on: stage) }
}

private final class DemoTileRouter: ViewableRouter<Interactor, DemoTileView> {
  private let text: DemoText
  private let stage: any Stage
  private lazy var screen = Slot(of: self, on: stage)

  init(_ text: DemoText, on stage: any Stage) {
    self.text = text
    self.stage = stage
    super.init(interactor: Interactor(), view: DemoTileView(text))
    view.button.onPress = { [weak self] in self?.open() }
  }

  private func open() {
    screen.show(
      ViewableRouter(interactor: Interactor(), view: DemoScreenView(text)), as: .push)
  }
}

private final class DemoTileView: AnyView {
  let button = ButtonState()
  private let text: DemoText

  init(_ text: DemoText) { self.text = text }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    return Tile(text.text(language), line: DemoText.line.text(language), button)
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
