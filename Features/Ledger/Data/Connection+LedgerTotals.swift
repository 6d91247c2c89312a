import LedgerDomain
import SQL
import Time
import WalletDomain

/// The sums of entries, which triggers maintain.
extension Connection {
  func summary(of query: LedgerQuery) throws(SQLError) -> LedgerSummary {
    guard query.isOfMonths else { return try parts(of: query).sum(nil) }
    return try first(
      """
      SELECT coalesce(sum(count), 0), coalesce(sum(spent), 0), coalesce(sum(received), 0),
        coalesce(sum(left_spent), 0), coalesce(sum(left_received), 0), (
          SELECT coalesce(sum(amount), 0) FROM ledger_paired WHERE \(Self.isPaired)
        ) FROM ledger_total
      WHERE month BETWEEN ?1 AND ?2 AND (?3 IS NULL OR category = ?3)
      """, query.days.lowerBound / 100, query.days.upperBound / 100, query.category?.rawValue
    ) { row throws(SQLError) in
      try LedgerSummary(row, from: 0, twice: Won(Int64(try row[5] as Int)))
    } ?? .nothing
  }

  /// Whether both months and categories of a row of `ledger_paired` are asked for.
  private static let isPaired: SQLText = """
    month BETWEEN ?1 AND ?2 AND other_month BETWEEN ?1 AND ?2
      AND (?3 IS NULL OR category = ?3 AND other_category = ?3)
    """

  /// The sums of single days are those of their rows, which are few.
  func parts(of query: LedgerQuery) throws(SQLError) -> LedgerParts {
    var parts: [LedgerParts.Part: LedgerSummary] = [:]
    var pairs = PairedSums<LedgerParts.Part>()
    try forEach(
      """
      SELECT day, category, coalesce(payee, text), count(*), sum(spent), sum(received), sum(left_spent),
        sum(left_received), NULL, NULL, NULL FROM ledger
      WHERE day BETWEEN ?1 AND ?2 AND (?3 IS NULL OR category || '' = ?3) GROUP BY 1, 2, 3
      UNION ALL SELECT came.day, came.category, coalesce(came.payee, came.text), 0,
        abs(came.amount), 0, 0, 0, went.day, went.category, coalesce(went.payee, went.text)
      FROM ledger AS came CROSS JOIN ledger_link CROSS JOIN ledger AS went
      WHERE came.day BETWEEN ?1 AND ?2 AND came.link_kind IN (\(Self.movements))
        AND ledger_link.second = came.id AND NOT is_refused AND kind IN (\(Self.movements))
        AND went.id = ledger_link.first AND went.day BETWEEN ?1 AND ?2
        AND (?3 IS NULL OR came.category || '' = ?3 AND went.category || '' = ?3)
      """, query.days.lowerBound, query.days.upperBound, query.category?.rawValue
    ) { row throws(SQLError) in
      guard let day = Day(rawValue: try row[0]) else { return }
      let category = LedgerCategory(rawValue: try row[1])
      let part = LedgerParts.Part(day: day, category: category, payee: try row[2])
      guard let other: Int = try row[8] else {
        parts[part, default: .nothing] += try LedgerSummary(row, from: 3)
        return
      }
      guard let day = Day(rawValue: other) else { return }
      let first = LedgerParts.Part(
        day: day, category: LedgerCategory(rawValue: try row[9]), payee: try row[10])
      pairs.add(Won(Int64(try row[4] as Int)), from: first, to: part)
    }
    return LedgerParts(parts, pairs)
  }

  private static let movements: SQLText = "'transfer', 'card_bill', 'top_up'"

  func monthTotals(of query: LedgerQuery) throws(SQLError) -> MonthTotals {
    guard query.isOfMonths else { return try parts(of: query).totals }
    var sums = EntrySums()
    try forEach(
      """
      SELECT month, category, count, spent, received, left_spent, left_received, NULL, NULL
        FROM ledger_total WHERE month BETWEEN ?1 AND ?2 AND (?3 IS NULL OR category = ?3)
      UNION ALL SELECT month, category, 0, amount, 0, 0, 0, other_month, other_category
        FROM ledger_paired WHERE \(Self.isPaired)
      """, query.days.lowerBound / 100, query.days.upperBound / 100, query.category?.rawValue
    ) { row throws(SQLError) in
      let (month, category): (Int, String) = (try row[0], try row[1])
      if let other: Int = try row[7] {
        sums.add(
          Won(Int64(try row[3] as Int)), from: EntrySums.bar(month, category),
          to: EntrySums.bar(other, try row[8]))
      } else {
        sums.add(try LedgerSummary(row, from: 2), month: month, category)
      }
    }
    return sums.totals
  }

