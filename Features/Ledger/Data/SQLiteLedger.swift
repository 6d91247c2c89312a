public import LedgerDomain
public import Log
public import SQLite
import WalletDomain

/// The ledger in the wallet's database.
public struct SQLiteLedger: LedgerRepository {
  private let database: Database
  private let searching: Database
  private let log: Log

  /// - Parameters:
  ///   - database: The wallet's file.
  ///   - searching: The same file, for what looks at every row, so that no page waits for that.
  ///   - log: Gets the errors of the database.
  public init(database: Database, searching: Database, log: Log) {
    self.database = database
    self.searching = searching
    self.log = log
  }

  public func summary(of query: LedgerQuery) async throws(LedgerError) -> LedgerSummary {
    try await read { connection throws(SQLiteError) in try connection.summary(of: query) }
  }

  public func rows(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> [LedgerRow] {
    try await read { connection throws(SQLiteError) in
      let ids = try connection.ids(of: query, LedgerScan(query, page))
      return try connection.entries(page.goesBack ? ids.reversed() : ids)
    }
  }

  public func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding {
    let found = try await read(on: searching) { connection throws(SQLiteError) in
      try connection.hasKeyless() ? nil : try connection.find(query)
    }
    if let found { return found }
    return try await change(on: searching) { connection throws(SQLiteError) in
      try connection.makeKeys()
      return try connection.find(query)
    }
  }

  public func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow] {
    try await read { connection throws(SQLiteError) in try connection.entries(ids) }
  }

  public func monthTotals() async throws(LedgerError) -> MonthTotals {
    try await read { connection throws(SQLiteError) in try connection.monthTotals() }
  }

  public func mark(
    _ ids: [LedgerRow.ID], _ change: LedgerMarks.Change
  ) async throws(LedgerError) -> [LedgerEdit] {
    let edits = try await self.change { connection throws(SQLiteError) -> [LedgerEdit]? in
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
    try await change { connection throws(SQLiteError) in try connection.insert(entry, .hand) }
  }

  public func unknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerEntry] {
    try await read(on: searching) { connection throws(SQLiteError) in
      try connection.unknown(entries)
    }
  }

  public func addUnknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerRow] {
    try await change { connection throws(SQLiteError) in
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
    let isApplied = try await self.change { connection throws(SQLiteError) in
      try connection.apply(change)
    }
    guard isApplied else { throw .undoOverChange }
  }

  /// Whether the totals are those of the entries, and the wallet's entries those of its movements.
  ///
  /// Looks at every row.
  public func isSound() async throws(LedgerError) -> Bool {
    try await read(on: searching) { connection throws(SQLiteError) in try connection.isLedgerSound()
    }
  }

  private func read<Value: Sendable>(
    on database: Database? = nil, _ work: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(LedgerError) -> Value {
    try await logged { () throws(SQLiteError) in
      try await (database ?? self.database).read(work)
    }
  }

  private func change<Value: Sendable>(
    on database: Database? = nil, _ work: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(LedgerError) -> Value {
    try await logged { () throws(SQLiteError) in
      try await (database ?? self.database).transaction(work)
    }
  }

  /// Logs an error of the database, and throws the ledger's.
  private func logged<Value: Sendable>(
    _ work: () async throws(SQLiteError) -> Value
  ) async throws(LedgerError) -> Value {
    do throws(SQLiteError) {
      return try await work()
    } catch {
      if error != .interrupted { log.error("ledger", error.description) }
      throw LedgerError(error)
    }
  }
}

extension LedgerError {
  /// A damaged file stays as it is: the wallet decides what becomes of it.
  fileprivate init(_ error: SQLiteError) {
    switch error {
    case .full: self = .diskFull
    case .readOnly: self = .cannotWrite
    case .busy: self = .busy
    case .newerSchema: self = .newerData
    case .corrupt: self = .damaged
    case .interrupted, .constraint: self = .unknown
    default: self = .cannotRead
    }
  }
}
