import RIBs
import Store
import WalletDomain

final class CardOnFileDashboardInteractor: PresentableInteractor<CardOnFileDashboard> {
  private weak let listener: (any CardOnFileDashboardListener)?
  private let wallet: Stored<WalletState>

  init(
    wallet: Stored<WalletState>, on presenter: any Presentable<CardOnFileDashboard>,
    listener: any CardOnFileDashboardListener
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
    case .add: listener?.cardOnFileDashboardDidPressAdd()
    case .showAll: listener?.cardOnFileDashboardDidPressAll()
    }
  }
}
