/// Reads the rows of one query at any position.
///
/// It keeps the keys of some rows that it has read, and counts from the nearest one; where none is
/// near, it counts from the start, which a repository does quickly. The rows of a query that
/// is gathered are read by id.
@MainActor final class LedgerCursor {
  let summary: LedgerSummary
  private let query: LedgerQuery
  private let db: any LedgerRepository
  /// The rows of a query that is gathered.
  private let ids: [LedgerRow.ID]?
  /// The sums of a query that is gathered, by months and categories.
  let totals: MonthTotals?
  /// The sums of a query of one month that is gathered, by days and payees.
  let parts: LedgerParts
  /// Those of a query that is gathered that were read with it.
  private let first: (start: Int, rows: [LedgerRow])
  /// Ascending by position.
  private var anchors: [(position: Int, key: LedgerKey)] = []

  /// The least distance of two anchors, in rows.
  private static let spacing = 64

  /// How far an anchor may be, in rows.
  private static let reach = 1_000

  /// Reads the rows at `range` too, where all have to be found.
  init(
    _ query: LedgerQuery, in db: any LedgerRepository, at range: Range<Int> = 0..<0
  ) async throws(LedgerError) {
    self.query = query
    self.db = db
    let finding = query.isGathered ? try await db.find(query, at: range) : nil
    first = (range.lowerBound, finding?.rows ?? [])
    ids = finding?.ids
    totals = finding?.totals
    parts = finding?.parts ?? .none
    if let totals { summary = totals.summary } else { summary = try await db.summary(of: query) }
  }

  /// A cursor of a query whose rows from this position on were read with its sums.
  init(_ query: LedgerQuery, in db: any LedgerRepository, _ opening: LedgerOpening, at start: Int) {
    (self.query, self.db) = (query, db)
    (summary, ids, totals, parts) = (opening.summary, nil, nil, .none)
    first = (0, [])
    keep(opening.rows, at: start)
  }

  /// The rows at these positions, as far as they exist.
  func rows(at range: Range<Int>) async throws(LedgerError) -> (start: Int, rows: [LedgerRow]) {
    let range = range.clamped(to: 0..<summary.count)
    guard !range.isEmpty else { return (range.lowerBound, []) }
    if let ids {
      let known = first.start..<first.start + first.rows.count
      let rows =
        range.clamped(to: known) == range
        ? Array(first.rows[range.lowerBound - first.start..<range.upperBound - first.start])
        : try await db.rows(Array(ids[range]))
      return (range.lowerBound, rows)
    }
    let rows = try await db.rows(of: query, page(for: range))
    keep(rows, at: range.lowerBound)
    return (range.lowerBound, rows)
  }

  /// The position of a row; nil if the query does not find it.
  func position(of id: LedgerRow.ID) async throws(LedgerError) -> Int? {
    if let ids { return ids.firstIndex(of: id) }
    guard let row = try await db.rows([id]).first, query.covers(row) else { return nil }
    return try await db.position(of: query.order.key(of: row), in: query)
  }

  /// Which of these rows are among those of the query.
  func listed(_ rows: [LedgerRow.ID]) async throws(LedgerError) -> Set<LedgerRow.ID> {
    if let ids { return Set(rows).intersection(ids) }
    return Set(try await db.rows(rows).filter(query.covers).map(\.id))
  }

  /// The shortest way to existing rows.
  private func page(for range: Range<Int>) -> LedgerPage {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    let above = anchors[..<firstAnchor(after: lower)].last { lower - $0.position <= Self.reach }
    let below = anchors[firstAnchor(after: upper - 1)...].first {
      $0.position - upper <= Self.reach
    }
    let ways: [(Int, LedgerPage.Start)] = [
      above.map { (lower - $0.position, .from($0.key)) } ?? (lower, .beginning),
      below.map { ($0.position - upper, .before($0.key)) } ?? (summary.count - upper, .end),
    ]
    let (skip, start) = ways[0].0 <= ways[1].0 ? ways[0] : ways[1]
    return LedgerPage(start: start, skip: skip, limit: range.count)
  }

  private func keep(_ rows: [LedgerRow], at start: Int) {
    if let first = rows.first { keep(first, at: start) }
    if let last = rows.last { keep(last, at: start + rows.count - 1) }
  }

  private func keep(_ row: LedgerRow, at position: Int) {
    let index = firstAnchor(after: position)
    if index > 0, position - anchors[index - 1].position < Self.spacing { return }
    if index < anchors.count, anchors[index].position - position < Self.spacing { return }
    anchors.insert((position, query.order.key(of: row)), at: index)
  }

  /// The index of the first anchor after a position.
  private func firstAnchor(after position: Int) -> Int {
    anchors.firstIndex { $0.position > position } ?? anchors.count
  }
}

/// Some rows of a query, by the way to them through the query's order.
public struct LedgerPage: Hashable, Sendable {
  /// Where counting begins.
  public enum Start: Hashable, Sendable {
    /// Before the first row, forwards.
    case beginning
    /// After the last row, backwards.
    case end
    /// At a row, which is included, forwards.
    case from(LedgerKey)
    /// Before a row, backwards.
    case before(LedgerKey)
  }

  public let start: Start
  /// How many rows are skipped from there.
  public let skip: Int
  public let limit: Int

  public var goesBack: Bool {
    switch start {
    case .beginning, .from: false
    case .end, .before: true
    }
  }
}
