import LedgerDomain
import SQLite

/// The tables of the ledger inside one transaction, for a command of the history.
struct StoredTables: LedgerTables {
  let connection: Connection
  /// The command that keeps the rows which it removes.
  let command: Int64

  func rows(_ ids: [LedgerRow.ID]) throws(SQLiteError) -> [LedgerRow] {
    try connection.entries(ids)
  }

  func ids(in category: LedgerCategory) throws(SQLiteError) -> [LedgerRow.ID] {
    try connection.ids("SELECT id FROM ledger WHERE category = ? ORDER BY id", category.rawValue)
  }

  func ids(ofImport id: LedgerImport.ID) throws(SQLiteError) -> [LedgerRow.ID] {
    try connection.ids("SELECT id FROM ledger WHERE import_id = ? ORDER BY id", id)
  }

  func allIDs() throws(SQLiteError) -> [LedgerRow.ID] {
    try connection.ids("SELECT id FROM ledger WHERE ? ORDER BY id", true)
  }

  func unknown(_ entries: [LedgerEntry]) throws(SQLiteError) -> [LedgerEntry] {
    try connection.unknown(entries)
  }

  func settings() throws(SQLiteError) -> LedgerSettings { try connection.ledgerSettings() }

  func insert(
    _ entry: LedgerEntry, _ origin: LedgerOrigin, importID: LedgerImport.ID?,
    to account: LedgerAccount.ID
  ) throws(SQLiteError) -> LedgerRow {
    try connection.insert(entry, origin, importID: importID, to: account)
  }

  func insertImport(
    file: String, time: Int64, total: Int
  ) throws(SQLiteError) -> LedgerImport.ID {
    try connection.run(
      "INSERT INTO ledger_import (time, file, total) VALUES (?, ?, ?)", time, file, total)
    return connection.lastInsertedRow
  }

  func mark(_ row: LedgerRow, as marks: LedgerMarks) throws(SQLiteError) {
    try connection.mark(row, as: marks)
  }

  func remove(_ ids: IDRanges) throws(SQLiteError) {
    for range in ids.ranges {
      try connection.run(
        """
        INSERT INTO ledger_removed (
            id, day, amount, text, category, note, origin, key, initials, import_id, account,
            state, command)
          SELECT id, day, amount, text, category, note, origin, key, initials, import_id, account,
            state, ?3
          FROM ledger WHERE id BETWEEN ?1 AND ?2
        """, range.lowerBound, range.upperBound, command)
      try connection.run(
        "DELETE FROM ledger WHERE id BETWEEN ? AND ?", range.lowerBound, range.upperBound)
    }
  }

  /// The index still has the letters of the rows.
  func bringBack(_ ids: IDRanges) throws(SQLiteError) {
    for range in ids.ranges {
      try connection.run(
        """
        INSERT INTO ledger (
            id, day, amount, text, category, note, origin, key, initials, import_id, account,
            state)
          SELECT id, day, amount, text, category, note, origin, key, initials, import_id, account,
            state
          FROM ledger_removed WHERE id BETWEEN ? AND ?
        """, range.lowerBound, range.upperBound)
      try connection.run(
        "DELETE FROM ledger_removed WHERE id BETWEEN ? AND ?", range.lowerBound, range.upperBound)
    }
  }

  func save(_ settings: LedgerSettings) throws(SQLiteError) {
    try connection.save(settings)
  }
}

extension Connection {
  func ids(
    _ sql: SQL, _ argument: any SQLiteConvertible
  ) throws(SQLiteError) -> [LedgerRow.ID] {
    try query(sql, argument) { row throws(SQLiteError) in Int64(try row[0] as Int) }
  }
}
