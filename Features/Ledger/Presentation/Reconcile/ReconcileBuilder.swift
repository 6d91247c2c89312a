import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import Time

struct ReconcileBuilder {
  let ledger: LedgerUseCases
  let clock: any WallClock
  let notify: Notify

  /// The page asks for a statement of `account` first, on `stage`.
  @MainActor func build(
    _ account: LedgerAccount.ID, on stage: any Stage, listener: any ReconcileListener
  ) -> any ViewableRouting {
    let view = ReconcileView(Reconcile.Model(today: Day(milliseconds: clock.now)))
    let interactor = ReconcileInteractor(
      ledger, clock: clock, notify: notify, account: account, on: view, listener: listener)
    return ReconcileRouter(
      interactor: interactor, view: view, stage: stage,
      form: StatementFormBuilder(ledger: ledger, clock: clock))
  }
}
