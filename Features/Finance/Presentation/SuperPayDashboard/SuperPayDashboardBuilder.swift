import RIBs
import Store
import TerminalRIBs
import WalletDomain

/// The balance, with a button that tops it up.
enum SuperPayDashboard: Riblet {
  typealias Model = WalletState

  enum Action {
    case topUp
  }
}

protocol SuperPayDashboardListener: Listener {
  func superPayDashboardDidPressTopup()
}

struct SuperPayDashboardBuilder {
  let wallet: Stored<WalletState>

  @MainActor func build(listener: any SuperPayDashboardListener) -> any ViewableRouting {
    let view = SuperPayDashboardView(wallet.value)
    let interactor = LeafInteractor(on: view, observing: wallet.observe) { [weak listener] _ in
      listener?.superPayDashboardDidPressTopup()
    }
    return ViewableRouter(interactor: interactor, view: view)
  }
}
