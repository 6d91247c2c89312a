import LedgerDomain
import SQL
import Time
import WalletDomain

/// The balances that banks say of accounts.
extension Connection {
  /// Whether the balance of an entry says something of its account: not that of one which the user has moved away from
  /// others of its statement.
  private static let isJudged: SQLText =
    "balance IS NOT NULL AND coalesce(pending, 0) <> 1 AND part_of IS NULL AND NOT \(isMoved)"

  private static let isMoved: SQLText = """
    EXISTS (SELECT 1 FROM home WHERE home.id = ledger.import_id AND home.account <> ledger.account)
    """

  /// What accounts have of these days, and of the nearest days around them with a balance; by one statement.
  ///
  /// Entries that were corrected or split are as their bank has said.
  func balances(
    around days: [LedgerAccount.ID: ClosedRange<Day>]
  ) throws(SQLError) -> [LedgerAccount.ID: AccountBalances] {
    let rows = dialect.rows(
      "?", ("account", .text), ("first_day", .integer), ("last_day", .integer))
    var found: [LedgerAccount.ID: AccountBalances] = [:]
    try forEach(
      """
      WITH home AS MATERIALIZED (
        SELECT id, account FROM ledger_import WHERE account <> 'imports' AND EXISTS (
          SELECT 1 FROM ledger
          WHERE ledger.import_id = ledger_import.id AND ledger.account = ledger_import.account)
      ), listed AS (
        SELECT account,
          coalesce((SELECT max(day) FROM (
            SELECT max(day) AS day FROM ledger
              WHERE account = one.account AND day < one.first_day AND stated_day IS NULL AND \(Self.isJudged)
            UNION ALL SELECT max(stated_day) FROM ledger
              WHERE account = one.account AND stated_day < one.first_day AND \(Self.isJudged)) AS before), one.first_day)
            AS low,
          coalesce((SELECT min(day) FROM (
            SELECT min(day) AS day FROM ledger
              WHERE account = one.account AND day > one.last_day AND stated_day IS NULL AND \(Self.isJudged)
            UNION ALL SELECT min(stated_day) FROM ledger
              WHERE account = one.account AND stated_day > one.last_day AND \(Self.isJudged)) AS after), one.last_day)
            AS high
        FROM \(rows) AS one
      )
      SELECT listed.account, listed.low, ledger.day, ledger.second,
        ledger.amount, CASE WHEN \(Self.isMoved) THEN NULL ELSE ledger.balance END,
        ledger.pending, ledger.id
      FROM listed JOIN ledger ON ledger.account = listed.account
        AND ledger.day BETWEEN listed.low AND listed.high
      WHERE stated_day IS NULL AND part_of IS NULL
      UNION ALL
      SELECT listed.account, listed.low, ledger.stated_day, ledger.second, stated_amount,
        CASE WHEN \(Self.isMoved) THEN NULL ELSE ledger.balance END, ledger.pending, ledger.id
      FROM listed JOIN ledger ON ledger.account = listed.account
        AND ledger.stated_day BETWEEN listed.low AND listed.high
      WHERE part_of IS NULL
      ORDER BY 3, 8
      """,
      SQLList(rows: days) { account, days in
        [account.rawValue, days.lowerBound.rawValue, days.upperBound.rawValue]
      }
    ) { row throws(SQLError) in
      guard let start = Day(rawValue: try row[1]), let day = Day(rawValue: try row[2]) else {
        return
      }
      let balance: Int? = try row[5]
      let isPending = try row[6] as Int? == 1
      found[LedgerAccount.ID(rawValue: try row[0]), default: AccountBalances()].take(
        BalanceStep(
          day: day, second: try row[3], amount: Won(Int64(try row[4] as Int)),
          balance: isPending ? nil : balance.map { Won(Int64($0)) }),
        from: start)
    }
    return found
  }

  /// What the rows of accounts come to that are of days before these, by the days of `balances(around:)`.
  func sums(
    statedBefore days: [LedgerAccount.ID: Day]
  ) throws(SQLError) -> [LedgerAccount.ID: Won] {
    let rows = dialect.rows("?", ("account", .text), ("day", .integer))
    var sums: [LedgerAccount.ID: Won] = [:]
    try forEach(
      """
      SELECT asked.account, sum(ledger.amount)
      FROM \(rows) AS asked JOIN ledger ON ledger.account = asked.account
        LEFT JOIN ledger AS whole ON whole.id = ledger.part_of
      WHERE coalesce(whole.stated_day, ledger.stated_day, ledger.day) < asked.day
      GROUP BY asked.account
      """,
      SQLList(rows: days) { account, day in [account.rawValue, day.rawValue] }
    ) { row throws(SQLError) in
      sums[LedgerAccount.ID(rawValue: try row[0])] = Won(Int64(try row[1] as Int))
    }
    return sums
  }
}
