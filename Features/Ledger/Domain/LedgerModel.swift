import Editing
import Phrases
import RIBs
public import Storage
public import Store
import Time

/// The ledger of a session: reads it, changes it, and counts its changes in the state.
@MainActor public final class LedgerModel {
  let db: any LedgerRepository
  let writer: Writer<LedgerState>
  let now: @MainActor () -> Int64
  let isDamaged: @MainActor () -> Bool
  private let opened: @MainActor () async -> StorageError?
  /// The most recently used is last; all are of one revision.
  private var cursors: [(query: LedgerQuery, cursor: LedgerCursor)] = []
  /// Not a revision until the settings were read.
  private var cursorRevision = -1
  /// The sums of all months that were read last, of the same revision.
  private var totals: (query: LedgerQuery, totals: MonthTotals)?
  let changes = SerialTaskQueue()
  /// The change that is under way.
  var current: LongWork?
  var changeCount = 0

  private static let cursorLimit = 3
  /// Rows before this position, and pages of so many, are read together with the sums.
  private static let near = 1_000

  /// - Parameters:
  ///   - db: Where the ledger is kept.
  ///   - writer: The ledger's state.
  ///   - now: The time in milliseconds since 1970.
  ///   - isDamaged: Whether the wallet's file is damaged; then the ledger is only read.
  ///   - opened: Opens the wallet if that was not done yet; returns why its books cannot be used.
  public init(
    db: any LedgerRepository, writer: Writer<LedgerState>, now: @escaping @MainActor () -> Int64,
    isDamaged: @escaping @MainActor () -> Bool = { false },
    opened: @escaping @MainActor () async -> StorageError? = { nil }
  ) {
    self.db = db
    self.writer = writer
    self.now = now
    self.isDamaged = isDamaged
    self.opened = opened
  }

  /// Returns when all changes that were begun have ended.
  func settled() async { await changes.run {} }

  /// As they were read last.
  var settings: LedgerSettings { writer.value.settings }

  /// Makes every screen read the ledger again, after a change by the wallet or another process.
  public func sync() { writer.update { $0.revision += 1 } }

  func window(
    of query: LedgerQuery, at range: Range<Int>
  ) async throws(LedgerError) -> LedgerWindow {
    let revision = writer.value.revision
    if let opened = try await opened(query, at: range, revision) { return opened }
    let cursor = try await cursor(for: query, revision, at: range)
    let (start, rows) = try await cursor.rows(at: range)
    return LedgerWindow(summary: cursor.summary, start: start, rows: rows, revision: revision)
  }

  /// Reads rows, and what is not known beside them; nil where that is not done at once.
  private func opened(
    _ query: LedgerQuery, at range: Range<Int>, _ revision: Int
  ) async throws(LedgerError) -> LedgerWindow? {
    let isKnown = revision == cursorRevision && cursors.contains { $0.query == query }
    guard !isKnown, !query.isGathered, range.lowerBound < Self.near, range.count <= Self.near
    else { return nil }
    let page = LedgerPage(start: .beginning, skip: range.lowerBound, limit: range.count)
    let opening = try await served { () throws(LedgerError) in
      try await db.opening(of: query, page)
    }
    show(opening.settings, HistoryState(newest: opening.newest, canRedo: opening.canRedo))
    let start = min(range.lowerBound, opening.summary.count)
    keep(LedgerCursor(query, in: db, opening, at: start), for: query, revision)
    if let sums = opening.totals, revision == cursorRevision {
      totals = (query.ofAllMonths.unordered, sums)
    }
    return LedgerWindow(
      summary: opening.summary, start: start, rows: opening.rows, revision: revision)
  }

  /// The position of a row in the order of a query; nil if the query does not find it.
  func position(
    of id: LedgerRow.ID, in query: LedgerQuery
  ) async throws(LedgerError) -> Int? {
    try await cursor(for: query, writer.value.revision).position(of: id)
  }

  /// Which of these rows a query finds.
  func listed(
    _ ids: [LedgerRow.ID], in query: LedgerQuery
  ) async throws(LedgerError) -> Set<LedgerRow.ID> {
    // A row that is gone loses its mark anyway.
    guard !ids.isEmpty, !query.isEverything else { return Set(ids) }
    return try await cursor(for: query, writer.value.revision).listed(ids)
  }

  func monthTotals(of query: LedgerQuery) async throws(LedgerError) -> MonthTotals {
    guard query.isFound else {
      let known = totals.flatMap { $0.query == query.unordered ? $0.totals : nil }
      if let known, writer.value.revision == cursorRevision { return known }
      return try await served { () throws(LedgerError) in try await db.monthTotals(of: query) }
    }
    // What has found the rows has summed them.
    return try await cursor(for: query, writer.value.revision).totals ?? MonthTotals([:])
  }

