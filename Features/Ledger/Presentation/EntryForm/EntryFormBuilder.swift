import LedgerDomain
import RIBs
import TerminalRIBs
import Time

protocol EntryFormListener: Listener {
  func entryFormDidSave(_ row: LedgerRow)
  /// The user has left without changes, or has discarded them.
  func entryFormDidClose()
}

struct EntryFormBuilder {
  let ledger: LedgerUseCases
  let clock: any WallClock

  static let segment: Segment = "add"

  @MainActor func build(listener: any EntryFormListener) -> any ViewableRouting {
    let view = EntryFormView(EntryForm.Model(LedgerDraft(day: Day(milliseconds: clock.now))))
    let interactor = EntryFormInteractor(ledger, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, remembering: interactor)
  }
}
