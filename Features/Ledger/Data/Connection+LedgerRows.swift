import LedgerDomain
import SQL
import Search
import Time
import WalletDomain

/// Single entries, inside one transaction or read.
extension Connection {
  /// The entries with these ids in this order, without those that are gone.
  func entries(_ ids: [LedgerRow.ID]) throws(SQLError) -> [LedgerRow] {
    var rows: [LedgerRow] = []
    rows.reserveCapacity(ids.count)
    for id in ids {
      if let row = try entry(id) { rows.append(row) }
    }
    return rows
  }

  /// Nil if the entry is gone.
  func entry(_ id: LedgerRow.ID) throws(SQLError) -> LedgerRow? {
    // Columns by position, which is faster: there may be many rows.
    try first(
      """
      SELECT day, amount, text, category, note, origin, order_id, import_id, account, state,
        reconciliation, \(dialect.member)
      FROM ledger LEFT JOIN mart_movement USING (movement) WHERE id = ?
      """, id
    ) { row throws(SQLError) in
      let origin: String = try row[5]
      guard let origin = LedgerOrigin(rawValue: origin) else {
        throw .unexpectedValue(column: "origin", expected: "an origin", found: "another text")
      }
      return LedgerRow(
        id: id, origin: origin, entry: try LedgerEntry(row), order: try row[6],
        importID: try row[7], standing: try LedgerStanding(row), member: try row[11])
    }
  }

  /// Adds an entry, and returns its row.
  func insert(
    _ entry: LedgerEntry, _ origin: LedgerOrigin, importID: LedgerImport.ID?,
    to account: LedgerAccount.ID
  ) throws(SQLError) -> LedgerRow {
    let key = Self.key(entry.text, entry.note)
    let id = try insert(
      """
      INSERT INTO ledger (
          day, amount, text, category, note, origin, key, initials, import_id, account)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
      """, entry.day.rawValue, entry.amount.amount, entry.text, entry.category.rawValue,
      entry.note, origin.rawValue, key.text, key.initials, importID,
      account.rawValue)
    let row = LedgerRow(
      id: id, origin: origin, entry: entry, importID: importID,
      standing: LedgerStanding(account))
    try index(key, of: row.id)
    return row
  }

  /// Changes the marks of an entry.
  func mark(_ row: LedgerRow, as marks: LedgerMarks) throws(SQLError) {
    if row.note == marks.note {
      try run("UPDATE ledger SET category = ? WHERE id = ?", marks.category.rawValue, row.id)
    } else {
      let key = Self.key(row.text, marks.note)
      try run(
        "UPDATE ledger SET category = ?, note = ?, key = ?, initials = ? WHERE id = ?",
        marks.category.rawValue, marks.note, key.text, key.initials, row.id)
      try index(key, of: row.id)
    }
  }

  /// The text in which a search looks for an entry.
  static func key(_ text: String, _ note: String) -> SearchKey { SearchKey("\(text)\n\(note)") }
}

extension SQLDialect {
  /// Who has added an entry: a file has one user.
  var member: SQLText {
    switch self {
    case .sqlite: "NULL"
    case .postgresql: "ledger.member"
    }
  }

  /// Whether a command is the user's own.
  var isOwn: SQLText {
    switch self {
    case .sqlite: "TRUE"
    case .postgresql: "member = session_user"
    }
  }
}

extension LedgerEntry {
  /// The entry in a row whose first columns are day, amount, text, category and note.
  init(_ row: borrowing Row) throws(SQLError) {
    let (day, amount, category): (Int, Int, String) = (try row[0], try row[1], try row[3])
    guard let day = Day(rawValue: day) else {
      throw .unexpectedValue(column: "day", expected: "a day", found: "another number")
    }
    self.init(
      day: day, amount: Won(Int64(amount)), text: try row[2],
      category: LedgerCategory(rawValue: category), note: try row[4])
  }
}

extension LedgerStanding {
  /// The standing in a row whose columns from the ninth on are account, state and reconciliation.
  fileprivate init(_ row: borrowing Row) throws(SQLError) {
    let (name, state): (String, String) = (try row[8], try row[9])
    let account = LedgerAccount.ID(rawValue: name)
    guard let state = State(rawValue: state) else {
      throw .unexpectedValue(column: "state", expected: "a state", found: "another text")
    }
    let reconciliation: Int64? = try row[10]
    if let reconciliation {
      self.init(account, lockedBy: reconciliation)
    } else {
      self.init(account, isCleared: state == .cleared)
    }
  }
}
