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

  func sum(of account: LedgerAccount.ID, statedBefore day: Day) throws(SQLError) -> Won {
    try connection.sum(of: account, statedBefore: day)
  }

  func accountSums() throws(SQLError) -> [LedgerAccount.ID: AccountSums] {
    try connection.accountSums()
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

  func place(_ rows: [(id: LedgerRow.ID, status: EntryStatus)]) throws(SQLError) {
    let placed = connection.dialect.rows(
      "?", ("id", .integer), ("account", .text), ("state", .text), ("reconciliation", .integer))
    for part in rows.batches() {
      try connection.run(
        """
        UPDATE ledger SET account = placed.account, state = placed.state,
            reconciliation = placed.reconciliation
          FROM \(placed) AS placed WHERE ledger.id = placed.id
        """,
        SQLList(rows: part) { id, status in
          [id, status.account.rawValue, status.state.rawValue, status.reconciliation]
        })
    }
  }

  func insert(
    _ reconciliations: [NewReconciliation]
  ) throws(SQLError) -> [LedgerReconciliation] {
    let rows = connection.dialect.rows(
      "?", ("account", .text), ("day", .integer), ("balance", .integer), ("count", .integer),
      ("time", .integer))
    var added: [LedgerReconciliation] = []
    for part in reconciliations.batches() {
      // They get ascending ids in their order, but may be returned in another.
      let ids = try connection.query(
        """
        INSERT INTO ledger_reconciliation (account, day, balance, count, time)
          SELECT account, day, balance, count, time FROM \(rows) AS added
          ORDER BY position RETURNING id
        """,
        SQLList(rows: part) { new in
          [
            new.account.rawValue, new.statement.day.rawValue, new.statement.balance.amount,
            new.count, new.time,
          ]
        }
      ) { row throws(SQLError) in Int64(try row[0] as Int) }.sorted()
      guard ids.count == part.count else { throw .misuse("an insertion that returns no number") }
      added += zip(part, ids).map { new, id in
        LedgerReconciliation(
          id: id, account: new.account, new.statement, count: new.count, time: new.time)
      }
    }
    return added
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
