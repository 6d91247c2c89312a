import RIBs
import TerminalRIBs

protocol RepairListener: Listener {
  /// The wallet was repaired.
  func repairDidFinish()
  func repairDidClose()
}

struct RepairBuilder {
  let dependency: any FinanceHomeDependency

  @MainActor func build(listener: any RepairListener) -> any ViewableRouting {
    let view = RepairView(Repair.Model())
    let interactor = RepairInteractor(dependency, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
