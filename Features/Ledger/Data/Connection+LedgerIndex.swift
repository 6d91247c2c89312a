import LedgerDomain
import SQL
import Search
import Storage
import WalletDomain

/// The index of the letters in search keys; see `SearchKey.letters`.
extension Connection {
  /// How many of the rows that have some letters are looked at to judge how many there are.
  private static let sample = 64

  /// Whether some entries have no search key yet.
  func hasKeyless() throws(SQLError) -> Bool {
    try scalar("SELECT 1 FROM ledger WHERE key IS NULL LIMIT 1") as Int? != nil
  }

  /// Makes at most `limit` of the search keys that are missing.
  func makeKeys(limit: Int) throws(SQLError) {
    let keyless = try query(
      "SELECT id, text, note, payee FROM ledger WHERE key IS NULL ORDER BY id LIMIT ?", limit
    ) { row throws(SQLError) in
      (Int64(try row[0] as Int), Self.key(try row[1], try row[2], try row[3]))
    }
    guard !keyless.isEmpty else { return }
    let rows = dialect.rows("?", ("id", .integer), ("key", .text), ("initials", .text))
    try run(
      """
      UPDATE ledger SET key = made.key, initials = made.initials
        FROM \(rows) AS made WHERE ledger.id = made.id
      """, SQLList(rows: keyless) { id, key in [id, key.text, key.initials] })
    try index(keyless)
  }

  /// Adds the search keys of entries to the index; fastest in ascending order of the ids.
  func index(_ keys: some Sequence<(LedgerRow.ID, SearchKey)>) throws(SQLError) {
    let rows = dialect.rows("?", ("id", .integer), ("letters", .text))
    let new = SQLList(rows: keys) { id, key in [id, key.letters] }
    switch dialect {
    case .sqlite:
      try run(
        """
        INSERT INTO ledger_search (rowid, letters)
          SELECT id, letters FROM \(rows) AS added ORDER BY position
        """, new)
    case .postgresql:
      try run(
        """
        INSERT INTO ledger_search (id, letters) SELECT id, ledger_threes(letters) FROM \(rows) AS added
          ON CONFLICT (id) DO UPDATE SET letters = excluded.letters
        """, new)
    }
  }

  /// A condition with the parameter `?1`, and its value, that keeps the rows with all these parts of
  /// `SearchKey.letters`, and few others.
  ///
  /// Each part has three letters, but an only one may have fewer. If more than a tenth of the rows
  /// have each part, every row is kept.
  func filter(_ parts: [String]) throws(SQLError) -> (condition: SQLText, value: String?) {
    switch dialect {
    case .sqlite: return try rareRows(parts)
    case .postgresql:
      // The server judges itself what is rare.
      guard Self.isIndexed(parts) else { return Self.everything }
      return (
        "id IN (SELECT id FROM ledger_search WHERE letters @> ledger_threes_apart(?1))",
        parts.joined()
      )
    }
  }

  /// `filter` in a file, where all rows are read faster than most of them.
  private func rareRows(
    _ parts: [String]
  ) throws(SQLError) -> (condition: SQLText, value: String?) {
    let most = try rowCount() / 10
    if let part = parts.first, part.unicodeScalars.count < 3 {
      guard try count(beginning: part, upTo: most) <= most else { return Self.everything }
      return (
        "id IN (SELECT doc FROM ledger_letters WHERE term >= ?1 AND term < ?1 || char(0x10FFFF))",
        part
      )
    }
    var counted: [(part: String, count: Int)] = []
    for part in parts { counted.append((part, try estimate(part))) }
    let rare = counted.sorted { $0.count < $1.count }.prefix(4)
    guard let first = rare.first, first.count <= most else { return Self.everything }
    return (
      "id IN (SELECT rowid FROM ledger_search WHERE ledger_search MATCH ?1)",
      rare.map { Self.quoted($0.part) }.joined(separator: " AND ")
    )
  }

  /// A text in a query of FTS5; letters that join with a quotation mark do not hide it.
  private static func quoted(_ text: String) -> String {
    let quote = UInt8(ascii: "\"")
    let inner = text.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return "\"\(String(decoding: inner, as: UTF8.self))\""
  }

  /// Whether each of some hundred entries with a search key is found by the index.
  func isIndexSound() throws(SQLError) -> Bool {
    let distance = max(try rowCount() / 200, 1)
    // A file of an earlier version, which is only read, has no payees yet.
    let payee: SQLText = try hasEdits() ? "payee" : "NULL"
    let rows = try query(
      "SELECT id, text, note, key, \(payee) FROM ledger WHERE key IS NOT NULL AND id % ? = 0",
      distance
    ) { row throws(SQLError) in
      (
        id: try row[0] as Int, key: Self.key(try row[1], try row[2], try row[4]),
        kept: try row[3] as String
      )
    }
    guard rows.allSatisfy({ $0.key.text == $0.kept }) else { return false }
    switch dialect {
    case .sqlite:
      // What is asked depends on how rare the letters of each are.
      for (id, key, _) in rows {
        let (condition, value) = try filter(key.threes)
        let found: Int? = try scalar(
          "SELECT 1 FROM ledger WHERE id = ?2 AND \(condition)", value, id)
        guard found != nil else { return false }
      }
      return true
    case .postgresql:
      let searched = rows.filter { Self.isIndexed($0.key.threes) }
      let asked = dialect.rows("?", ("id", .integer), ("threes", .text))
      let lost: Int? = try scalar(
        """
        SELECT 1 FROM \(asked) AS asked LEFT JOIN ledger_search USING (id)
        WHERE (letters @> ledger_threes_apart(threes)) IS NOT TRUE LIMIT 1
        """, SQLList(rows: searched) { [$0.id, $0.key.threes.joined()] })
      return lost == nil
    }
  }

  /// Whether the index of a server has these parts.
  private static func isIndexed(_ parts: [String]) -> Bool {
    parts.allSatisfy { $0.unicodeScalars.count == 3 } && !parts.isEmpty
  }

  private static var everything: (condition: SQLText, value: String?) { ("?1 IS NULL", nil) }

  /// How many letters of texts begin so; stops soon after `most`.
  private func count(beginning part: String, upTo most: Int) throws(SQLError) -> Int {
    try scalar(
      """
      SELECT count(*) FROM (SELECT 1 FROM ledger_letters
        WHERE term >= ?1 AND term < ?1 || char(0x10FFFF) LIMIT ?2)
      """, part, most + 1) ?? 0
  }

  /// About how many rows have these three letters: exact if they are few, otherwise by the place of
  /// the first ones.
  private func estimate(_ part: String) throws(SQLError) -> Int {
    let ids = try query(
      "SELECT doc FROM ledger_letters WHERE term = ? LIMIT ?", part, Self.sample
    ) { row throws(SQLError) in try row[0] as Int }
    guard ids.count == Self.sample, let last = ids.last else { return ids.count }
    // As if the ids began with 1: two functions in one statement would read all of them.
    let most: Int = try scalar("SELECT max(id) FROM ledger") ?? 0
    return Self.sample.multiplied(by: most) / max(last, 1)
  }

  private func rowCount() throws(SQLError) -> Int {
    try scalar("SELECT coalesce(sum(count), 0) FROM ledger_total") ?? 0
  }
}
