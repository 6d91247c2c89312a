import RIBs
import Store
import WalletDomain

protocol CardsPresentable: LegacyPresentable {
  var listener: (any CardsPresentableListener)? { get set }
  func show(_ model: CardsViewModel)
}

/// Follows the cards.
final class CardsInteractor: Interactor, CardsPresentableListener {
  private weak let listener: (any CardsListener)?
  private let presenter: any CardsPresentable
  private let wallet: Stored<WalletState>

  init(
    wallet: Stored<WalletState>, presenter: any CardsPresentable, listener: any CardsListener
  ) {
    self.wallet = wallet
    self.presenter = presenter
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      wallet.map { CardsViewModel(cards: $0.cards) }.observe { [presenter] in presenter.show($0) })
  }

  func didPressAdd() { listener?.cardsDidPressAdd() }
}
