/// Where the ledger is kept.
///
/// A movement of the wallet is an entry of the ledger without further action. The wallet's entries
/// are never deleted, and day, amount and text of an entry never change.
public protocol LedgerRepository: Sendable {
  /// The sums of a query without a search.
  func summary(of query: LedgerQuery) async throws(LedgerError) -> LedgerSummary

  /// Rows of a query without a search, in its order.
  func rows(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> [LedgerRow]

  /// The rows that a query with a search finds.
  func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding

  /// The rows with these ids in this order, without those that are gone.
  func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow]

  func monthTotals() async throws(LedgerError) -> MonthTotals

  /// Changes the marks of rows, and returns the edits; leaves out rows that are gone or are so
  /// already.
  ///
  /// Throws `.missing` if all are gone.
  func mark(
    _ ids: [LedgerRow.ID], _ change: LedgerMarks.Change
  ) async throws(LedgerError) -> [LedgerEdit]

  /// Adds an entry written by hand.
  func add(_ entry: LedgerEntry) async throws(LedgerError) -> LedgerRow

  /// The entries of a statement that are not known yet.
  ///
  /// An entry is known by day, amount and text. An entry that a statement has n times is known as
  /// often as the ledger has it, of whatever origin.
  func unknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerEntry]

  /// Adds the entries of a statement that are not known yet, and returns their rows.
  func addUnknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerRow]

  /// Makes a change, wholly or not at all.
  ///
  /// Throws `.undoOverChange` if a row is not as it was before the change, or if an imported one to be
  /// added was imported again meanwhile; `.walletStays` if one to be removed is the wallet's.
  func apply(_ change: LedgerChange) async throws(LedgerError)
}
