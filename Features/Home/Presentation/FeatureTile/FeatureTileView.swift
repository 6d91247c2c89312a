import Phrases
import TerminalRIBs
import TerminalUI

/// The title of a feature over a line of its own.
final class FeatureTileView: View<FeatureTile> {
  private lazy var open = button(title: HomeText.open.phrase, sends: .open)

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    return Tile(model.title.text(language), line: model.line.text(language), open)
  }
}
