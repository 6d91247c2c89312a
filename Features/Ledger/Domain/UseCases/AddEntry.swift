public import Editing

/// Writes an entry by hand.
///
/// An Action that can be undone.
public typealias AddEntry = @MainActor (LedgerEntry) async throws(LedgerError) -> LedgerRow

@MainActor
public func makeAddEntry(_ model: LedgerModel, history: CommandHistory<LedgerError>) -> AddEntry {
  { entry throws(LedgerError) in
    let command = AddCommand(entry, in: model)
    try await history.perform(command)
    guard let row = command.row else { throw .unknown }
    return row
  }
}
