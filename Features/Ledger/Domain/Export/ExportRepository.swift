/// Writes the ledger into files.
public protocol ExportRepository: Sendable {
  /// Writes the rows that `next` returns until it returns none, and returns how many.
  ///
  /// The file appears when it is complete, or not at all. Throws `.exists` if there is one that may
  /// not be replaced.
  func write(
    _ export: LedgerExport, _ next: @MainActor () async throws(LedgerError) -> [LedgerRow]
  ) async throws(ExportError) -> Int
}
