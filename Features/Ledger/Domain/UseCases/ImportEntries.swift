public import Editing

/// Adds what was previewed and is not known yet, all or nothing, and returns how many.
///
/// Lines with faults are left out. Throws `.nothingNew`. An Action that can be undone.
public typealias ImportEntries = @MainActor (ImportPreview) async throws(LedgerError) -> Int

@MainActor
public func makeImportEntries(
  _ model: LedgerModel, history: CommandHistory<LedgerError>
) -> ImportEntries {
  { preview throws(LedgerError) in
    let command = ImportCommand(preview.statement.entries, in: model)
    try await history.perform(command)
    return command.rows.count
  }
}
