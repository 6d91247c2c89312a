import HomeInterface
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// The title of a feature over a line of its own.
final class FeatureTileView: View<FeatureTile> {
  private lazy var open = button(title: ListText.open, sends: .open)

  override var title: Phrase { model.title }

  override func body(in environment: Environment) -> any Widget {
    Tile(title, line: model.line, open)
  }
}
