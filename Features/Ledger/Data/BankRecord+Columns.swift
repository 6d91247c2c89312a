import LedgerDomain
import SQL
import Search
import Time
import WalletDomain

/// What banks say of entries, in columns of their own.
extension BankRecord {
  fileprivate static let types: [(name: SQLText, type: SQLType)] = [
    ("second", .integer), ("balance", .integer), ("approval", .text), ("bank_kind", .text),
    ("foreign_amount", .text), ("pending", .integer), ("counterpart", .text),
    ("counterpart_number", .text), ("instalments", .integer), ("instalment", .integer),
    ("instalment_amount", .integer), ("instalment_day", .integer),
  ]
  static let columns = SQLText.list(types.map(\.name))

  /// The columns in a row, from this position on.
  init?(_ row: borrowing Row, from first: Int) throws(SQLError) {
    let balance: Int? = try row[first + 1]
    self.init(
      second: try row[first], balance: balance.map(Int64.init), approval: try row[first + 2],
      kind: try row[first + 3], foreign: try row[first + 4], counterpart: try row[first + 6],
      counterpartNumber: try row[first + 7], isPending: (try row[first + 5] as Int?) == 1,
      instalment: try Instalment(row, from: first + 8))
  }

  static func values(of record: BankRecord?) -> [any SQLConvertible] {
    [
      record?.second, record?.balance, record?.approval, record?.kind, record?.foreign,
      record?.isPending == true ? 1 : nil as Int?, record?.counterpart, record?.counterpartNumber,
      record?.instalment?.months, record?.instalment?.number, record?.instalment?.principal,
      record?.instalment?.payday?.rawValue,
    ]
  }
}

extension Instalment {
  /// The columns in a row, from this position on.
  fileprivate init?(_ row: borrowing Row, from first: Int) throws(SQLError) {
    guard let months: Int = try row[first] else { return nil }
    let (principal, payday): (Int64?, Int?) = (try row[first + 2], try row[first + 3])
    self.init(
      months: months, number: try row[first + 1], principal: principal.map { Won($0) },
      payday: payday.flatMap { Day(rawValue: $0) })
  }
}

extension SQLDialect {
  /// A list of rows with these columns, and those of what banks say behind them.
  func rows(
    bankedIn argument: SQLText, _ columns: (name: SQLText, type: SQLType)...
  ) -> SQLText {
    rows(argument, columns + BankRecord.types)
  }
}

extension Connection {
  /// Gives entries other facts; they are in ascending order of their ids.
  func correct(_ rows: some Collection<LedgerCorrection>) throws(SQLError) {
    let keys = rows.map { Self.key($0.facts.text, $0.row.marks) }
    let list = dialect.rows(
      bankedIn: "?", ("id", .integer), ("day", .integer), ("amount", .integer), ("text", .text),
      ("key", .text), ("initials", .text), EntryEdits.stated[0], EntryEdits.stated[1],
      EntryEdits.stated[2])
    let said = SQLText.list(
      (EntryEdits.stated + BankRecord.types).map { "\($0.name) = corrected.\($0.name)" })
    try run(
      """
      UPDATE ledger SET day = corrected.day, amount = corrected.amount, text = corrected.text,
          key = corrected.key, initials = corrected.initials, \(said)
        FROM \(list) AS corrected WHERE ledger.id = corrected.id
      """,
      SQLList(rows: zip(rows, keys)) { correction, key in
        let facts = correction.facts
        return [
          correction.row.id, facts.day.rawValue, facts.amount.amount, facts.text, key.text,
          key.initials,
        ] + EntryEdits.values(of: facts.stated) + BankRecord.values(of: facts.bank)
      })
    try index(zip(rows.map(\.row.id), keys))
  }
}
