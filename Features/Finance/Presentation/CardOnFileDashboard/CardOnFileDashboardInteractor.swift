import RIBs
import Store
import WalletDomain

protocol CardOnFileDashboardPresentable: LegacyPresentable {
  var listener: (any CardOnFileDashboardPresentableListener)? { get set }
  func show(_ model: CardOnFileDashboardViewModel)
}

/// Follows the cards.
final class CardOnFileDashboardInteractor: Interactor, CardOnFileDashboardPresentableListener {
  private weak let listener: (any CardOnFileDashboardListener)?
  private let presenter: any CardOnFileDashboardPresentable
  private let wallet: Stored<WalletState>

  init(
    wallet: Stored<WalletState>, presenter: any CardOnFileDashboardPresentable,
    listener: any CardOnFileDashboardListener
  ) {
    self.wallet = wallet
    self.presenter = presenter
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      wallet.map(CardOnFileDashboardViewModel.init).observe { [presenter] in presenter.show($0) })
  }

  func didPressAdd() { listener?.cardOnFileDashboardDidPressAdd() }

  func didPressAll() { listener?.cardOnFileDashboardDidPressAll() }
}
