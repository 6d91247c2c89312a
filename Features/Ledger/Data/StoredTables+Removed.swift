import LedgerDomain
import SQL

/// Rows that commands keep since they have removed them, inside one transaction.
extension StoredTables {
  /// On a server who has added a row is kept with it by that itself.
  func remove(_ ids: IDRanges) throws(SQLError) {
    try forEachPart(of: ids) { ids throws(SQLError) in
      try connection.run(
        """
        INSERT INTO ledger_removed (
            id, day, amount, text, category, note, origin, key, initials, import_id, account,
            state, \(BankRecord.columns), \(EntryEdits.columns), command)
          SELECT id, day, amount, text, category, note, origin, key, initials, import_id, account,
            state, \(BankRecord.columns), \(EntryEdits.columns), ?2
          FROM ledger WHERE \(isListed)
        """, ids, command)
      try connection.run("DELETE FROM ledger WHERE \(isListed)", ids)
    }
  }

  /// The index still has the letters of the rows.
  func bringBack(_ ids: IDRanges) throws(SQLError) {
    let who = connection.dialect.keptMember
    try forEachPart(of: ids) { ids throws(SQLError) in
      try connection.run(
        """
        INSERT INTO ledger (
            id, day, amount, text, category, note, origin, key, initials, import_id, account,
            state, \(BankRecord.columns), \(EntryEdits.columns)\(who))
          SELECT id, day, amount, text, category, note, origin, key, initials, import_id, account,
            state, \(BankRecord.columns), \(EntryEdits.columns)\(who)
          FROM ledger_removed WHERE \(isListed) AND command = ?2
        """, ids, command)
      try connection.run(
        "DELETE FROM ledger_removed WHERE \(isListed) AND command = ?2", ids, command)
    }
  }

  func forget(_ ids: IDRanges) throws(SQLError) {
    try forEachPart(of: ids) { ids throws(SQLError) in
      try connection.run(
        "DELETE FROM ledger_removed WHERE \(isListed) AND command = ?2", ids, command)
    }
  }

  func kept(_ ids: [LedgerRow.ID]) throws(SQLError) -> [LedgerRow] {
    var rows: [LedgerRow] = []
    for part in ids.batches(of: 10_000) {
      rows += try connection.query(
        """
        SELECT day, amount, text, category, note, origin, NULL, import_id, account, state, NULL, NULL, id,
          NULL, NULL, \(BankRecord.columns), \(EntryEdits.columns)
        FROM ledger_removed WHERE \(isListed) AND command = ?2 ORDER BY id
        """, SQLList(part), command, row: LedgerRow.init)
    }
    return rows
  }

  func used(_ categories: [LedgerCategory]) throws(SQLError) -> Set<LedgerCategory> {
    guard !categories.isEmpty else { return [] }
    let asked = connection.dialect.list("?", of: .text)
    return Set(
      try connection.query(
        """
        SELECT value FROM \(asked) AS asked
        WHERE EXISTS (SELECT 1 FROM ledger WHERE category = value)
          OR EXISTS (SELECT 1 FROM ledger_removed WHERE category = value AND \(areOthers))
        """, SQLList(categories.map(\.rawValue))
      ) { row throws(SQLError) in LedgerCategory(rawValue: try row[0]) })
  }

  func othersKeep(
    in accounts: [LedgerAccount.ID]
  ) throws(SQLError) -> Set<LedgerAccount.ID> {
    let asked = connection.dialect.list("?", of: .text)
    return Set(
      try connection.query(
        """
        SELECT value FROM \(asked) AS asked
        WHERE EXISTS (SELECT 1 FROM ledger_removed WHERE account = value AND \(areOthers))
        """, SQLList(accounts.map(\.rawValue))
      ) { row throws(SQLError) in LedgerAccount.ID(rawValue: try row[0]) })
  }

  /// The condition that a command of another member keeps a row.
  private var areOthers: SQLText {
    "command IN (SELECT id FROM ledger_command WHERE NOT (\(connection.dialect.isOwn)))"
  }

  func twins(of rows: [LedgerRow]) throws(SQLError) -> [LedgerRow.ID: Int] {
    try connection.twins(of: rows)
  }
}

extension SQLDialect {
  /// The column of who has added a row that is kept, behind others: a file has one user.
  fileprivate var keptMember: SQLText {
    switch self {
    case .sqlite: ""
    case .postgresql: ", member"
    }
  }
}
