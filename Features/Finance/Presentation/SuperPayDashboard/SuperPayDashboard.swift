import RIBs
import Store
import TerminalRIBs
import WalletDomain

/// The balance, with buttons that top it up and show where it went.
enum SuperPayDashboard: Riblet {
  typealias Model = WalletState

  enum Action {
    case topUp, showLedger
  }
}

protocol SuperPayDashboardListener: Listener {
  func superPayDashboardDidPressTopup()
  func superPayDashboardDidPressLedger()
}

struct SuperPayDashboardBuilder {
  let dependencies: FinanceDependencies

  @MainActor func build(listener: any SuperPayDashboardListener) -> any ViewableRouting {
    let wallet = dependencies.wallet.state
    let view = SuperPayDashboardView(wallet.value)
    let interactor = LeafInteractor(on: view, observing: wallet.observe) { [weak listener] action in
      switch action {
      case .topUp: listener?.superPayDashboardDidPressTopup()
      case .showLedger: listener?.superPayDashboardDidPressLedger()
      }
    }
    return ViewableRouter(interactor: interactor, view: view)
  }
}
