import RIBs
import Store
import TerminalRIBs
import WalletDomain

protocol CardOnFileDashboardListener: Listener {
  func cardOnFileDashboardDidPressAdd()
  func cardOnFileDashboardDidPressAll()
}

struct CardOnFileDashboardBuilder {
  let wallet: Stored<WalletState>

  @MainActor func build(listener: any CardOnFileDashboardListener) -> any ViewableRouting {
    let view = CardOnFileDashboardView(CardOnFileDashboard.Model())
    let interactor = CardOnFileDashboardInteractor(wallet: wallet, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
