import Editing
import LedgerDomain
import Phrases
import RIBs
import StatementsInterface
import TerminalRIBs

/// The sheets over the ledger, and the changes that can be undone.
extension LedgerInteractor: ChoiceListener, NoteListener, EntryFormListener, ImportListener,
  ExportListener
{
  func categorise() {
    let listing = model.listing
    guard !listing.chosen.isEmpty else { return }
    // Marked rows may have several categories.
    let present = listing.marks.isEmpty ? listing.selected?.category : nil
    router?.attach(.choice(.categorise(count: listing.chosen.count, present: present)))
  }

  func note() {
    let listing = model.listing
    guard !listing.chosen.isEmpty else { return }
    let present = listing.marks.isEmpty ? listing.selected?.note : nil
    router?.attach(.note(present ?? "", count: listing.chosen.count))
  }

  func delete() {
    run("delete") { ledger, ids throws(LedgerError) in
      LedgerText.deleted(try await ledger.delete(ids))
    }
  }

  func undo() {
    request("undo", notify: dependency.notify) { [dependency] () throws(LedgerError) in
      EditingText.undone(try await dependency.ledger.undo())
    }
  }

  func redo() {
    request("redo", notify: dependency.notify) { [dependency] () throws(LedgerError) in
      EditingText.redone(try await dependency.ledger.redo())
    }
  }

  func choiceDidEnd(_ answer: Choice.Answer) {
    router?.detachSheet()
    switch answer {
    case .categorise(let category):
      run("categorise") { ledger, ids throws(LedgerError) in
        LedgerText.categorised(try await ledger.categorise(ids, category), category)
      }
    case .category(let category): ask { $0.category = category }
    case .month(let month):
      if let month { model.chart.reveal(month) }
      ask { $0.month = month }
    }
  }

  func choiceDidClose() { router?.detachSheet() }

  func noteDidEnd(_ text: String) {
    router?.detachSheet()
    run("note") { ledger, ids throws(LedgerError) in
      LedgerText.noted(try await ledger.note(ids, text))
    }
  }

  func noteDidClose() { router?.detachSheet() }

  func entryFormDidSave(_ row: LedgerRow) {
    router?.detachSheet()
    change { $0.listing.want(row.id) }
    dependency.notify(LedgerText.added.phrase)
  }

  func entryFormDidClose() { router?.detachSheet() }

  func importDidEnd(_ count: Int) {
    router?.detachSheet()
    dependency.notify(LedgerText.imported(count))
  }

  func importDidClose() { router?.detachSheet() }

  func exportDidEnd(_ count: Int, at path: String) {
    router?.detachSheet()
    dependency.notify(LedgerText.exported(count, to: path))
  }

  func exportDidClose() { router?.detachSheet() }

  /// Changes the marked rows, or the selected one, and notifies of the outcome; does nothing without a
  /// row.
  private func run(
    _ name: String,
    _ change:
      @escaping @MainActor (LedgerUseCases, [LedgerRow.ID]) async throws(LedgerError) -> Phrase
  ) {
    let ids = model.listing.chosen
    guard !ids.isEmpty else { return }
    request(name, notify: dependency.notify) { [dependency] () throws(LedgerError) in
      try await change(dependency.ledger, ids)
    }
  }
}
