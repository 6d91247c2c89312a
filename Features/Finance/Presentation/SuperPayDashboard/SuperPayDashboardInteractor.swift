import RIBs
import Store
import WalletDomain

protocol SuperPayDashboardPresentable: LegacyPresentable {
  var listener: (any SuperPayDashboardPresentableListener)? { get set }
  func show(_ model: SuperPayDashboardViewModel)
}

/// Follows the balance.
final class SuperPayDashboardInteractor: Interactor, SuperPayDashboardPresentableListener {
  private weak let listener: (any SuperPayDashboardListener)?
  private let presenter: any SuperPayDashboardPresentable
  private let wallet: Stored<WalletState>

  init(
    wallet: Stored<WalletState>, presenter: any SuperPayDashboardPresentable,
    listener: any SuperPayDashboardListener
  ) {
    self.wallet = wallet
    self.presenter = presenter
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      wallet.map(SuperPayDashboardViewModel.init).observe { [presenter] in presenter.show($0) })
  }

  func didPressTopup() { listener?.superPayDashboardDidPressTopup() }
}
