public import Editing
public import Phrases

/// Undoes the last change of the ledger and returns what it was; nil when there is none.
///
/// An Action.
public typealias UndoLedger = @MainActor () async throws(LedgerError) -> Phrase?

@MainActor
public func makeUndoLedger(_ history: CommandHistory<LedgerError>) -> UndoLedger {
  { () throws(LedgerError) in try await history.undo() }
}
