import LedgerDomain

/// The tables of a ledger in memory.
struct InMemoryTables: LedgerTables {
  var rows: [LedgerRow.ID: LedgerRow]
  private var removed: [LedgerRow.ID: LedgerRow] = [:]
  private var allImports: [LedgerImport] = []
  var reconciliations: [LedgerReconciliation] = []
  var kept = LedgerSettings.builtIn
  var lastReconciliation: LedgerReconciliation.ID = 0
  /// No id is given twice.
  private var lastID: LedgerRow.ID

  init(_ rows: [LedgerRow]) {
    self.rows = Dictionary(rows.map { ($0.id, $0) }) { $1 }
    lastID = rows.map(\.id).max() ?? 0
    if rows.contains(where: { $0.account == .imports }) { kept.accounts = .earlier }
  }

  /// Those that have rows, newest first.
  var imports: [LedgerImport] {
    allImports.reversed().compactMap { one in
      var one = one
      one.count = rows.values.count { $0.importID == one.id }
      return one.count > 0 ? one : nil
    }
  }

  func rows(_ ids: [LedgerRow.ID]) -> [LedgerRow] { ids.compactMap { rows[$0] } }

  func ids(in category: LedgerCategory) -> [LedgerRow.ID] {
    rows.values.filter { $0.category == category }.map(\.id).sorted()
  }

  func ids(ofImport id: LedgerImport.ID) -> [LedgerRow.ID] {
    rows.values.filter { $0.importID == id }.map(\.id).sorted()
  }

  func allIDs() -> [LedgerRow.ID] { rows.keys.sorted() }

  func unknown(_ entries: [LedgerEntry]) -> [LedgerEntry] {
    let known = rows.values.reduce(into: [:]) { $0[EntryFingerprint($1.entry), default: 0] += 1 }
    return EntryFingerprint.unknown(entries, known: known)
  }

  func settings() -> LedgerSettings { kept }

  mutating func insert(
    _ entry: LedgerEntry, _ origin: LedgerOrigin, importID: LedgerImport.ID?,
    to account: LedgerAccount.ID
  ) -> LedgerRow {
    lastID += 1
    let row = LedgerRow(
      id: lastID, origin: origin, entry: entry, importID: importID,
      standing: LedgerStanding(account))
    rows[row.id] = row
    return row
  }

  mutating func insertImport(file: String, time: Int64, total: Int) -> LedgerImport.ID {
    let id = Int64(allImports.count + 1)
    allImports.append(
      LedgerImport(id: id, time: time, file: file, total: total, count: total))
    return id
  }

  mutating func mark(_ row: LedgerRow, as marks: LedgerMarks) { rows[row.id]?.marks = marks }

  mutating func remove(_ ids: IDRanges) {
    for id in ids.ids { removed[id] = rows.removeValue(forKey: id) }
  }

  mutating func bringBack(_ ids: IDRanges) {
    for id in ids.ids { rows[id] = removed.removeValue(forKey: id) }
  }

  mutating func save(_ settings: LedgerSettings) { kept = settings }
}
