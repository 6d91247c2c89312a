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

  /// What accounts have of some days, and of the nearest days around them with a balance; by one statement.
  ///
  /// Entries that were corrected or split are as their bank has said.
  func balances(
    of accounts: [LedgerAccount.ID], around days: ClosedRange<Day>
  ) throws(SQLError) -> [LedgerAccount.ID: AccountBalances] {
    var found: [LedgerAccount.ID: AccountBalances] = [:]
    try forEach(
      """
      WITH home AS MATERIALIZED (
        SELECT id, account FROM ledger_import WHERE account <> 'imports' AND EXISTS (
          SELECT 1 FROM ledger
          WHERE ledger.import_id = ledger_import.id AND ledger.account = ledger_import.account)
      ), listed AS (
        SELECT value AS account,
          coalesce((SELECT max(day) FROM (
            SELECT max(day) AS day FROM ledger
              WHERE account = one.value AND day < ?2 AND stated_day IS NULL AND \(Self.isJudged)
            UNION ALL SELECT max(stated_day) FROM ledger
              WHERE account = one.value AND stated_day < ?2 AND \(Self.isJudged)) AS before), ?2)
            AS low,
          coalesce((SELECT min(day) FROM (
            SELECT min(day) AS day FROM ledger
              WHERE account = one.value AND day > ?3 AND stated_day IS NULL AND \(Self.isJudged)
            UNION ALL SELECT min(stated_day) FROM ledger
              WHERE account = one.value AND stated_day > ?3 AND \(Self.isJudged)) AS after), ?3)
            AS high
        FROM \(dialect.list("?1", of: .text)) AS one
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
      """, SQLList(accounts.map(\.rawValue)), days.lowerBound.rawValue, days.upperBound.rawValue
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

  /// What the rows of an account come to that are of days before this one, by the days of `balances(of:around:)`.
  func sum(of account: LedgerAccount.ID, statedBefore day: Day) throws(SQLError) -> Won {
    let sum: Int? = try scalar(
      """
      SELECT coalesce(sum(ledger.amount), 0)
      FROM ledger LEFT JOIN ledger AS whole ON whole.id = ledger.part_of
      WHERE ledger.account = ?1
        AND coalesce(whole.stated_day, ledger.stated_day, ledger.day) < ?2
      """, account.rawValue, day.rawValue)
    return Won(Int64(sum ?? 0))
  }
}
