import FoundationEssentials
import LedgerDomain
import SQL
import Search
import Time
import WalletDomain

/// Single entries, inside one transaction or read.
extension Connection {
  /// The entries with these ids in this order, without those that are gone.
  func entries(_ ids: [LedgerRow.ID]) throws(SQLError) -> [LedgerRow] {
    try query(entries(in: dialect.list("?", of: .integer)), of: ids, row: LedgerRow.init)
  }

  /// The statement for the entries whose ids a table has as `value`, in any order.
  func entries(in ids: SQLText) -> SQLText {
    // Columns by position, which is faster: there may be many rows.
    """
    SELECT day, amount, text, category, note, origin, order_id, import_id, account, state,
      reconciliation, \(dialect.member), id, link_kind, left_out, \(BankRecord.columns),
      \(EntryEdits.columns)
    FROM (SELECT value FROM \(ids) AS chosen) AS listed JOIN ledger ON ledger.id = listed.value
      LEFT JOIN mart_movement USING (movement)
    WHERE \(dialect.isReadable)
    """
  }

  /// Adds entries, and returns their ids in this order, in which they ascend.
  ///
  /// `former` are the ids that they had before, under which they are found by the index; nil for new ones.
  @discardableResult
  func insert(
    _ entries: some Collection<NewRow>, as former: [LedgerRow.ID]? = nil
  ) throws(SQLError) -> [LedgerRow.ID] {
    let keys = entries.map { Self.key($0.entry.text, $0.entry.marks) }
    let rows = dialect.rows(
      bankedIn: "?1", ("day", .integer), ("amount", .integer), ("text", .text),
      ("category", .text), ("note", .text), ("account", .text), ("key", .text),
      ("initials", .text), ("payee", .text), ("origin", .text), ("part_of", .integer),
      ("import_id", .integer), ("former", .integer))
    let (id, formerID): (SQLText, SQLText) = former == nil ? ("", "") : ("id,", "former,")
    let new = SQLList(rows: zip(entries, keys).enumerated()) { number, added in
      let (new, key) = added
      return [
        new.entry.day.rawValue, new.entry.amount.amount, new.entry.text,
        new.entry.category.rawValue, new.entry.note, new.account.rawValue, key.text, key.initials,
        new.entry.payee, new.origin.rawValue, new.partOf, new.importID, former?[number],
      ] + BankRecord.values(of: new.entry.bank)
    }
    // They get ascending ids in their order, but may be returned in another.
    let ids = try query(
      """
      INSERT INTO ledger (
          \(id) day, amount, text, category, note, origin, key, initials, import_id, account,
          payee, part_of, \(BankRecord.columns))
        SELECT \(formerID) day, amount, text, category, note, origin, key, initials, import_id, account,
          payee, part_of, \(BankRecord.columns)
        FROM \(rows) AS added ORDER BY position RETURNING id
      """, new
    ) { row throws(SQLError) in Int64(try row[0] as Int) }.sorted()
    guard ids.count == entries.count else { throw .misuse("an insertion that returns no number") }
    if former == nil { try index(zip(ids, keys)) }
    return ids
  }

  /// Changes the marks of entries, which are in ascending order of their ids.
  func mark(
    _ entries: some Sequence<(row: LedgerRow, marks: LedgerMarks)>
  ) throws(SQLError) {
    let moved = entries.filter { !$0.marks.isNamed(otherwiseThan: $0.row.marks) }
    if !moved.isEmpty {
      let rows = dialect.rows("?", ("id", .integer), ("category", .text))
      try run(
        "UPDATE ledger SET category = marked.category FROM \(rows) AS marked WHERE ledger.id = marked.id",
        SQLList(rows: moved) { [$0.row.id, $0.marks.category.rawValue] })
    }
    let noted = entries.filter { $0.marks.isNamed(otherwiseThan: $0.row.marks) }
    guard !noted.isEmpty else { return }
    let keys = noted.map { Self.key($0.row.text, $0.marks) }
    let rows = dialect.rows(
      "?", ("id", .integer), ("category", .text), ("note", .text), ("payee", .text),
      ("key", .text), ("initials", .text))
    try run(
      """
      UPDATE ledger SET category = marked.category, note = marked.note, payee = marked.payee,
          key = marked.key, initials = marked.initials
        FROM \(rows) AS marked WHERE ledger.id = marked.id
      """,
      SQLList(rows: zip(noted, keys)) { entry, key in
        [
          entry.row.id, entry.marks.category.rawValue, entry.marks.note, entry.marks.payee,
          key.text,
          key.initials,
        ]
      })
    try index(zip(noted.map(\.row.id), keys))
  }

