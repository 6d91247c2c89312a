import Editing
import LedgerDomain
import Phrases
import RIBs

/// Changes the ledger as the user asks, and gives notice of what was done or why it was not.
@MainActor
final class LedgerCommands {
  private weak let owner: Interactor?
  private let dependency: any LedgerDependency

  /// The work belongs to `owner`.
  init(of owner: Interactor, _ dependency: any LedgerDependency) {
    self.owner = owner
    self.dependency = dependency
  }

  func categorise(_ ids: [LedgerRow.ID], as category: LedgerCategory) {
    run("categorise", ids) { [dependency] () throws(LedgerError) in
      let count = try await dependency.categoriseEntries(.rows(ids), category)
      return LedgerText.categorised(count, category)
    }
  }

  func note(_ ids: [LedgerRow.ID], _ text: String) {
    run("note", ids) { [dependency] () throws(LedgerError) in
      LedgerText.noted(try await dependency.noteEntries(.rows(ids), text))
    }
  }

  func delete(_ ids: [LedgerRow.ID]) {
    run("delete", ids) { [dependency] () throws(LedgerError) in
      LedgerText.deleted(try await dependency.deleteEntries(ids))
    }
  }

  func undo() {
    run("undo") { [dependency] () throws(LedgerError) in
      EditingText.undone(try await dependency.undoLedger())
    }
  }

  func redo() {
    run("redo") { [dependency] () throws(LedgerError) in
      EditingText.redone(try await dependency.redoLedger())
    }
  }

  /// Nothing is done to nobody.
  private func run(
    _ name: String, _ ids: [LedgerRow.ID],
    _ body: @escaping @MainActor () async throws(LedgerError) -> Phrase
  ) {
    if !ids.isEmpty { run(name, body) }
  }

  private func run(
    _ name: String, _ body: @escaping @MainActor () async throws(LedgerError) -> Phrase
  ) {
    owner?.request(name) { [dependency] in
      let phrase: Phrase
      do throws(LedgerError) { phrase = try await body() } catch { phrase = error.phrase }
      guard !Task.isCancelled else { return }
      dependency.notify(phrase)
    }
  }
}
