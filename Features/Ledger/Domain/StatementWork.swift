public import Phrases

/// Reads bank statements from files, and writes the ledger into files.
public protocol StatementWork: Sendable {
  /// The statement in a file; without a mapping it is guessed from the headings.
  func read(
    _ path: String, mapping: ColumnMapping?
  ) async throws(LedgerError) -> Statement

  /// Writes what `next` hands over until that is nothing; returns how many rows.
  ///
  /// The file is there when it is whole, or not at all. Throws `.exists` where there is one and
  /// it may not be replaced.
  func write(
    to path: String, language: Language, isReplacing: Bool,
    _ next: @MainActor () async throws(LedgerError) -> [LedgerRow]
  ) async throws(LedgerError) -> Int
}
