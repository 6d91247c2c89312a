import LedgerDomain
import SQL
import Search
import Time
import WalletDomain

/// What accounts come to, by the totals that triggers maintain, and their reconciliations.
extension Connection {
  func accountSums() throws(SQLError) -> [LedgerAccount.ID: AccountSums] {
    let kept = try query("SELECT account, state, count, sum FROM ledger_account_total") {
      row throws(SQLError) in
      (account: try row[0] as String, state: try row[1] as String, sum: try AccountSums.Sum(row))
    }
    var sums: [LedgerAccount.ID: AccountSums] = [:]
    for (account, name, sum) in kept {
      guard let state = LedgerStanding.State(rawValue: name) else { continue }
      sums[LedgerAccount.ID(rawValue: account), default: AccountSums()][state] = sum
    }
    return sums
  }

  /// What the rows of an account come to that are not later than the day; all of them if nil.
  ///
  /// Looks at the rows after the day, which are few.
  func sums(of account: LedgerAccount.ID, upTo day: Day?) throws(SQLError) -> AccountSums {
    var sums = try accountSums()[account] ?? AccountSums()
    guard let day else { return sums }
    let later = try query(
      """
      SELECT count(*), coalesce(sum(amount), 0), state FROM ledger
      WHERE account = ? AND day > ? GROUP BY state
      """, account.rawValue, day.rawValue
    ) { row throws(SQLError) in
      (
        state: try row[2] as String,
        sum: AccountSums.Sum(count: try row[0], amount: Won(Int64(try row[1] as Int)))
      )
    }
    for (name, sum) in later {
      if let state = LedgerStanding.State(rawValue: name) { sums[state] = sums[state] - sum }
    }
    return sums
  }

  /// Newest first.
  func reconciliations() throws(SQLError) -> [LedgerReconciliation] {
    try query(
      """
      SELECT id, account, day, balance, count, time FROM ledger_reconciliation ORDER BY id DESC
      """
    ) { row throws(SQLError) in try LedgerReconciliation(row) }
  }

  func lastReconciliation(
    of account: LedgerAccount.ID
  ) throws(SQLError) -> LedgerReconciliation? {
    try first(
      """
      SELECT id, account, day, balance, count, time FROM ledger_reconciliation
      WHERE account = ? ORDER BY id DESC LIMIT 1
      """, account.rawValue
    ) { row throws(SQLError) in try LedgerReconciliation(row) }
  }

  func reconcile(
    _ query: ReconcileQuery, at range: Range<Int>
  ) throws(SQLError) -> ReconcileWindow {
    let (account, statement) = (query.account, query.statement)
    let sums = try sums(of: account, upTo: statement.day)
    let opening = try ledgerSettings().accounts[account].opening
    let difference = statement.balance - opening - sums.settled.amount
    let count = sums.total.count - (query.showsLocked ? 0 : sums[.locked].count)
    let range = range.clamped(to: 0..<count)
    let shown: SQLText = query.showsLocked ? "" : "AND state <> 'locked'"
    let ids: [LedgerRow.ID]
    if query.sort.isInitial {
      // Read from an index alone, so that rows are passed over quickly.
      ids = try self.query(
        """
        SELECT id FROM ledger WHERE account = ? AND day <= ? \(shown)
        ORDER BY day DESC, id DESC LIMIT ? OFFSET ?
        """, account.rawValue, statement.day.rawValue, range.count, range.lowerBound
      ) { row throws(SQLError) in Int64(try row[0] as Int) }
    } else {
      var found = FoundEntries(query.order, try ledgerSettings().categories)
      _ = try self.query(
        """
        SELECT id, day, amount, category, text FROM ledger
        WHERE account = ? AND day <= ? \(shown)
        """, account.rawValue, statement.day.rawValue
      ) { row throws(SQLError) in try found.add(row) }
      ids = Array(found.finding.ids[range])
    }
    return ReconcileWindow(
      sums: sums, opening: opening, difference: difference, count: count,
      start: range.lowerBound, rows: try entries(ids),
      candidates: try candidates(of: account, statement.day, difference),
      last: try lastReconciliation(of: account))
  }