  /// What the rows of searches come to in each month and category, by one reading.
  func monthTotals(ofSearches texts: [String]) async throws(LedgerError) -> [MonthTotals] {
    guard !texts.isEmpty else { return [] }
    return try await served { () throws(LedgerError) in
      guard !isDamaged() else { throw .storage(.damaged) }
      return try await db.monthTotals(of: texts.map { LedgerQuery(search: $0) })
    }
  }

  /// What the rows of a query of one month come to by days and payees.
  func parts(of query: LedgerQuery) async throws(LedgerError) -> LedgerParts {
    guard query.isFound else {
      return try await served { () throws(LedgerError) in try await db.parts(of: query) }
    }
    return try await cursor(for: query, writer.value.revision).parts
  }

  func reconcile(
    _ query: ReconcileQuery, at range: Range<Int>
  ) async throws(LedgerError) -> ReconcileWindow {
    let revision = writer.value.revision
    try await readSettings()
    var window = try await served { () throws(LedgerError) in
      try await db.reconcile(query, at: range)
    }
    window.revision = revision
    return window
  }

  /// Reads the categories, the rules and what can be undone into the state.
  func readSettings() async throws(LedgerError) {
    let (settings, newest, canRedo) = try await served { () throws(LedgerError) in
      try await db.settingsAndHistory()
    }
    show(settings, HistoryState(newest: newest, canRedo: canRedo))
  }

  private func show(_ settings: LedgerSettings, _ history: HistoryState) {
    let known = writer.value.settings
    if known != settings {
      writer.update { $0.settings = settings }
    } else if !known.hasNumbers(of: settings) {
      // Equal settings are no change.
      writer.update {
        $0.settings = settings
        $0.revision += 1
      }
    }
    if writer.value.history != history { writer.update { $0.history = history } }
  }

  /// Remembers which statement of an account is being reconciled; nil when it is locked.
  func keep(_ statement: AccountStatement?, of account: LedgerAccount.ID) {
    writer.update { $0.statements[account] = statement }
  }

  func open(
    _ query: LedgerQuery, at range: Range<Int> = 0..<0
  ) async throws(LedgerError) -> LedgerCursor {
    try await served { () throws(LedgerError) in
      // A search writes search keys into the file.
      guard !query.isSearch || !isDamaged() else { throw .storage(.damaged) }
      do throws(LedgerQueryFault) {
        _ = try LedgerFilter(query.search, in: settings)
      } catch {
        throw .query(error)
      }
      return try await LedgerCursor(query, in: db, at: range)
    }
  }

  private func cursor(
    for query: LedgerQuery, _ revision: Int, at range: Range<Int> = 0..<0
  ) async throws(LedgerError) -> LedgerCursor {
    if revision != cursorRevision { try await readSettings() }
    let known = revision == cursorRevision ? cursors.first { $0.query == query }?.cursor : nil
    let cursor = if let known { known } else { try await open(query, at: range) }
    keep(cursor, for: query, revision)
    return cursor
  }

  /// Keeps a cursor of the latest revision, of which the settings were read too.
  private func keep(_ cursor: LedgerCursor, for query: LedgerQuery, _ revision: Int) {
    guard revision >= cursorRevision else { return }
    if revision > cursorRevision { (cursors, totals) = ([], nil) }
    cursorRevision = revision
    let others = cursors.filter { $0.query != query }
    cursors = (others + [(query, cursor)]).suffix(Self.cursorLimit)
  }

  /// A question that only the repository answers, as a use case.
  func query<each Input: Sendable, Answer: Sendable>(
    _ question: (any LedgerRepository) -> (repeat each Input) async throws(LedgerError) -> Answer
  ) -> @MainActor (repeat each Input) async throws(LedgerError) -> Answer {
    let ask = question(db)
    return { (input: repeat each Input) async throws(LedgerError) -> Answer in
      try await self.served { () async throws(LedgerError) -> Answer in
        try await ask(repeat each input)
      }
    }
  }

  /// Tries once more after `.gone` and `.cannotRead`, when the wallet is open: at the first launch the
  /// file does not exist until then, and where it cannot be made the wallet knows why.
  func served<Value: Sendable>(
    _ work: () async throws(LedgerError) -> Value
  ) async throws(LedgerError) -> Value {
    do throws(LedgerError) {
      return try await work()
    } catch {
      let unread: [LedgerError] = [.storage(.gone), .storage(.cannotRead)]
      guard unread.contains(error) else { throw error }
      let reason = await opened()
      do throws(LedgerError) {
        return try await work()
      } catch {
        throw unread.contains(error) ? reason.map(LedgerError.storage) ?? error : error
      }
    }
  }
}