  /// The text in which a search looks for an entry.
  static func key(_ text: String, _ note: String, _ payee: String? = nil) -> SearchKey {
    SearchKey("\(text)\n\(note)" + (payee.map { "\n\($0)" } ?? ""))
  }

  static func key(_ text: String, _ marks: LedgerMarks) -> SearchKey {
    key(text, marks.note, marks.payee)
  }
}

extension LedgerMarks {
  /// Whether a search finds them by other words.
  fileprivate func isNamed(otherwiseThan other: LedgerMarks) -> Bool {
    note != other.note || payee != other.payee
  }
}

extension SQLDialect {
  /// Who has added an entry: a file has one user.
  var member: SQLText {
    switch self {
    case .sqlite: "NULL"
    case .postgresql: "ledger.member"
    }
  }

  /// Whether an entry or a reconciliation can be shown: a file with one that cannot is damaged, but of books
  /// on a server it is left out, so that no one else's row ends a screen.
  var isReadable: SQLText {
    switch self {
    case .sqlite: "TRUE"
    case .postgresql: "is_day(day)"
    }
  }

  /// Whether the user may say that what is offered was answered.
  var mayEndOffers: SQLText {
    switch self {
    case .sqlite: "TRUE"
    case .postgresql: "has_table_privilege('ledger_offer', 'DELETE')"
    }
  }

  var maySaveSettings: SQLText {
    switch self {
    case .sqlite: "TRUE"
    case .postgresql: "has_table_privilege('ledger_settings', 'UPDATE')"
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

extension LedgerRow {
  /// The row of a statement that `entries(in:)` makes.
  init(_ row: borrowing Row) throws(SQLError) {
    let origin: String = try row[5]
    guard let origin = LedgerOrigin(rawValue: origin) else {
      throw .unexpectedValue(column: "origin", expected: "an origin", found: "another text")
    }
    let entry = try LedgerEntry(
      row, bank: try BankRecord(row, from: 15), payee: try row[27],
      stated: try StatedFacts(row, from: 28))
    self.init(
      id: Int64(try row[12] as Int), origin: origin, entry: entry, order: try row[6],
      importID: try row[7], status: try EntryStatus(row, from: 8), member: try row[11],
      link: try LinkMark(row, at: 13, of: entry.amount), partOf: try row[31])
  }
}

extension LedgerEntry {
  /// The entry in a row whose first columns are day, amount, text, category and note.
  init(
    _ row: borrowing Row, bank: BankRecord? = nil, payee: String? = nil,
    stated: StatedFacts? = nil
  ) throws(SQLError) {
    let (day, amount, category): (Int, Int, String) = (try row[0], try row[1], try row[3])
    guard let day = Day(rawValue: day) else {
      throw .unexpectedValue(column: "day", expected: "a day", found: "another number")
    }
    self.init(
      day: day, amount: Won(Int64(amount)), text: try row[2],
      category: LedgerCategory(rawValue: category), note: try row[4], payee: payee, bank: bank,
      stated: stated)
  }
}

extension EntryStatus {
  /// The status in a row whose columns from this one on are account, state and reconciliation.
  init(_ row: borrowing Row, from first: Int) throws(SQLError) {
    let (name, state): (String, String) = (try row[first], try row[first + 1])
    let account = LedgerAccount.ID(rawValue: name)
    guard let state = State(rawValue: state) else {
      throw .unexpectedValue(column: "state", expected: "a state", found: "another text")
    }
    let reconciliation: Int64? = try row[first + 2]
    if let reconciliation {
      self.init(account, lockedBy: reconciliation)
    } else {
      self.init(account, isCleared: state == .cleared)
    }
  }
}

/// Values in a column of text.
enum StoredJSON {
  static func text(of value: some Encodable) throws(SQLError) -> String {
    let encoder = JSONEncoder()
    // The same value is the same text.
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(value) else {
      throw .misuse("a value that is not JSON")
    }
    return String(decoding: json, as: UTF8.self)
  }

  static func value<Value: Decodable>(
    of text: String, in column: String
  ) throws(SQLError) -> Value {
    guard let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) else {
      throw .unexpectedValue(column: column, expected: "JSON", found: "another text")
    }
    return value
  }
}
