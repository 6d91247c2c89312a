import RIBs
import Store
import TerminalRIBs
import WalletDomain

/// The first cards, with buttons that show all cards and add one.
enum CardOnFileDashboard: Riblet {
  typealias Model = WalletState

  enum Action {
    case add, showAll
  }
}

protocol CardOnFileDashboardListener: Listener {
  func cardOnFileDashboardDidPressAdd()
  func cardOnFileDashboardDidPressAll()
}

struct CardOnFileDashboardBuilder {
  let dependencies: FinanceDependencies

  @MainActor func build(listener: any CardOnFileDashboardListener) -> any ViewableRouting {
    let wallet = dependencies.wallet.state
    let view = CardOnFileDashboardView(wallet.value)
    let interactor = LeafInteractor(on: view, observing: wallet.observe) { [weak listener] action in
      switch action {
      case .add: listener?.cardOnFileDashboardDidPressAdd()
      case .showAll: listener?.cardOnFileDashboardDidPressAll()
      }
    }
    return ViewableRouter(interactor: interactor, view: view)
  }
}
