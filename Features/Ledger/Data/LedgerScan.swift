import LedgerDomain
import SQLite

/// The way through an index that a page of a query goes.
struct LedgerScan {
  /// Towards greater days or amounts.
  let isAscending: Bool
  /// Of the first row, or beyond all rows.
  let value: Int64
  /// Rows of this value count from this id on, in the direction of the scan.
  let id: Int64
  let skip: Int
  /// -1 for no end.
  let limit: Int

  init(_ query: LedgerQuery, _ page: LedgerPage) {
    isAscending = query.order.isAscending != page.goesBack
    skip = page.skip
    limit = page.limit
    switch page.start {
    case .beginning, .end:
      // No row has these, so that none is the first one's equal.
      value = isAscending ? -Self.beyond : Self.beyond
      id = 0
    case .from(let key):
      (value, id) = (key.value, key.id)
    case .before(let key):
      (value, id) = (key.value, isAscending ? key.id + 1 : key.id - 1)
    }
  }

  /// Greater than any day or amount, and far from where figures end.
  private static let beyond: Int64 = 1 << 60

  /// All rows of a query.
  init(_ query: LedgerQuery) {
    self.init(query, LedgerPage(start: .beginning, skip: 0, limit: -1))
  }
}

extension LedgerQuery {
  /// As the database has them.
  var days: ClosedRange<Int> {
    month.map { $0.rawValue * 100...$0.rawValue * 100 + 99 } ?? 0...99_999_999
  }
}
