public import LedgerDomain
import Search

/// A ledger in memory.
@MainActor public final class FixedLedger {
  private var rows: [LedgerRow.ID: LedgerRow]
  /// No id is given twice.
  private var lastID: LedgerRow.ID

  public init(_ rows: [LedgerRow] = []) {
    self.rows = Dictionary(rows.map { ($0.id, $0) }) { $1 }
    lastID = rows.map(\.id).max() ?? 0
  }

  public func summary(of query: LedgerQuery) async throws(LedgerError) -> LedgerSummary {
    try await find(query).summary
  }

  public func rows(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> [LedgerRow] {
    let shown = shown(query)
    let start =
      switch page.start {
      case .beginning: 0
      case .end: shown.count
      case .from(let key), .before(let key): shown.firstIndex { query.order.key(of: $0) == key }
      }
    guard let start else { return [] }
    let range =
      page.goesBack
      ? start - page.skip - page.limit..<start - page.skip
      : start + page.skip..<start + page.skip + page.limit
    return Array(shown[range.clamped(to: 0..<shown.count)])
  }

  public func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding {
    let shown = shown(query)
    return LedgerFinding(
      ids: shown.map(\.id), summary: shown.reduce(.nothing) { $0 + LedgerSummary($1.entry) })
  }

  public func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow] {
    ids.compactMap { rows[$0] }
  }

  public func monthTotals() async throws(LedgerError) -> MonthTotals {
    MonthTotals(
      rows.values.reduce(into: [:]) { bars, row in
        bars[MonthTotals.Bar(of: row), default: .nothing] += LedgerSummary(row.entry)
      })
  }

  public func mark(
    _ ids: [LedgerRow.ID], _ change: LedgerMarks.Change
  ) async throws(LedgerError) -> [LedgerEdit] {
    let targets = ids.compactMap { rows[$0] }
    guard !targets.isEmpty else { throw .missing }
    let edits = targets.compactMap { LedgerEdit($0, change) }
    try await apply(.marked(edits))
    return edits
  }

  public func apply(_ change: LedgerChange) async throws(LedgerError) {
    switch change {
    case .added(let added):
      let imported = added.filter { $0.origin == .imported }.map(\.entry)
      guard added.allSatisfy({ rows[$0.id] == nil }),
        try await unknown(imported).count == imported.count
      else { throw .undoOverChange }
      for row in added { rows[row.id] = row }
    case .removed(let removed):
      guard removed.allSatisfy({ $0.origin != .wallet }) else { throw .walletStays }
      guard removed.allSatisfy({ rows[$0.id] == $0 }) else { throw .undoOverChange }
      for row in removed { rows[row.id] = nil }
    case .marked(let edits):
      guard edits.allSatisfy({ rows[$0.id]?.marks == $0.before }) else { throw .undoOverChange }
      for edit in edits { rows[edit.id]?.marks = edit.after }
    }
  }

  public func add(_ entry: LedgerEntry) async throws(LedgerError) -> LedgerRow {
    keep(entry, .hand)
  }

  public func unknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerEntry] {
    let known = rows.values.reduce(into: [:]) { $0[EntryFingerprint($1.entry), default: 0] += 1 }
    return EntryFingerprint.unknown(entries, known: known)
  }

  public func addUnknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerRow] {
    try await unknown(entries).map { keep($0, .imported) }
  }

  private func keep(_ entry: LedgerEntry, _ origin: LedgerOrigin) -> LedgerRow {
    lastID += 1
    let row = LedgerRow(id: lastID, origin: origin, entry: entry)
    rows[row.id] = row
    return row
  }

  /// The rows of a query in its order.
  private func shown(_ query: LedgerQuery) -> [LedgerRow] {
    let search = HangulSearch(query.isSearch ? query.search : "")
    let shown = rows.values.filter { row in
      (query.category ?? row.category) == row.category
        && query.month?.contains(row.day) != false
        && (search.isEmpty || search.matches(SearchKey("\(row.text)\n\(row.note)")))
    }
    return shown.sorted { one, other in
      let (one, other) = (query.order.key(of: one), query.order.key(of: other))
      return query.order.isAscending ? one < other : one > other
    }
  }
}

// Declared apart from the methods, which would otherwise lose the class's actor.
extension FixedLedger: LedgerRepository {}
