import LedgerDomain
import Phrases

/// What the user does in sheets over the ledger.
extension LedgerInteractor: ChoiceListener, NoteListener, EntryFormListener, ImportListener,
  ExportListener
{
  func didPressCategorise() {
    let listing = model.listing
    guard !listing.chosen.isEmpty else { return }
    let present = listing.marks.isEmpty ? listing.selected?.category : nil
    router?.attachChoice(.categorise(count: listing.chosen.count, present: present))
  }

  func didPressNote() {
    let listing = model.listing
    guard !listing.chosen.isEmpty else { return }
    let present = listing.marks.isEmpty ? listing.selected?.note : nil
    router?.attachNote(present ?? "", for: listing.chosen.count)
  }

  func didPressMonth() {
    router?.attachChoice(.month(model.chart.totals.months, present: model.listing.query.month))
  }

  func didPressCategory() {
    router?.attachChoice(.category(present: model.listing.query.category))
  }

  func didPressAdd() { router?.attachForm() }

  func didPressImport() { router?.attachImport() }

  func didPressExport() { router?.attachExport(of: model.listing.query) }

  func didPressDelete() { commands.delete(model.listing.chosen) }

  func didPressUndo() { commands.undo() }

  func didPressRedo() { commands.redo() }

  func choiceDidEnd(_ answer: Choice.Answer) {
    router?.detachSheet()
    switch answer {
    case .categorise(let category):
      commands.categorise(model.listing.chosen, as: category)
    case .category(let category): ask { $0.category = category }
    case .month(let month):
      if let month { change { $0.chart.reveal(month) } }
      ask { $0.month = month }
    }
  }

  func choiceDidClose() { router?.detachSheet() }

  func noteDidEnd(_ text: String) {
    router?.detachSheet()
    commands.note(model.listing.chosen, text)
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
}
