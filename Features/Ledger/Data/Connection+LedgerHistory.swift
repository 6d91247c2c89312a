import LedgerDomain
import Phrases
import SQL
import Storage

/// The history of commands, which is in the file; each function runs inside one transaction.
extension Connection {
  /// How many commands can be undone.
  private static let historyLimit = 100

  /// Carries out a command and adds it to the history; changes nothing if it cannot be carried out.
  func perform(
    _ command: LedgerCommand, at time: Int64, _ work: LongWork
  ) throws(SQLError) -> Result<LedgerOutcome, LedgerError> {
    let id = try insert(
      """
      INSERT INTO ledger_command (time, title_ko, title_en, changes) VALUES (?, '', '', '')
        RETURNING id
      """, time)
    var tables = StoredTables(connection: self, command: id, work: work)
    let result = try command.perform(on: &tables, at: time)
    guard case .success(var outcome) = result, !outcome.changes.isEmpty else {
      try run("DELETE FROM ledger_command WHERE id = ?", id)
      return result
    }
    let title = command.title(of: outcome, try ledgerSettings())
    try run(
      "UPDATE ledger_command SET title_ko = ?, title_en = ?, changes = ? WHERE id = ?",
      title.text(.korean), title.text(.english), try StoredJSON.text(of: outcome.changes), id)
    try run("DELETE FROM ledger_command WHERE is_undone AND \(dialect.isOwn)")
    try run(
      """
      DELETE FROM ledger_command WHERE id <= (
        SELECT id FROM ledger_command WHERE \(dialect.isOwn) ORDER BY id DESC LIMIT 1 OFFSET ?)
        AND \(dialect.isOwn)
      """, Self.historyLimit)
    outcome.command = id
    return .success(outcome)
  }

  /// Undoes the user’s last command that is not undone, and returns its title; nil without one.
  func undo(_ work: LongWork) throws(SQLError) -> Result<Phrase?, LedgerError> {
    let last = try commands("WHERE NOT is_undone AND \(dialect.isOwn) ORDER BY id DESC LIMIT 1")
      .first
    guard let last else { return .success(nil) }
    return try carryOut(last, last.changes.reversed().map(\.reversed), isUndone: true, work)
  }

  /// Carries out again the user’s first command that is undone, and returns its title; nil without one.
  func redo(_ work: LongWork) throws(SQLError) -> Result<Phrase?, LedgerError> {
    let next = try commands("WHERE is_undone AND \(dialect.isOwn) ORDER BY id LIMIT 1").first
    guard let next else { return .success(nil) }
    return try carryOut(next, next.changes, isUndone: false, work)
  }

  private struct Stored {
    let id: Int64
    let title: Phrase
    let changes: [LedgerChange]
  }

  private func commands(_ rest: SQLText) throws(SQLError) -> [Stored] {
    try query("SELECT id, title_ko, title_en, changes FROM ledger_command \(rest)") {
      row throws(SQLError) in
      Stored(
        id: Int64(try row[0] as Int), title: Phrase(ko: try row[1], en: try row[2]),
        changes: try StoredJSON.value(of: try row[3], in: "changes"))
    }
  }

  private func carryOut(
    _ command: Stored, _ changes: [LedgerChange], isUndone: Bool, _ work: LongWork
  ) throws(SQLError) -> Result<Phrase?, LedgerError> {
    var tables = StoredTables(connection: self, command: command.id, work: work)
    tables.total = changes.reduce(0) { $0 + $1.count }
    let replay = try LedgerReplay(changes, on: &tables)
    guard let title = replay.title(command.title) else {
      try run("DELETE FROM ledger_command WHERE id = ?", command.id)
      return .failure(.undoOverChange)
    }
    let made = isUndone ? replay.made.reversed().map(\.reversed) : replay.made
    try run(
      "UPDATE ledger_command SET is_undone = ?, changes = ? WHERE id = ?", isUndone,
      try StoredJSON.text(of: made), command.id)
    return .success(title)
  }

  func history() throws(SQLError) -> (newest: Int64?, canRedo: Bool) {
    let (_, newest, canRedo) = try settingsAndHistory()
    return (newest, canRedo)
  }

  /// Whether what the history keeps can be brought back, and merged categories have no entries.
  func isHistorySound() throws(SQLError) -> Bool {
    _ = try commands("ORDER BY id")
    let targets = try ledgerSettings().categories.targets
    let aliases = try query("SELECT category, target FROM ledger_alias") {
      row throws(SQLError) in
      (LedgerCategory(rawValue: try row[0]), LedgerCategory(rawValue: try row[1]))
    }
    let faults: Int? = try scalar(
      """
      SELECT (SELECT count(*) FROM ledger_removed JOIN ledger USING (id))
        + (SELECT count(*) FROM ledger_removed LEFT JOIN ledger_command
          ON ledger_command.id = command WHERE ledger_command.id IS NULL)
        + (SELECT count(*) FROM ledger_alias WHERE EXISTS (
          SELECT 1 FROM ledger WHERE ledger.category = ledger_alias.category))
        + (SELECT count(*) FROM ledger WHERE import_id IS NOT NULL
          AND import_id NOT IN (SELECT id FROM ledger_import))
      """)
    return faults == 0 && targets == Dictionary(aliases) { $1 }
  }
}
