import Storage
public import Store

/// The ledger of a session: reads it, changes it, and counts its changes in the state.
@MainActor public final class LedgerModel {
  private let db: any LedgerRepository
  private let writer: Writer<LedgerState>
  private let isDamaged: @MainActor () -> Bool
  private let opened: @MainActor () async -> Void
  /// The most recently used is last; all are of one revision.
  private var cursors: [(query: LedgerQuery, cursor: LedgerCursor)] = []
  private var cursorRevision = 0

  private static let cursorLimit = 3

  /// - Parameters:
  ///   - db: Where the ledger is kept.
  ///   - writer: The ledger's state.
  ///   - isDamaged: Whether the wallet's file is damaged; then the ledger is only read.
  ///   - opened: Opens the wallet if that was not done yet.
  public init(
    db: any LedgerRepository, writer: Writer<LedgerState>,
    isDamaged: @escaping @MainActor () -> Bool = { false },
    opened: @escaping @MainActor () async -> Void = {}
  ) {
    self.db = db
    self.writer = writer
    self.isDamaged = isDamaged
    self.opened = opened
  }

  /// Has every screen read the ledger again, after a change by the wallet or another process.
  public func sync() { writer.update { $0.revision += 1 } }

  func window(
    of query: LedgerQuery, at range: Range<Int>
  ) async throws(LedgerError) -> LedgerWindow {
    let revision = writer.value.revision
    let cursor = try await cursor(for: query, revision)
    let (start, rows) = try await cursor.rows(at: range)
    return LedgerWindow(summary: cursor.summary, start: start, rows: rows, revision: revision)
  }

  func monthTotals() async throws(LedgerError) -> MonthTotals {
    try await served { () throws(LedgerError) in try await db.monthTotals() }
  }

  func unknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerEntry] {
    try await served { () throws(LedgerError) in try await db.unknown(entries) }
  }

  /// Changes the ledger, and has every screen read it again.
  func change<Value: Sendable>(
    _ work: (any LedgerRepository) async throws(LedgerError) -> Value
  ) async throws(LedgerError) -> Value {
    let value = try await served { () throws(LedgerError) in
      guard !isDamaged() else { throw .storage(.damaged) }
      return try await work(db)
    }
    sync()
    return value
  }

  func open(_ query: LedgerQuery) async throws(LedgerError) -> LedgerCursor {
    try await served { () throws(LedgerError) in
      // A search writes search keys into the file.
      guard !query.isSearch || !isDamaged() else { throw .storage(.damaged) }
      return try await LedgerCursor(query, in: db)
    }
  }

  private func cursor(
    for query: LedgerQuery, _ revision: Int
  ) async throws(LedgerError) -> LedgerCursor {
    if revision != cursorRevision {
      cursors = []
      cursorRevision = revision
    }
    let known = cursors.first { $0.query == query }?.cursor
    let cursor = if let known { known } else { try await open(query) }
    if revision == cursorRevision {
      let others = cursors.filter { $0.query != query }
      cursors = (others + [(query, cursor)]).suffix(Self.cursorLimit)
    }
    return cursor
  }

  /// Tries once more after `.gone` and `.cannotRead`, when the wallet is open: at the first launch the
  /// file does not exist until then.
  private func served<Value: Sendable>(
    _ work: () async throws(LedgerError) -> Value
  ) async throws(LedgerError) -> Value {
    do throws(LedgerError) {
      return try await work()
    } catch {
      guard [.storage(.gone), .storage(.cannotRead)].contains(error) else { throw error }
      await opened()
      return try await work()
    }
  }
}