  /// Whether the totals are those of the entries, the wallet's entries those of its movements, entries
  /// are found by the index, and the history can be undone.
  func isLedgerSound() throws(SQLError) -> Bool {
    guard try areTotalsSound() else { return false }
    // A file of an earlier version, which is only read, has no index yet.
    guard try hasTable("ledger_search") else { return true }
    guard try areAmountsSound() else { return false }
    guard try isHistorySound() else { return false }
    if try hasEdits() {
      guard try arePartsSound() else { return false }
    }
    if try hasTable("ledger_account_total") {
      guard try areAccountsSound() else { return false }
    }
    return try isIndexSound()
  }

  func areTotalsSound() throws(SQLError) -> Bool {
    let hasLinks = try hasTable("ledger_link")
    // A file of an earlier version has no links.
    let (counted, left): (SQLText, SQLText) =
      hasLinks
      ? (
        "sum(spent), sum(received), sum(left_spent), sum(left_received)",
        "count = 0 AND (spent <> 0 OR received <> 0 OR left_spent <> 0 OR left_received <> 0)"
      )
      : (
        """
        sum(CASE WHEN amount < 0 THEN -amount ELSE 0 END),
          sum(CASE WHEN amount > 0 THEN amount ELSE 0 END)
        """, "count = 0 AND (spent <> 0 OR received <> 0)"
      )
    if hasLinks {
      guard try areLinksSound() else { return false }
    }
    if try hasTable("ledger_paired") {
      guard try arePairsSound() else { return false }
    }
    let faults: Int? = try scalar(
      """
      WITH recomputed AS (
        SELECT day / 100 AS month, category, count(*) AS count, \(counted) FROM ledger GROUP BY 1, 2
      ), kept AS (SELECT * FROM ledger_total WHERE count > 0),
      entered AS (
        SELECT movement, day, amount, text FROM ledger WHERE movement IS NOT NULL
      ), moves AS (SELECT movement, day, amount, text FROM ledger_moved)
      SELECT (SELECT count(*) FROM (SELECT * FROM recomputed EXCEPT SELECT * FROM kept) AS missing)
        + (SELECT count(*) FROM (SELECT * FROM kept EXCEPT SELECT * FROM recomputed) AS missing)
        + (SELECT count(*) FROM (SELECT * FROM entered EXCEPT SELECT * FROM moves) AS missing)
        + (SELECT count(*) FROM (SELECT * FROM moves EXCEPT SELECT * FROM entered) AS missing)
        + (SELECT count(*) FROM ledger_total WHERE \(left))
      """)
    return faults == 0
  }

  func areAmountsSound() throws(SQLError) -> Bool {
    let faults: Int? = try scalar(
      """
      WITH recomputed AS (
        SELECT category, amount, count(*) AS count FROM ledger_rounded GROUP BY 1, 2
      ), kept AS (SELECT * FROM ledger_amount_total WHERE count > 0)
      SELECT (SELECT count(*) FROM (SELECT * FROM recomputed EXCEPT SELECT * FROM kept) AS missing)
        + (SELECT count(*) FROM (SELECT * FROM kept EXCEPT SELECT * FROM recomputed) AS missing)
      """)
    return faults == 0
  }
}

extension LedgerSummary {
  /// The sums in columns from this one on: count, spent, received, and what is left out of both.
  fileprivate init(
    _ row: borrowing Row, from first: Int, twice: Won = .zero
  ) throws(SQLError) {
    self.init(
      count: try row[first], spent: Won(Int64(try row[first + 1] as Int)),
      received: Won(Int64(try row[first + 2] as Int)),
      leftOut: LeftOut(
        out: Won(Int64(try row[first + 3] as Int)),
        received: Won(Int64(try row[first + 4] as Int)), twice: twice))
  }
}
