import LedgerDomain
import RIBs
import TerminalRIBs
import Time

struct EntryFormBuilder {
  let ledger: LedgerUseCases
  let clock: any WallClock

  static let segment: Segment = "add"

  @MainActor func build(listener: any LedgerSheetListener) -> any ViewableRouting {
    let view = EntryFormView(EntryForm.Model(LedgerDraft(day: Day(milliseconds: clock.now))))
    let interactor = EntryFormInteractor(ledger, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, remembering: interactor)
  }
}
