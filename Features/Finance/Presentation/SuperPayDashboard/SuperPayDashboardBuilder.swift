import RIBs
import Store
import TerminalRIBs
import WalletDomain

/// Builds the balance, and what tops it up.
protocol SuperPayDashboardBuildable: Buildable {
  func build(listener: any SuperPayDashboardListener) -> any ViewableRouting
}

protocol SuperPayDashboardDependency: Dependency {
  var wallet: Stored<WalletState> { get }
}

protocol SuperPayDashboardListener: Listener {
  func superPayDashboardDidPressTopup()
}

final class SuperPayDashboardBuilder: Builder<any SuperPayDashboardDependency>,
  SuperPayDashboardBuildable
{
  func build(listener: any SuperPayDashboardListener) -> any ViewableRouting {
    let view = SuperPayDashboardView(SuperPayDashboardViewModel())
    let interactor = SuperPayDashboardInteractor(
      wallet: dependency.wallet, presenter: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
