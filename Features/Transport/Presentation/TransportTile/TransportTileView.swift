import Phrases
import RIBs
import TerminalUI
import TransportDomain

protocol TransportTilePresentableListener: PresentableListener {
  func didPress()
}

/// The tile: the taxi and where it goes.
final class TransportTileView: LegacyView<TransportTileViewModel>, TransportTilePresentable {
  weak var listener: (any TransportTilePresentableListener)?
  private let button = ButtonState(action: TransportText.open.phrase)

  override init(_ model: TransportTileViewModel) {
    super.init(model)
    button.onPress = { [weak self] in self?.listener?.didPress() }
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    return Tile(
      TransportText.taxi.text(language), line: model.route.phrase.text(language), button)
  }
}
