import LedgerDomain
import SQL
import WalletDomain

/// What the user orders the ledger by, and the imports.
extension Connection {
  func ledgerSettings() throws(SQLError) -> LedgerSettings {
    try ledgerSettings(try scalar("SELECT json FROM ledger_settings"))
  }

  /// The settings that are kept as a text; those of a new ledger for nil.
  func ledgerSettings(_ json: String?) throws(SQLError) -> LedgerSettings {
    guard let json else { return .builtIn }
    switch dialect {
    case .sqlite: return try StoredJSON.value(of: json, in: "json")
    // What another program of a member has written there ends no one's ledger.
    case .postgresql: return (try? StoredJSON.value(of: json, in: "json")) ?? .builtIn
    }
  }

  /// The settings, and what can be undone, by one statement.
  func settingsAndHistory() throws(SQLError) -> (
    settings: LedgerSettings, newest: Int64?, canRedo: Bool
  ) {
    var json: String?
    var newest: Int64?
    var canRedo = false
    try forEach(
      """
      SELECT json, NULL, NULL FROM ledger_settings
      UNION ALL SELECT NULL, is_undone, max(id) FROM ledger_command WHERE \(dialect.isOwn)
        GROUP BY is_undone
      """
    ) { row throws(SQLError) in
      if let text: String = try row[0] { json = text }
      guard let isUndone: Bool = try row[1] else { return }
      if isUndone { canRedo = true } else { newest = try row[2] }
    }
    return (try ledgerSettings(json), newest, canRedo)
  }

  func save(_ settings: LedgerSettings) throws(SQLError) {
    try run(
      """
      INSERT INTO ledger_settings (id, json) VALUES (1, ?)
        ON CONFLICT (id) DO UPDATE SET json = excluded.json
      """, try StoredJSON.text(of: settings))
    try run("DELETE FROM ledger_alias")
    let targets = settings.categories.targets
    if !targets.isEmpty {
      let rows = dialect.rows("?", ("category", .text), ("target", .text))
      try run(
        "INSERT INTO ledger_alias SELECT category, target FROM \(rows) AS added",
        SQLList(rows: targets) { [$0.key.rawValue, $0.value.rawValue] })
    }
    // A merging that is redone finds movements of the wallet that have come since.
    try run(
      """
      UPDATE ledger SET category = target FROM ledger_alias
      WHERE ledger.category = ledger_alias.category
      """)
  }

  /// Those that have rows, newest first.
  func imports() throws(SQLError) -> [LedgerImport] {
    try query(
      """
      SELECT ledger_import.id, time, file, total, count(*), ledger_import.account
      FROM ledger_import JOIN ledger ON import_id = ledger_import.id AND part_of IS NULL
      GROUP BY ledger_import.id ORDER BY ledger_import.id DESC
      """
    ) { row throws(SQLError) in
      LedgerImport(
        id: Int64(try row[0] as Int), time: Int64(try row[1] as Int), file: try row[2],
        account: LedgerAccount.ID(rawValue: try row[5]), total: try row[3], count: try row[4])
    }
  }

  /// Looks at every row.
  func matches(of rule: LedgerRule) throws(SQLError) -> RuleMatches {
    let matcher = RuleMatcher([rule])
    var matches = RuleMatches.none
    try forEach(
      """
      SELECT day, amount, text, category, note, account, payee FROM ledger
      WHERE \(dialect.isReadable)
      """
    ) { row throws(SQLError) in
      let entry = try LedgerEntry(row, payee: try row[6])
      guard matcher.rule(for: entry, in: LedgerAccount.ID(rawValue: try row[5])) != nil else {
        return
      }
      matches.add(rule, entry)
    }
    return matches
  }
}
