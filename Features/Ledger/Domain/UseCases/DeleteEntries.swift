public import Editing

/// Deletes rows that were written by hand, all or none, and returns how many.
///
/// Throws `.walletStays` where a row of the wallet is among them, `.onlyByHand` for imported ones.
/// An Action that can be undone.
public typealias DeleteEntries = @MainActor ([LedgerRow.ID]) async throws(LedgerError) -> Int

@MainActor
public func makeDeleteEntries(
  _ model: LedgerModel, history: CommandHistory<LedgerError>
) -> DeleteEntries {
  { ids throws(LedgerError) in
    guard !ids.isEmpty else { return 0 }
    let command = DeleteCommand(ids, in: model)
    try await history.perform(command)
    return command.rows.count
  }
}
