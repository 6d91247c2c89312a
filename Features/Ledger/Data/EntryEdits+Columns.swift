import LedgerDomain
import SQL
import Time
import WalletDomain

/// What users make of entries, in columns of their own.
enum EntryEdits {
  static let columns: SQLText = "payee, stated_day, stated_amount, stated_text, part_of"
  /// Those that hold what a statement has said of an entry that was corrected.
  static let stated: [(name: SQLText, type: SQLType)] = [
    ("stated_day", .integer), ("stated_amount", .integer), ("stated_text", .text),
  ]

  static func values(of stated: StatedFacts?) -> [any SQLConvertible] {
    [stated?.day.rawValue, stated?.amount.amount, stated?.text]
  }
}

extension StatedFacts {
  /// The facts in three columns from this position on; nil if there are none.
  init?(_ row: borrowing Row, from first: Int) throws(SQLError) {
    guard let number: Int = try row[first], let day = Day(rawValue: number),
      let amount: Int = try row[first + 1], let text: String = try row[first + 2]
    else { return nil }
    self.init(day: day, amount: Won(Int64(amount)), text: text)
  }
}

/// Parts of entries, inside one transaction or read.
extension Connection {
  /// The other parts of these entries, in ascending order of their ids.
  func parts(of rows: [LedgerRow.ID]) throws(SQLError) -> [LedgerRow] {
    var parts: [LedgerRow] = []
    for part in rows.batches(of: 10_000) {
      let listed = dialect.list("?1", of: .integer)
      let ids = try query(
        "SELECT id FROM ledger WHERE part_of IN (SELECT value FROM \(listed) AS listed)",
        SQLList(part)
      ) { row throws(SQLError) in Int64(try row[0] as Int) }
      if !ids.isEmpty { parts += try entries(ids) }
    }
    return parts.sorted { $0.id < $1.id }
  }

  /// All parts of the entry to which a row belongs; empty if it is not split.
  func parts(with id: LedgerRow.ID) throws(SQLError) -> [LedgerRow] {
    let whole: Int64? = try scalar("SELECT coalesce(part_of, id) FROM ledger WHERE id = ?", id)
    guard let whole else { return [] }
    let parts = try parts(of: [whole])
    return parts.isEmpty ? [] : try entries([whole]) + parts
  }

  /// Whether entries may be corrected and split, which those of earlier versions are not.
  func hasEdits() throws(SQLError) -> Bool { try hasTable("ledger_part") }

  /// Whether each part has its first one, and is of the same day and account.
  func arePartsSound() throws(SQLError) -> Bool {
    let faults: Int? = try scalar(
      """
      SELECT count(*) FROM ledger AS part LEFT JOIN ledger AS whole ON whole.id = part.part_of
      WHERE part.part_of IS NOT NULL AND (whole.id IS NULL OR whole.part_of IS NOT NULL
        OR whole.day <> part.day OR whole.account <> part.account)
      """)
    return faults == 0
  }
}

extension StoredTables {
  func parts(of rows: [LedgerRow.ID]) throws(SQLError) -> [LedgerRow] {
    try connection.parts(of: rows)
  }
}
