/// Where the ledger is kept.
///
/// Money that the wallet moves is an entry of it by itself. No entry of the wallet is ever deleted,
/// and of no entry the day, the amount or the text ever changes.
public protocol LedgerWork: Sendable {
  /// What the rows of a query without a search come to.
  func summary(of query: LedgerQuery) async throws(LedgerError) -> LedgerSummary

  /// Rows of a query without a search, in its order.
  func rows(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> [LedgerRow]

  /// What a query with a search finds.
  func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding

  /// The rows with these ids in this order, without those that are gone.
  func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow]

  func monthTotals() async throws(LedgerError) -> MonthTotals

  /// Marks rows, and returns what has changed; rows that are gone are left out.
  func mark(
    _ target: LedgerTarget, _ marking: LedgerMarking
  ) async throws(LedgerError) -> [LedgerEdit]

  /// Makes all of the edits; throws `.undoOverChange` if any row is not as before its edit.
  func apply(_ edits: [LedgerEdit]) async throws(LedgerError)

  /// Adds what was written by hand.
  func add(_ entry: LedgerEntry) async throws(LedgerError) -> LedgerRow

  /// Those of a statement's entries that are not known yet.
  ///
  /// An entry is known by day, amount and text. What a statement has n times is known as often as
  /// the ledger has it, wherever that came from.
  func unknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerEntry]

  /// Adds those of a statement's entries that are not known yet, and returns them.
  func addUnknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerRow]

  /// Brings rows back that were removed; throws `.undoOverChange` where they are there, or where
  /// imported ones have come again meanwhile.
  func restore(_ rows: [LedgerRow]) async throws(LedgerError)

  /// Removes rows that are exactly so; throws `.undoOverChange` if any is not, and
  /// `.walletStays` for rows of the wallet.
  func remove(_ rows: [LedgerRow]) async throws(LedgerError)
}
