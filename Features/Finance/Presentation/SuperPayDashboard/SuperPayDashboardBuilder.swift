import RIBs
import Store
import TerminalRIBs
import WalletDomain

protocol SuperPayDashboardListener: Listener {
  func superPayDashboardDidPressTopup()
}

struct SuperPayDashboardBuilder {
  let wallet: Stored<WalletState>

  @MainActor func build(listener: any SuperPayDashboardListener) -> any ViewableRouting {
    let view = SuperPayDashboardView(SuperPayDashboard.Model())
    let interactor = SuperPayDashboardInteractor(wallet: wallet, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
