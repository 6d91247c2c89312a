public import LedgerDomain
public import Log
public import SQLite
import WalletDomain

/// The ledger in the books.
///
/// A damaged file stays as it is: the wallet decides what becomes of it.
public struct SQLiteLedger: LedgerRepository {
  private let border: StorageBorder<LedgerError>
  private let searching: StorageBorder<LedgerError>

  /// - Parameters:
  ///   - database: The books.
  ///   - searching: The same file, for what looks at every row, so that no page waits for that.
  ///   - log: Gets the errors of the database.
  public init(_ database: Database, searching: Database, log: Log) {
    border = StorageBorder(database, "ledger", log: log, failure: LedgerError.storage)
    self.searching = StorageBorder(searching, "ledger", log: log, failure: LedgerError.storage)
  }

  public func summary(of query: LedgerQuery) async throws(LedgerError) -> LedgerSummary {
    try await border.read { connection throws(SQLiteError) in try connection.summary(of: query) }
  }

  public func rows(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> [LedgerRow] {
    try await border.read { connection throws(SQLiteError) in
      let ids = try connection.ids(of: query, LedgerScan(query, page))
      return try connection.entries(page.goesBack ? ids.reversed() : ids)
    }
  }

  public func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding {
    let found = try await searching.read { connection throws(SQLiteError) in
      try connection.hasKeyless() ? nil : try connection.find(query)
    }
    if let found { return found }
    return try await searching.change { connection throws(SQLiteError) in
      try connection.makeKeys()
      return try connection.find(query)
    }
  }

  public func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow] {
    try await border.read { connection throws(SQLiteError) in try connection.entries(ids) }
  }

  public func monthTotals() async throws(LedgerError) -> MonthTotals {
    try await border.read { connection throws(SQLiteError) in try connection.monthTotals() }
  }

  public func mark(
    _ ids: [LedgerRow.ID], _ change: LedgerMarks.Change
  ) async throws(LedgerError) -> [LedgerEdit] {
    let edits = try await border.change { connection throws(SQLiteError) -> [LedgerEdit]? in
      let rows = try connection.entries(ids)
      var edits: [LedgerEdit] = []
      for row in rows {
        guard let edit = LedgerEdit(row, change) else { continue }
        try connection.mark(row, as: edit.after)
        edits.append(edit)
      }
      return rows.isEmpty ? nil : edits
    }
    guard let edits else { throw .missing }
    return edits
  }

  public func add(_ entry: LedgerEntry) async throws(LedgerError) -> LedgerRow {
    try await border.change { connection throws(SQLiteError) in try connection.insert(entry, .hand)
    }
  }

  public func unknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerEntry] {
    try await searching.read { connection throws(SQLiteError) in
      try connection.unknown(entries)
    }
  }

  public func addUnknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerRow] {
    try await border.change { connection throws(SQLiteError) in
      var rows: [LedgerRow] = []
      for entry in try connection.unknown(entries) {
        rows.append(try connection.insert(entry, .imported))
      }
      return rows
    }
  }

  public func apply(_ change: LedgerChange) async throws(LedgerError) {
    if case .removed(let rows) = change, rows.contains(where: { $0.origin == .wallet }) {
      throw .walletStays
    }
    let isApplied = try await border.change { connection throws(SQLiteError) in
      try connection.apply(change)
    }
    guard isApplied else { throw .undoOverChange }
  }

  /// Whether the totals are those of the entries, and the wallet's entries those of its movements.
  ///
  /// Looks at every row.
  public func isSound() async throws(LedgerError) -> Bool {
    try await searching.read { connection throws(SQLiteError) in try connection.isLedgerSound()
    }
  }
}
