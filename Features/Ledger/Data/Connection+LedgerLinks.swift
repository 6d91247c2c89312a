import LedgerDomain
import SQL
import Time
import WalletDomain

/// Links between entries, inside one transaction or read.
extension Connection {
  static let linkColumns: SQLText = """
    ledger_link.id, ledger_link.kind, ledger_link.first, ledger_link.second, ledger_link.amount,
      ledger_link.is_made, ledger_link.is_refused, ledger_link.category
    """

  private func listed(_ argument: SQLText, _ type: SQLType) -> SQLText {
    "IN (SELECT value FROM \(dialect.list(argument, of: type)) AS listed)"
  }

  /// The links of these rows, in ascending order of their ids.
  func links(of rows: [LedgerRow.ID]) throws(SQLError) -> [EntryLink] {
    var links: [EntryLink] = []
    for part in rows.batches(of: 10_000) {
      // By an index each, which no condition of both would be.
      links += try query(
        """
        SELECT \(Self.linkColumns) FROM ledger_link WHERE first \(listed("?1", .integer))
        UNION SELECT \(Self.linkColumns) FROM ledger_link WHERE second \(listed("?1", .integer))
        """, SQLList(part), row: EntryLink.init)
    }
    return links.sortedOnce()
  }

  /// Those of the links with these ids that there are, in ascending order.
  func links(_ ids: [EntryLink.ID]) throws(SQLError) -> [EntryLink] {
    var links: [EntryLink] = []
    for part in ids.batches(of: 10_000) {
      links += try query(
        "SELECT \(Self.linkColumns) FROM ledger_link WHERE id \(listed("?1", .integer))",
        SQLList(part), row: EntryLink.init)
    }
    return links.sortedOnce()
  }

  /// The links with an entry that was made for them in one of these accounts.
  func madeLinks(in accounts: [LedgerAccount.ID]) throws(SQLError) -> [EntryLink] {
    try query(
      """
      SELECT \(Self.linkColumns) FROM ledger_link JOIN ledger ON ledger.id = ledger_link.second
      WHERE is_made AND account \(listed("?1", .text)) ORDER BY ledger_link.id
      """, SQLList(accounts.map(\.rawValue)), row: EntryLink.init)
  }

  private static let newColumns: [(name: SQLText, type: SQLType)] = [
    ("kind", .text), ("first", .integer), ("second", .integer), ("amount", .integer),
    ("is_made", .integer), ("is_refused", .integer), ("category", .text),
  ]

  private static func values(of link: EntryLink) -> [any SQLConvertible] {
    [
      link.kind.rawValue, link.first, link.second, link.amount.amount, link.isMade ? 1 : 0,
      link.isRefused ? 1 : 0, link.category?.rawValue,
    ]
  }

  private static let selected: SQLText =
    "kind, first, second, amount, is_made <> 0, is_refused <> 0, category"

  /// Adds links, and returns them with their ids, which ascend in this order.
  func insert(_ links: some Collection<EntryLink>) throws(SQLError) -> [EntryLink] {
    let ids = try query(
      """
      INSERT INTO ledger_link (\(.list(Self.newColumns.map(\.name))))
        SELECT \(Self.selected) FROM \(dialect.rows("?", Self.newColumns)) AS added
        ORDER BY position RETURNING id
      """, SQLList(rows: links) { Self.values(of: $0) }
    ) { row throws(SQLError) in Int64(try row[0] as Int) }.sorted()
    guard ids.count == links.count else { throw .misuse("an insertion that returns no number") }
    return zip(links, ids).map { $0.with(id: $1) }
  }

  /// Puts links in the place of others: an entry that loses one may have another at once.
  func change(_ links: some Collection<LinkChange>) throws(SQLError) {
    let going = links.compactMap(\.before?.id)
    if !going.isEmpty {
      try run("DELETE FROM ledger_link WHERE id \(listed("?1", .integer))", SQLList(going))
    }
    let coming = links.compactMap(\.after)
    guard !coming.isEmpty else { return }
    let columns = [(name: "id" as SQLText, type: SQLType.integer)] + Self.newColumns
    try run(
      """
      INSERT INTO ledger_link (\(.list(columns.map(\.name))))
        SELECT id, \(Self.selected) FROM \(dialect.rows("?", columns)) AS added
      """, SQLList(rows: coming) { [$0.id] + Self.values(of: $0) })
  }

  /// What may be linked of the rows of these days, all of them if nil, and the links of those rows.
  func linkScene(in days: ClosedRange<Day>?) throws(SQLError) -> LinkScene {
    let (first, last) = (days?.lowerBound.rawValue ?? 0, days?.upperBound.rawValue ?? 99_999_999)
    let shown: SQLText = "(SELECT id AS value FROM ledger WHERE day BETWEEN ?1 AND ?2)"
    let rows = try query(entries(in: shown), first, last, row: LedgerRow.init)
    let links = try query(
      """
      SELECT \(Self.linkColumns) FROM ledger_link
      WHERE EXISTS (SELECT 1 FROM ledger
        WHERE ledger.id IN (ledger_link.first, ledger_link.second) AND day BETWEEN ?1 AND ?2)
      ORDER BY ledger_link.id
      """, first, last, row: EntryLink.init)
    return LinkScene(rows: rows.sorted { $0.id < $1.id }, links: links)
  }

