import Phrases
import RIBs
import Store
import TerminalRIBs
import Time
import WalletDomain

/// Builds the choice of what to do with a damaged wallet.
protocol RepairBuildable: Buildable {
  func build(listener: any RepairListener) -> any ViewableRouting
}

protocol RepairDependency: Dependency {
  var wallet: Stored<WalletState> { get }
  var repairWallet: RepairWallet { get }
  var walletCopyTime: WalletCopyTime { get }
  var clock: any WallClock { get }
  var notify: Notify { get }
}

protocol RepairListener: Listener {
  /// What was chosen has been done.
  func repairDidFinish()
  func repairDidClose()
}

final class RepairBuilder: Builder<any RepairDependency>, RepairBuildable {
  func build(listener: any RepairListener) -> any ViewableRouting {
    let view = RepairView(RepairViewModel())
    let interactor = RepairInteractor(
      presenter: view, dependency: dependency, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
