/// The tables of a ledger inside one transaction, as commands read and change them.
public protocol LedgerTables {
  associatedtype Failure: Error

  /// The rows with these ids in this order, without those that are gone.
  func rows(_ ids: [LedgerRow.ID]) throws(Failure) -> [LedgerRow]
  func ids(in category: LedgerCategory) throws(Failure) -> [LedgerRow.ID]
  func ids(ofImport id: LedgerImport.ID) throws(Failure) -> [LedgerRow.ID]
  func allIDs() throws(Failure) -> [LedgerRow.ID]
  /// The entries that the ledger does not have yet.
  func unknown(_ entries: [LedgerEntry]) throws(Failure) -> [LedgerEntry]
  func settings() throws(Failure) -> LedgerSettings

  mutating func insert(
    _ entry: LedgerEntry, _ origin: LedgerOrigin, importID: LedgerImport.ID?
  ) throws(Failure) -> LedgerRow
  /// Begins an import of so many entries.
  mutating func insertImport(
    file: String, time: Int64, total: Int
  ) throws(Failure) -> LedgerImport.ID
  mutating func mark(_ row: LedgerRow, as marks: LedgerMarks) throws(Failure)
  /// Takes rows away, and keeps them as long as the history may bring them back.
  mutating func remove(_ ids: IDRanges) throws(Failure)
  mutating func bringBack(_ ids: IDRanges) throws(Failure)
  mutating func save(_ settings: LedgerSettings) throws(Failure)
}