  /// The purchases before a day that cards may still collect, and that have not come back, in ascending order of
  /// their ids.
  func instalments(before day: Day) throws(SQLError) -> [LedgerRow] {
    let shown: SQLText = """
      (SELECT id AS value FROM ledger WHERE instalments IS NOT NULL AND day < ?1 AND day >= ?2
        AND NOT EXISTS (SELECT 1 FROM ledger_link WHERE NOT is_refused AND second = ledger.id))
      """
    return try query(
      entries(in: shown), day.rawValue, Instalment.reach(back: day).rawValue, row: LedgerRow.init
    ).sorted { $0.id < $1.id }
  }

  /// Whether the marks of entries are those of their links, of which each has one at most.
  func areLinksSound() throws(SQLError) -> Bool {
    let faults: Int? = try scalar(
      """
      WITH marked AS (SELECT id, link_kind, left_out FROM ledger WHERE link_kind IS NOT NULL),
        shall AS (SELECT id, link_kind, left_out FROM ledger_mark)
      SELECT (SELECT count(*) FROM (SELECT * FROM marked EXCEPT SELECT * FROM shall) AS missing)
        + (SELECT count(*) FROM (SELECT * FROM shall EXCEPT SELECT * FROM marked) AS missing)
        + (SELECT abs((SELECT count(*) FROM marked) - (SELECT count(*) FROM shall)))
      """)
    return faults == 0
  }

  /// Whether the sums of what moved between entries are those of the links.
  func arePairsSound() throws(SQLError) -> Bool {
    let faults: Int? = try scalar(
      """
      WITH recomputed AS (
        SELECT month, category, other_month, other_category, sum(amount) AS amount
        FROM ledger_pair GROUP BY 1, 2, 3, 4
      ), kept AS (SELECT * FROM ledger_paired WHERE amount > 0)
      SELECT (SELECT count(*) FROM (SELECT * FROM recomputed EXCEPT SELECT * FROM kept) AS missing)
        + (SELECT count(*) FROM (SELECT * FROM kept EXCEPT SELECT * FROM recomputed) AS missing)
      """)
    return faults == 0
  }
}

/// Links inside one transaction.
extension StoredTables {
  func links(of rows: [LedgerRow.ID]) throws(SQLError) -> [EntryLink] {
    try connection.links(of: rows)
  }

  func links(_ ids: [EntryLink.ID]) throws(SQLError) -> [EntryLink] { try connection.links(ids) }

  func madeLinks(in accounts: [LedgerAccount.ID]) throws(SQLError) -> [EntryLink] {
    try connection.madeLinks(in: accounts)
  }

  func insert(_ links: [EntryLink]) throws(SQLError) -> [EntryLink] {
    var added: [EntryLink] = []
    for part in links.batches() { added += try connection.insert(part) }
    return added
  }

  /// All that go before any that comes, since a row has one at most.
  func change(_ links: [LinkChange]) throws(SQLError) {
    let going = links.filter { $0.before != nil }.map { LinkChange(before: $0.before, after: nil) }
    let coming = links.filter { $0.after != nil }.map { LinkChange(before: nil, after: $0.after) }
    for part in going.batches() + coming.batches() { try connection.change(part) }
  }
}

extension EntryLink {
  /// The link in a row of all columns.
  init(_ row: borrowing Row) throws(SQLError) {
    let name: String = try row[1]
    guard let kind = Kind(rawValue: name) else {
      throw .unexpectedValue(column: "kind", expected: "a kind of link", found: "another text")
    }
    let category: String? = try row[7]
    self.init(
      id: Int64(try row[0] as Int), kind, first: Int64(try row[2] as Int), second: try row[3],
      amount: Won(Int64(try row[4] as Int)), isMade: try row[5], isRefused: try row[6],
      category: category.map { LedgerCategory(rawValue: $0) })
  }
}

extension LinkMark {
  /// The mark in two columns, of an entry with this amount; nil without one.
  init?(_ row: borrowing Row, at column: Int, of amount: Won) throws(SQLError) {
    guard let name: String = try row[column] else { return nil }
    guard let kind = EntryLink.Kind(rawValue: name) else {
      throw .unexpectedValue(column: "link_kind", expected: "a kind of link", found: "another text")
    }
    let part: Int64? = try row[column + 1]
    self.init(kind, part: part.map { Won($0) }, of: amount)
  }
}

extension [EntryLink] {
  /// In ascending order of their ids, each once: batches may have the same one.
  fileprivate func sortedOnce() -> [EntryLink] {
    Dictionary(map { ($0.id, $0) }) { $1 }.values.sorted { $0.id < $1.id }
  }
}
