import RIBs
import Store
import TerminalRIBs
import WalletDomain

/// Builds the first cards, and the ways to all of them and to another one.
protocol CardOnFileDashboardBuildable: Buildable {
  func build(listener: any CardOnFileDashboardListener) -> any ViewableRouting
}

protocol CardOnFileDashboardDependency: Dependency {
  var wallet: Stored<WalletState> { get }
}

protocol CardOnFileDashboardListener: Listener {
  func cardOnFileDashboardDidPressAdd()
  func cardOnFileDashboardDidPressAll()
}

final class CardOnFileDashboardBuilder: Builder<any CardOnFileDashboardDependency>,
  CardOnFileDashboardBuildable
{
  func build(listener: any CardOnFileDashboardListener) -> any ViewableRouting {
    let view = CardOnFileDashboardView(CardOnFileDashboardViewModel())
    let interactor = CardOnFileDashboardInteractor(
      wallet: dependency.wallet, presenter: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
