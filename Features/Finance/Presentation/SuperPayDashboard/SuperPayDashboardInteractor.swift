import RIBs
import Store
import WalletDomain

final class SuperPayDashboardInteractor: PresentableInteractor<SuperPayDashboard> {
  private weak let listener: (any SuperPayDashboardListener)?
  private let wallet: Stored<WalletState>

  init(
    wallet: Stored<WalletState>, on presenter: any Presentable<SuperPayDashboard>,
    listener: any SuperPayDashboardListener
  ) {
    self.wallet = wallet
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(wallet.map(Model.init).observe { [weak self] in self?.model = $0 })
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .topUp: listener?.superPayDashboardDidPressTopup()
    }
  }
}
