public import Editing

/// Deletes rows, all or none, and returns how many; throws `.onlyByHand` for others than those.
///
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
