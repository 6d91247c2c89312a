import LedgerDomain
import SQLite
import Search
import Time
import WalletDomain

/// Single entries, inside one transaction or read.
extension Connection {
  /// The entries with these ids in this order, without those that are gone.
  func entries(_ ids: [LedgerRow.ID]) throws(SQLiteError) -> [LedgerRow] {
    var rows: [LedgerRow] = []
    rows.reserveCapacity(ids.count)
    for id in ids {
      if let row = try entry(id) { rows.append(row) }
    }
    return rows
  }

  /// Nil where there is none.
  func entry(_ id: LedgerRow.ID) throws(SQLiteError) -> LedgerRow? {
    // By position, since there may be many.
    try first("SELECT day, amount, text, category, note, origin FROM ledger WHERE id = ?", id) {
      row throws(SQLiteError) in
      let (number, amount): (Int, Int) = (try row[0], try row[1])
      let (category, origin): (String, String) = (try row[3], try row[5])
      guard let day = Day(rawValue: number), let origin = LedgerOrigin(rawValue: origin) else {
        throw .unexpectedValue(column: "day", expected: "a day", found: "another number")
      }
      return LedgerRow(
        id: id, origin: origin,
        entry: LedgerEntry(
          day: day, amount: Won(Int64(amount)), text: try row[2],
          category: LedgerCategory(rawValue: category) ?? .other, note: try row[4]))
    }
  }

  /// Adds an entry, and returns its new id.
  func insert(
    _ entry: LedgerEntry, _ origin: LedgerOrigin
  ) throws(SQLiteError) -> LedgerRow.ID {
    let key = Self.key(entry.text, entry.note)
    try run(
      """
      INSERT INTO ledger (day, amount, text, category, note, origin, key, initials)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, entry.day.rawValue, entry.amount.amount, entry.text, entry.category.rawValue,
      entry.note, origin.rawValue, key.text, key.initials)
    return lastInsertedRow
  }

  /// Brings an entry back under the id it had.
  func insert(_ row: LedgerRow) throws(SQLiteError) {
    let key = Self.key(row.text, row.note)
    try run(
      """
      INSERT INTO ledger (id, day, amount, text, category, note, origin, key, initials)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, row.id, row.day.rawValue, row.amount.amount, row.text, row.category.rawValue, row.note,
      row.origin.rawValue, key.text, key.initials)
  }

  /// Changes what the user may change of an entry.
  func mark(_ row: LedgerRow, as marks: LedgerMarks) throws(SQLiteError) {
    if row.note == marks.note {
      try run("UPDATE ledger SET category = ? WHERE id = ?", marks.category.rawValue, row.id)
    } else {
      let key = Self.key(row.text, marks.note)
      try run(
        "UPDATE ledger SET category = ?, note = ?, key = ?, initials = ? WHERE id = ?",
        marks.category.rawValue, marks.note, key.text, key.initials, row.id)
    }
  }

  /// What a search looks through.
  static func key(_ text: String, _ note: String) -> SearchKey { SearchKey("\(text)\n\(note)") }
}
