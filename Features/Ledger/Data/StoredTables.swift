import LedgerDomain
import SQL
import Storage

/// The tables of the ledger inside one transaction, for a command of the history.
struct StoredTables: LedgerTables {
  let connection: Connection
  /// The command that keeps the rows which it removes.
  let command: Int64
  let work: LongWork
  /// How many rows were changed before a change that is one of several, of how many; nil for a single one.
  var done = 0
  var total: Int?

  /// How many rows one statement changes at most, so that a long change tells how far it is.
  private static let step: Int64 = 2_000

  func rows(_ ids: [LedgerRow.ID]) throws(SQLError) -> [LedgerRow] {
    try connection.entries(ids)
  }

  func ids(in category: LedgerCategory) throws(SQLError) -> [LedgerRow.ID] {
    try connection.ids("SELECT id FROM ledger WHERE category = ? ORDER BY id", category.rawValue)
  }

  func ids(ofImport id: LedgerImport.ID) throws(SQLError) -> [LedgerRow.ID] {
    try connection.ids("SELECT id FROM ledger WHERE import_id = ? ORDER BY id", id)
  }

  func file(ofImport id: LedgerImport.ID) throws(SQLError) -> String? {
    try connection.scalar("SELECT file FROM ledger_import WHERE id = ?", id)
  }

  func allIDs() throws(SQLError) -> [LedgerRow.ID] {
    try connection.ids("SELECT id FROM ledger WHERE ? ORDER BY id", true)
  }

  func unknown(
    _ entries: [StatedEntry], into account: LedgerAccount.ID?
  ) throws(SQLError) -> [StatedEntry] {
    try connection.unknown(entries, into: account)
  }

  func settings() throws(SQLError) -> LedgerSettings { try connection.ledgerSettings() }

  func insert(
    _ entry: LedgerEntry, _ origin: LedgerOrigin, importID: LedgerImport.ID?,
    to account: LedgerAccount.ID
  ) throws(SQLError) -> LedgerRow {
    try connection.insert(entry, origin, importID: importID, to: account)
  }

  func insertImport(
    file: String, time: Int64, total: Int, into account: LedgerAccount.ID
  ) throws(SQLError) -> LedgerImport.ID {
    try connection.insert(
      """
      INSERT INTO ledger_import (time, file, total, account) VALUES (?, ?, ?, ?) RETURNING id
      """, time, file, total, account.rawValue)
  }

  func mark(_ row: LedgerRow, as marks: LedgerMarks) throws(SQLError) {
    try connection.mark(row, as: marks)
  }

  func reach(_ done: Int, of total: Int) throws(SQLError) {
    guard work.advance(to: self.done + done, of: self.total ?? total) else { throw .interrupted }
  }

  /// Calls `body` with the ranges of the ids, the long ones in parts.
  func forEachRange(
    of ids: IDRanges, _ body: (ClosedRange<Int64>) throws(SQLError) -> Void
  ) throws(SQLError) {
    let total = ids.count
    var done = 0
    for range in ids.ranges {
      var lower = range.lowerBound
      while lower <= range.upperBound {
        try reach(done, of: total)
        let part = lower...min(lower + Self.step - 1, range.upperBound)
        try body(part)
        done += part.count
        lower = part.upperBound + 1
      }
    }
  }

  func remove(_ ids: IDRanges) throws(SQLError) {
    try forEachRange(of: ids) { range throws(SQLError) in
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
  func bringBack(_ ids: IDRanges) throws(SQLError) {
    try forEachRange(of: ids) { range throws(SQLError) in
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

  func save(_ settings: LedgerSettings) throws(SQLError) {
    try connection.save(settings)
  }
}

extension Connection {
  func ids(
    _ sql: SQLText, _ argument: any SQLConvertible
  ) throws(SQLError) -> [LedgerRow.ID] {
    try query(sql, argument) { row throws(SQLError) in Int64(try row[0] as Int) }
  }
}
