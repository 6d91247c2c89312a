import LedgerDomain
import SQL
import Time
import WalletDomain

/// Accounts and reconciliations inside one transaction.
extension StoredTables {
  func ids(
    inAccounts accounts: [LedgerAccount.ID]
  ) throws(SQLError) -> [LedgerAccount.ID: [LedgerRow.ID]] {
    var ids: [LedgerAccount.ID: [LedgerRow.ID]] = [:]
    try connection.forEach(
      "SELECT account, id FROM ledger WHERE account IN \(listedAccounts) ORDER BY id",
      SQLList(accounts.map(\.rawValue))
    ) { row throws(SQLError) in
      ids[LedgerAccount.ID(rawValue: try row[0]), default: []].append(Int64(try row[1] as Int))
    }
    return ids
  }

  private var listedAccounts: SQLText { connection.dialect.list("?", of: .text) }

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

  func sums(
    statedBefore days: [LedgerAccount.ID: Day]
  ) throws(SQLError) -> [LedgerAccount.ID: Won] {
    try connection.sums(statedBefore: days)
  }

  func accountSums() throws(SQLError) -> [LedgerAccount.ID: AccountSums] {
    try connection.accountSums()
  }

  func balances(
    around days: [LedgerAccount.ID: ClosedRange<Day>]
  ) throws(SQLError) -> [LedgerAccount.ID: AccountBalances] {
    try connection.balances(around: days)
  }

  func reconciliations(
    of accounts: [LedgerAccount.ID]
  ) throws(SQLError) -> [LedgerReconciliation] {
    try connection.reconciliations(
      "AND account IN \(listedAccounts) ORDER BY id", SQLList(accounts.map(\.rawValue)))
  }

  func statuses(
    of ids: [LedgerRow.ID]
  ) throws(SQLError) -> [LedgerRow.ID: (status: EntryStatus, amount: Won)] {
    var statuses: [LedgerRow.ID: (status: EntryStatus, amount: Won)] = [:]
    for part in ids.batches(of: 10_000) {
      try connection.forEach(
        "SELECT id, amount, account, state, reconciliation FROM ledger WHERE \(isListed)",
        SQLList(part)
      ) { row throws(SQLError) in
        statuses[Int64(try row[0] as Int)] = (
          try EntryStatus(row, from: 2), Won(Int64(try row[1] as Int))
        )
      }
    }
    return statuses
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
    var done = 0
    for part in rows.batches() {
      try reach(done, of: rows.count)
      done += part.count
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

  func bringBack(_ reconciliations: [LedgerReconciliation]) throws(SQLError) {
    let rows = connection.dialect.rows(
      "?", ("id", .integer), ("account", .text), ("day", .integer), ("balance", .integer),
      ("count", .integer), ("time", .integer))
    for part in reconciliations.batches() {
      try connection.run(
        """
        INSERT INTO ledger_reconciliation (id, account, day, balance, count, time)
          SELECT id, account, day, balance, count, time FROM \(rows) AS back ORDER BY position
        """,
        SQLList(rows: part) { one in
          [
            one.id, one.account.rawValue, one.day.rawValue, one.balance.amount, one.count, one.time,
          ]
        })
    }
  }

  func remove(_ reconciliations: [LedgerReconciliation]) throws(SQLError) {
    for part in reconciliations.map(\.id).batches() {
      try connection.run("DELETE FROM ledger_reconciliation WHERE \(isListed)", SQLList(part))
    }
  }
}
