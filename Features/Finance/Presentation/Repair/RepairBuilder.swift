import Phrases
import RIBs
import TerminalRIBs
import Time
import WalletDomain

protocol RepairListener: Listener {
  /// The wallet was repaired, or the user has left.
  func repairDidClose()
}

struct RepairBuilder {
  let wallet: WalletUseCases
  let clock: any WallClock
  let notify: Notify

  @MainActor func build(listener: any RepairListener) -> any ViewableRouting {
    let view = RepairView(Repair.Model())
    let interactor = RepairInteractor(
      wallet: wallet, clock: clock, notify: notify, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
