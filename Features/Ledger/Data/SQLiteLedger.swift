public import LedgerDomain
public import SQLite
import WalletDomain

/// The ledger in the wallet's database; what is known only to developers goes to the log.
public struct SQLiteLedger: LedgerWork {
  private let database: Database
  private let searching: Database
  private let border: LedgerBorder

  /// What looks at every row is done by `searching`, another `Database` on the same file, so that
  /// no page waits for it.
  public init(database: Database, searching: Database, border: LedgerBorder) {
    self.database = database
    self.searching = searching
    self.border = border
  }

  public func summary(of query: LedgerQuery) async throws(LedgerError) -> LedgerSummary {
    try await read(database) { connection throws(SQLiteError) in
      try connection.summary(of: query)
    }
  }

  public func rows(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> [LedgerRow] {
    try await read(database) { connection throws(SQLiteError) in
      let ids = try connection.ids(of: query, LedgerScan(query, page))
      return try connection.entries(page.goesBack ? ids.reversed() : ids)
    }
  }

  public func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding {
    let found = try await read(searching) { connection throws(SQLiteError) in
      try connection.hasKeyless() ? nil : try connection.find(query)
    }
    if let found { return found }
    return try await border.cross { () throws(SQLiteError) in
      try await searching.transaction { connection throws(SQLiteError) in
        try connection.makeKeys()
        return try connection.find(query)
      }
    }
  }

  public func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow] {
    try await read(database) { connection throws(SQLiteError) in try connection.entries(ids) }
  }

  public func monthTotals() async throws(LedgerError) -> MonthTotals {
    try await read(database) { connection throws(SQLiteError) in try connection.monthTotals() }
  }

  public func mark(
    _ target: LedgerTarget, _ marking: LedgerMarking
  ) async throws(LedgerError) -> [LedgerEdit] {
    let edits = try await change { connection throws(SQLiteError) -> [LedgerEdit]? in
      let rows = try connection.entries(try connection.ids(of: target))
      guard !rows.isEmpty else { return nil }
      var edits: [LedgerEdit] = []
      for row in rows {
        let edit = LedgerEdit(
          id: row.id, before: row.marks, after: marking.applied(to: row.marks))
        guard edit.before != edit.after else { continue }
        try connection.mark(row, as: edit.after)
        edits.append(edit)
      }
      return edits
    }
    guard let edits else { throw .missing }
    return edits
  }

  public func apply(_ edits: [LedgerEdit]) async throws(LedgerError) {
    let isMade = try await change { connection throws(SQLiteError) in
      var rows: [LedgerRow] = []
      for edit in edits {
        guard let row = try connection.entry(edit.id), row.marks == edit.before else {
          return false
        }
        rows.append(row)
      }
      for (row, edit) in zip(rows, edits) { try connection.mark(row, as: edit.after) }
      return true
    }
    guard isMade else { throw .undoOverChange }
  }

  public func add(_ entry: LedgerEntry) async throws(LedgerError) -> LedgerRow {
    let id = try await change { connection throws(SQLiteError) in
      try connection.insert(entry, .hand)
    }
    return LedgerRow(id: id, origin: .hand, entry: entry)
  }

  public func unknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerEntry] {
    try await read(searching) { connection throws(SQLiteError) in
      EntryFingerprint.unknown(entries, known: try connection.known(entries))
    }
  }

  public func addUnknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerRow] {
    try await change { connection throws(SQLiteError) in
      var rows: [LedgerRow] = []
      for entry in EntryFingerprint.unknown(entries, known: try connection.known(entries)) {
        let id = try connection.insert(entry, .imported)
        rows.append(LedgerRow(id: id, origin: .imported, entry: entry))
      }
      return rows
    }
  }

  public func restore(_ rows: [LedgerRow]) async throws(LedgerError) {
    let isMade = try await change { connection throws(SQLiteError) in
      for row in rows where try connection.entry(row.id) != nil { return false }
      let imported = rows.filter { $0.origin == .imported }.map(\.entry)
      let known = try connection.known(imported)
      guard EntryFingerprint.unknown(imported, known: known).count == imported.count else {
        return false
      }
      for row in rows { try connection.insert(row) }
      return true
    }
    guard isMade else { throw .undoOverChange }
  }

  public func remove(_ rows: [LedgerRow]) async throws(LedgerError) {
    guard rows.allSatisfy({ $0.origin != .wallet }) else { throw .walletStays }
    let isMade = try await change { connection throws(SQLiteError) in
      for row in rows where try connection.entry(row.id) != row { return false }
      for row in rows { try connection.run("DELETE FROM ledger WHERE id = ?", row.id) }
      return true
    }
    guard isMade else { throw .undoOverChange }
  }

  /// Whether totals and entries of the wallet are what they were made from; it takes its time.
  public func isSound() async throws(LedgerError) -> Bool {
    try await read(searching) { connection throws(SQLiteError) in try connection.isLedgerSound() }
  }

  private func read<Value: Sendable>(
    _ database: Database, _ work: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(LedgerError) -> Value {
    try await border.cross { () throws(SQLiteError) in try await database.read(work) }
  }

  private func change<Value: Sendable>(
    _ work: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(LedgerError) -> Value {
    try await border.cross { () throws(SQLiteError) in try await database.transaction(work) }
  }
}
