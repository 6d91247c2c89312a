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
      guard let state = EntryStatus.State(rawValue: name) else { continue }
      sums[LedgerAccount.ID(rawValue: account), default: AccountSums()][state] = sum
    }
    return sums
  }

  func sums(of account: LedgerAccount.ID, upTo day: Day?) throws(SQLError) -> AccountSums {
    try totals(of: account, upTo: day).sums
  }

  /// What the rows of an account come to that are not later than the day, all of them if nil, its last
  /// reconciliation, and the settings as they are kept; by one statement.
  ///
  /// Looks at the rows after the day, which are few.
  private func totals(
    of account: LedgerAccount.ID, upTo day: Day?
  ) throws(SQLError) -> (sums: AccountSums, last: LedgerReconciliation?, settings: String?) {
    var sums = AccountSums()
    var last: LedgerReconciliation?
    var settings: String?
    // The first part gives the columns their types.
    try forEach(
      """
      SELECT id, account, day, balance, count, time, NULL, NULL FROM (
        SELECT id, account, day, balance, count, time FROM ledger_reconciliation
        WHERE account = ?1 AND \(dialect.isReadable) ORDER BY id DESC LIMIT 1) AS newest
      UNION ALL SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, json FROM ledger_settings
      UNION ALL SELECT NULL, NULL, NULL, sum, count, NULL, state, NULL FROM ledger_account_total
        WHERE account = ?1
      UNION ALL SELECT NULL, NULL, NULL, -sum(amount), -count(*), NULL, state, NULL FROM ledger
        WHERE account = ?1 AND day > ?2 GROUP BY state
      """, account.rawValue, day?.rawValue
    ) { row throws(SQLError) in
      if let state: String = try row[6] {
        guard let state = EntryStatus.State(rawValue: state) else { return }
        sums[state] =
          sums[state]
          + AccountSums.Sum(count: try row[4], amount: Won(Int64(try row[3] as Int)))
      } else if let json: String = try row[7] {
        settings = json
      } else {
        last = try LedgerReconciliation(row)
      }
    }
    return (sums, last, settings)
  }

  /// Newest first.
  func reconciliations() throws(SQLError) -> [LedgerReconciliation] {
    try reconciliations("ORDER BY id DESC")
  }

  func reconciliations(
    _ rest: SQLText, _ arguments: any SQLConvertible...
  ) throws(SQLError) -> [LedgerReconciliation] {
    try query(
      """
      SELECT id, account, day, balance, count, time FROM ledger_reconciliation
      WHERE \(dialect.isReadable) \(rest)
      """, arguments: arguments
    ) { row throws(SQLError) in try LedgerReconciliation(row) }
  }

  /// Takes two statements, and one more where the rows are sorted by the user.
  func reconcile(
    _ query: ReconcileQuery, at range: Range<Int>
  ) throws(SQLError) -> ReconcileWindow {
    let (account, statement) = (query.account, query.statement)
    let (sums, last, json) = try totals(of: account, upTo: statement.day)
    let settings = try ledgerSettings(json)
    let opening = settings.accounts[account].opening
    let difference = statement.balance - opening - sums.settled.amount
    let count = sums.total.count - (query.showsLocked ? 0 : sums[.locked].count)
    let range = range.clamped(to: 0..<count)
    let shown = shown(query)
    var window = ReconcileWindow(
      sums: sums, opening: opening, difference: difference, count: count,
      start: range.lowerBound, rows: [], last: last)
    if query.sort.isInitial {
      // Read from an index alone, so that rows are passed over quickly.
      let page: SQLText = """
        (SELECT id AS value FROM ledger WHERE account = ?1 AND day <= ?2 \(shown)
        ORDER BY day DESC, id DESC LIMIT ?5 OFFSET ?6)
        """
      try read(page, [range.count, range.lowerBound], query, into: &window)
      window.rows.sort { ($0.day, $0.id) > ($1.day, $1.id) }
    } else {
      let ids = try sortedIDs(query, settings.categories)
      let listed = ids[range.clamped(to: 0..<ids.count)]
      try read(
        dialect.list("?5", of: .integer), [SQLList(listed)], query, into: &window)
      let rows = Dictionary(window.rows.map { ($0.id, $0) }) { one, _ in one }
      window.rows = listed.compactMap { rows[$0] }
    }
    return window
  }

  /// Takes a statement, and one more for names where the rows are sorted by the user.
  func reconciledPosition(
    of id: LedgerRow.ID, in query: ReconcileQuery
  ) throws(SQLError) -> Int? {
    guard query.sort.isInitial else {
      return try sortedIDs(query, ledgerSettings().categories).firstIndex(of: id)
    }
    let shown = shown(query)
    return try scalar(
      """
      SELECT (SELECT count(*) FROM ledger WHERE account = ?1 AND day <= ?2 \(shown)
        AND (day > one.day OR (day = one.day AND id > one.id)))
      FROM ledger AS one WHERE id = ?3 AND account = ?1 AND day <= ?2 \(shown)
      """, query.account.rawValue, query.statement.day.rawValue, id)
  }

  private func shown(_ query: ReconcileQuery) -> SQLText {
    query.showsLocked ? "" : "AND state <> 'locked'"
  }

  private func sortedIDs(
    _ query: ReconcileQuery, _ categories: LedgerCategories
  ) throws(SQLError) -> [LedgerRow.ID] {
    var found = FoundEntries(query.order, categories)
    try forEach(
      """
      SELECT \(found.columns()) FROM ledger
      WHERE account = ? AND day <= ? \(shown(query))
      """, query.account.rawValue, query.statement.day.rawValue
    ) { row throws(SQLError) in try found.add(row) }
    return found.sortedIDs
  }

  /// Reads the rows whose ids a table has as `value`, and those that explain the difference alone.
  private func read(
    _ page: SQLText, _ arguments: [any SQLConvertible], _ query: ReconcileQuery,
    into window: inout ReconcileWindow
  ) throws(SQLError) {
    let difference = window.difference
    // By the index of amounts, since few rows have exactly this one: it is the only bare column.
    let candidates: SQLText = """
      (SELECT id AS value FROM ledger
        WHERE amount = ?3 AND account || '' = ?1 AND +day <= ?2 AND state || '' = 'open'
      UNION ALL
      SELECT id FROM ledger
        WHERE amount = -?3 AND account || '' = ?1 AND +day <= ?2 AND state || '' = 'cleared'
      LIMIT ?4)
      """
    let rows = try self.query(
      """
      SELECT page.*, FALSE FROM (\(entries(in: page))) AS page
      UNION ALL SELECT candidate.*, TRUE FROM (\(entries(in: candidates))) AS candidate
      """,
      arguments: [
        query.account.rawValue, query.statement.day.rawValue, difference.amount,
        difference == .zero ? 0 : ReconcileWindow.candidateLimit,
      ] + arguments
    ) { row throws(SQLError) in (isCandidate: try row[32] as Bool, row: try LedgerRow(row)) }
    window.rows = rows.filter { !$0.isCandidate }.map(\.row)
    window.candidates = rows.filter(\.isCandidate).map(\.row).sorted {
      ($0.amount == difference ? 0 : 1, $0.id) < ($1.amount == difference ? 0 : 1, $1.id)
    }
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
