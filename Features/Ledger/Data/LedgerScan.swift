import LedgerDomain
import SQLite

/// The part of an index that a page of a query reads.
struct LedgerScan {
  /// Whether it goes towards greater days or amounts.
  let isAscending: Bool
  /// The day or amount of the first row, or a value beyond all rows.
  let value: Int64
  /// The id from which rows of that value are read, in the direction of the scan.
  let id: Int64
  let skip: Int
  let limit: Int

  init(_ query: LedgerQuery, _ page: LedgerPage) {
    isAscending = query.order.isAscending != page.goesBack
    skip = page.skip
    limit = page.limit
    switch page.start {
    case .beginning, .end:
      // No row has this value.
      value = isAscending ? -Self.beyond : Self.beyond
      id = 0
    case .from(let key):
      (value, id) = (key.value, key.id)
    case .before(let key):
      (value, id) = (key.value, isAscending ? key.id + 1 : key.id - 1)
    }
  }

  /// Greater than any day or amount, and small enough to be added to.
  private static let beyond: Int64 = 1 << 60
}

extension LedgerQuery {
  /// The days of the query, as the database has them.
  var days: ClosedRange<Int> {
    month.map { $0.rawValue * 100...$0.rawValue * 100 + 99 } ?? 0...99_999_999
  }
}
