public import Store

/// The one model of the ledger: queries read it, commands change it, several views show it.
@MainActor public final class LedgerModel {
  private let db: any LedgerWork
  private let writer: Writer<LedgerState>
  private let isDamaged: @MainActor () -> Bool
  private let opened: @MainActor () async -> Void
  /// The latest at the end; all of one revision.
  private var cursors: [(query: LedgerQuery, cursor: LedgerCursor)] = []
  private var cursorRevision = 0

  /// How many queries are remembered.
  private static let cursorLimit = 3

  /// `isDamaged` is whether the wallet's file is: what is left of it is only read; `opened` opens
  /// it where that has not been done.
  public init(
    db: any LedgerWork, writer: Writer<LedgerState>,
    isDamaged: @escaping @MainActor () -> Bool = { false },
    opened: @escaping @MainActor () async -> Void = {}
  ) {
    self.db = db
    self.writer = writer
    self.isDamaged = isDamaged
    self.opened = opened
  }

  /// The rows of a query at these positions, as far as there are such.
  func window(
    of query: LedgerQuery, at range: Range<Int>
  ) async throws(LedgerError) -> LedgerWindow {
    let revision = writer.value.revision
    let cursor = try await cursor(for: query, revision)
    let (start, rows) = try await cursor.rows(at: range)
    return LedgerWindow(summary: cursor.summary, start: start, rows: rows, revision: revision)
  }

  /// How many rows a query has, and what hands them over in its order, `limit` at a time.
  func pages(
    of query: LedgerQuery, limit: Int
  ) async throws(LedgerError) -> (
    count: Int, next: @MainActor () async throws(LedgerError) -> [LedgerRow]
  ) {
    let cursor = try await open(query)
    var position = 0
    return (
      cursor.summary.count,
      { () throws(LedgerError) in
        defer { position += limit }
        return try await cursor.rows(at: position..<position + limit).rows
      }
    )
  }

  func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow] {
    try await db.rows(ids)
  }

  func monthTotals() async throws(LedgerError) -> MonthTotals {
    try await served { [db] () throws(LedgerError) in try await db.monthTotals() }
  }

  func unknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerEntry] {
    try await served { [db] () throws(LedgerError) in try await db.unknown(entries) }
  }

  /// Changes what is kept, and tells every screen.
  func change<Value: Sendable>(
    _ work: (any LedgerWork) async throws(LedgerError) -> Value
  ) async throws(LedgerError) -> Value {
    let value = try await served { () throws(LedgerError) in
      guard !isDamaged() else { throw .damaged }
      return try await work(db)
    }
    sync()
    return value
  }

  /// Has every screen read anew, as after a change of somebody else's.
  func sync() {
    writer.update { $0.revision += 1 }
  }

  private func cursor(
    for query: LedgerQuery, _ revision: Int
  ) async throws(LedgerError) -> LedgerCursor {
    if revision != cursorRevision {
      cursors = []
      cursorRevision = revision
    }
    if let index = cursors.firstIndex(where: { $0.query == query }) {
      let known = cursors.remove(at: index)
      cursors.append(known)
      return known.cursor
    }
    let cursor = try await open(query)
    if revision == cursorRevision {
      cursors.removeAll { $0.query == query }
      cursors = (cursors + [(query, cursor)]).suffix(Self.cursorLimit)
    }
    return cursor
  }

  private func open(_ query: LedgerQuery) async throws(LedgerError) -> LedgerCursor {
    try await served { () throws(LedgerError) in
      // A search writes down what it goes by.
      guard !query.isSearch || !isDamaged() else { throw .damaged }
      return try await LedgerCursor.open(query, db: db)
    }
  }

  /// Does once more what cannot be read, when the wallet is open: in the first moments of the very
  /// first launch there is no file yet.
  private func served<Value: Sendable>(
    _ work: () async throws(LedgerError) -> Value
  ) async throws(LedgerError) -> Value {
    do throws(LedgerError) {
      return try await work()
    } catch {
      guard error == .cannotRead else { throw error }
      await opened()
      return try await work()
    }
  }
}
