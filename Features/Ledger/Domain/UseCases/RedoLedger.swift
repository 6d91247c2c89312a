public import Editing
public import Phrases

/// Makes the change again that was undone last and returns what it was; nil when there is none.
///
/// An Action.
public typealias RedoLedger = @MainActor () async throws(LedgerError) -> Phrase?

@MainActor
public func makeRedoLedger(_ history: CommandHistory<LedgerError>) -> RedoLedger {
  { () throws(LedgerError) in try await history.redo() }
}
