import Phrases
import TerminalRIBs
import TerminalUI

/// The title of a feature over a line of its own.
final class FeatureTileView: View<FeatureTile> {
  private lazy var open = button(title: HomeText.open.phrase, sends: .open)

  override func title(in environment: Environment) -> String {
    model.title.text(environment.language)
  }

  override func body(in environment: Environment) -> any Widget {
    Tile(title(in: environment), line: model.line.text(environment.language), open)
  }
}
