import RIBs
import WalletDomain

protocol CardOnFilePresentable: LegacyPresentable {
  var listener: (any CardOnFilePresentableListener)? { get set }
}

/// Says which card was chosen.
final class CardOnFileInteractor: Interactor, CardOnFilePresentableListener {
  private weak let listener: (any CardOnFileListener)?
  private let presenter: any CardOnFilePresentable
  private let cards: [Card]

  init(
    _ cards: [Card], presenter: any CardOnFilePresentable, listener: any CardOnFileListener
  ) {
    self.cards = cards
    self.presenter = presenter
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  func didChoose(at row: Int) {
    guard cards.indices.contains(row) else { return }
    listener?.cardOnFileDidChoose(cards[row])
  }

  func didPressAdd() { listener?.cardOnFileDidPressAdd() }
}