  /// The rows that explain a difference alone.
  private func candidates(
    of account: LedgerAccount.ID, _ day: Day, _ difference: Won
  ) throws(SQLError) -> [LedgerRow] {
    guard difference != .zero else { return [] }
    // By the index of amounts, since few rows have exactly this one: it is the only bare column.
    let ids = try query(
      """
      SELECT id FROM ledger WHERE amount = ?3 AND account || '' = ?1 AND +day <= ?2 AND state || '' = 'open'
      UNION ALL
      SELECT id FROM ledger
        WHERE amount = -?3 AND account || '' = ?1 AND +day <= ?2 AND state || '' = 'cleared'
      LIMIT ?4
      """, account.rawValue, day.rawValue, difference.amount, ReconcileWindow.candidateLimit
    ) { row throws(SQLError) in Int64(try row[0] as Int) }
    return try entries(ids)
  }

  /// Whether the totals of accounts are those of the entries, every account exists, and each
  /// reconciliation still agrees with what it has locked.
  func areAccountsSound() throws(SQLError) -> Bool {
    let faults: Int? = try scalar(
      """
      WITH recomputed AS (
        SELECT account, state, count(*) AS count, sum(amount) AS sum FROM ledger GROUP BY 1, 2
      ), kept AS (SELECT * FROM ledger_account_total WHERE count > 0)
      SELECT (SELECT count(*) FROM (SELECT * FROM recomputed EXCEPT SELECT * FROM kept) AS missing)
        + (SELECT count(*) FROM (SELECT * FROM kept EXCEPT SELECT * FROM recomputed) AS missing)
        + (SELECT count(*) FROM ledger_account_total WHERE count = 0 AND sum <> 0)
        + (SELECT count(*) FROM ledger WHERE (origin = 'wallet') <> (account = 'superpay'))
        + (SELECT count(*) FROM ledger
          LEFT JOIN ledger_reconciliation AS one ON one.id = reconciliation
          WHERE state = 'locked' AND (coalesce(one.account, '') <> ledger.account OR one.day < ledger.day))
      """)
    let accounts = try ledgerSettings().accounts
    guard faults == 0,
      try accountSums().allSatisfy({ id, sums in
        sums.total.count == 0 || accounts.contains(id)
      })
    else { return false }
    let locked = try query(
      "SELECT reconciliation, count(*), sum(amount) FROM ledger WHERE state = 'locked' GROUP BY 1"
    ) { row throws(SQLError) in
      (Int64(try row[0] as Int), try row[1] as Int, Int64(try row[2] as Int))
    }
    let sums = Dictionary(locked.map { ($0, ($1, $2)) }) { one, _ in one }
    var balances: [LedgerAccount.ID: Won] = [:]
    for each in try reconciliations().reversed() {
      guard let (count, sum) = sums[each.id], count == each.count else { return false }
      let before = balances[each.account] ?? accounts[each.account].opening
      guard before + Won(sum) == each.balance else { return false }
      balances[each.account] = each.balance
    }
    return true
  }
}

extension AccountSums.Sum {
  /// The sum in a row whose third column is a count and whose fourth is an amount.
  fileprivate init(_ row: borrowing Row) throws(SQLError) {
    self.init(count: try row[2], amount: Won(Int64(try row[3] as Int)))
  }
}

extension LedgerReconciliation {
  /// The reconciliation in a row of all columns.
  fileprivate init(_ row: borrowing Row) throws(SQLError) {
    guard let day = Day(rawValue: try row[2]) else {
      throw .unexpectedValue(column: "day", expected: "a day", found: "another number")
    }
    let statement = AccountStatement(day: day, balance: Won(Int64(try row[3] as Int)))
    self.init(
      id: Int64(try row[0] as Int), account: LedgerAccount.ID(rawValue: try row[1]), statement,
      count: try row[4], time: Int64(try row[5] as Int))
  }
}
