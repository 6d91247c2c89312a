import LedgerDomain
import SQL
import Time
import WalletDomain

/// Accounts and reconciliations inside one transaction.
extension StoredTables {
  func ids(inAccount account: LedgerAccount.ID) throws(SQLError) -> [LedgerRow.ID] {
    try connection.ids("SELECT id FROM ledger WHERE account = ? ORDER BY id", account.rawValue)
  }

  func ids(
    inAccount account: LedgerAccount.ID, _ state: EntryStatus.State, upTo day: Day
  ) throws(SQLError) -> [LedgerRow.ID] {
    try connection.query(
      "SELECT id FROM ledger WHERE account = ? AND state = ? AND day <= ? ORDER BY id",
      account.rawValue, state.rawValue, day.rawValue
    ) { row throws(SQLError) in Int64(try row[0] as Int) }
  }

  func ids(
    lockedBy reconciliation: LedgerReconciliation.ID
  ) throws(SQLError) -> [LedgerRow.ID] {
    try connection.ids("SELECT id FROM ledger WHERE reconciliation = ? ORDER BY id", reconciliation)
  }

  func sums(
    of account: LedgerAccount.ID, upTo day: Day?
  ) throws(SQLError) -> AccountSums {
    try connection.sums(of: account, upTo: day)
  }

  func balances(
    of accounts: [LedgerAccount.ID], around days: ClosedRange<Day>
  ) throws(SQLError) -> [LedgerAccount.ID: AccountBalances] {
    try connection.balances(of: accounts, around: days)
  }

  func lastReconciliation(
    of account: LedgerAccount.ID
  ) throws(SQLError) -> LedgerReconciliation? {
    try connection.lastReconciliation(of: account)
  }

  func count(_ ids: IDRanges, _ status: EntryStatus) throws(SQLError) -> Int {
    var count = 0
    for part in ids.ids.batches(of: 10_000) {
      count +=
        try connection.scalar(
          """
          SELECT count(*) FROM ledger
          WHERE \(isListed) AND account = ?2 AND state = ?3
            AND coalesce(reconciliation, 0) = coalesce(?4, 0)
          """, SQLList(part), status.account.rawValue, status.state.rawValue,
          status.reconciliation) ?? 0
    }
    return count
  }

  func place(_ ids: IDRanges, as status: EntryStatus) throws(SQLError) {
    try forEachPart(of: ids) { ids throws(SQLError) in
      try connection.run(
        "UPDATE ledger SET account = ?2, state = ?3, reconciliation = ?4 WHERE \(isListed)", ids,
        status.account.rawValue, status.state.rawValue, status.reconciliation)
    }
  }

  func insertReconciliation(
    of account: LedgerAccount.ID, _ statement: AccountStatement, count: Int, time: Int64
  ) throws(SQLError) -> LedgerReconciliation {
    let id = try connection.insert(
      """
      INSERT INTO ledger_reconciliation (account, day, balance, count, time)
        VALUES (?, ?, ?, ?, ?) RETURNING id
      """, account.rawValue, statement.day.rawValue, statement.balance.amount, count, time)
    return LedgerReconciliation(
      id: id, account: account, statement, count: count, time: time)
  }

  func bringBack(_ reconciliation: LedgerReconciliation) throws(SQLError) {
    try connection.run(
      """
      INSERT INTO ledger_reconciliation (id, account, day, balance, count, time)
        VALUES (?, ?, ?, ?, ?, ?)
      """, reconciliation.id, reconciliation.account.rawValue, reconciliation.day.rawValue,
      reconciliation.balance.amount, reconciliation.count, reconciliation.time)
  }

  func remove(_ reconciliation: LedgerReconciliation) throws(SQLError) {
    try connection.run("DELETE FROM ledger_reconciliation WHERE id = ?", reconciliation.id)
  }
}
