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
  private static let step = 2_000

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

  func news(
    of entries: [StatementEntry], into account: LedgerAccount.ID?
  ) throws(SQLError) -> StatementNews { try connection.news(of: entries, into: account) }

  func settings() throws(SQLError) -> LedgerSettings { try connection.ledgerSettings() }

  func maySave() throws(SQLError) -> Bool {
    let may: Int? = try connection.scalar(
      "SELECT CASE WHEN \(connection.dialect.maySaveSettings) THEN 1 ELSE 0 END")
    return may == 1
  }

  func insert(_ rows: [NewRow]) throws(SQLError) -> [LedgerRow.ID] {
    var ids: [LedgerRow.ID] = []
    for part in rows.batches() {
      try reach(ids.count, of: rows.count)
      ids += try connection.insert(part)
    }
    return ids
  }

  /// A row cannot become a part, so that it goes and comes back as one.
  func divide(_ parts: [NewPart]) throws(SQLError) {
    for batch in parts.batches() {
      let ids = batch.map(\.id)
      try connection.run("DELETE FROM ledger WHERE \(isListed)", SQLList(ids))
      try connection.insert(batch.map(\.row), as: ids)
    }
  }

  func insertImport(
    file: String, time: Int64, total: Int, into account: LedgerAccount.ID
  ) throws(SQLError) -> LedgerImport.ID {
    try connection.insert(
      """
      INSERT INTO ledger_import (time, file, total, account) VALUES (?, ?, ?, ?) RETURNING id
      """, time, file, total, account.rawValue)
  }

  func mark(_ rows: [(row: LedgerRow, marks: LedgerMarks)]) throws(SQLError) {
    var done = 0
    for part in rows.batches() {
      try reach(done, of: rows.count)
      try connection.mark(part)
      done += part.count
    }
  }

  func correct(_ rows: [LedgerCorrection]) throws(SQLError) {
    for part in rows.batches() { try connection.correct(part) }
  }

  mutating func pass(_ count: Int) { done += count }

  func reach(_ done: Int, of total: Int) throws(SQLError) {
    guard work.advance(to: self.done + done, of: self.total ?? total) else { throw .interrupted }
  }

  /// Calls `body` with the ids, many of them in parts.
  func forEachPart(
    of ids: IDRanges, _ body: (SQLList) throws(SQLError) -> Void
  ) throws(SQLError) {
    let total = ids.count
    var done = 0
    for part in ids.ids.batches(of: Self.step) {
      try reach(done, of: total)
      try body(SQLList(part))
      done += part.count
    }
  }

  /// The condition that the id of a row is in the list that is the first argument.
  var isListed: SQLText {
    "id IN (SELECT value FROM \(connection.dialect.list("?1", of: .integer)) AS listed)"
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
