import LedgerDomain
import WalletDomain

/// The part of an index that a page of a query reads.
struct LedgerScan {
  /// Whether it goes towards greater days or amounts.
  let isAscending: Bool
  /// The day or amount of the first row, or a value beyond all rows.
  private(set) var value: Int64
  /// The id from which rows of that value are read, in the direction of the scan.
  private(set) var id: Int64
  private(set) var skip: Int
  let limit: Int

  /// How many rows may be passed over one by one.
  static let near = 1_000

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
      (value, id) = (key.value, isAscending ? key.id.adding(1) : key.id.subtracting(1))
    }
  }

  /// The scan of no rows from the beginning of a query.
  init(wholeOf query: LedgerQuery) {
    isAscending = query.order.isAscending
    (skip, limit, id) = (0, 0, 0)
    value = isAscending ? -Self.beyond : Self.beyond
  }

  /// Whether it begins before all rows.
  var isWhole: Bool { abs(value) == Self.beyond }

  /// The scan from the beginning of that group in which its first row is.
  ///
  /// The groups are in the direction of the scan; `between` has the values before and after those of
  /// a group.
  func beginning(
    in groups: [(value: Int64, count: Int)], between: (Int64) -> (below: Int64, above: Int64)
  ) -> LedgerScan {
    var scan = self
    for (value, count) in groups {
      guard count <= scan.skip else {
        let (below, above) = between(value)
        scan.value = isAscending ? below : above
        // No row of that value is read.
        scan.id = isAscending ? .max : 0
        return scan
      }
      scan.skip -= count
    }
    return self
  }

  /// How many rows are in the groups before the one of a value, and the value before all rows of that
  /// one.
  ///
  /// The groups are in the direction of the scan; `between` has the values before and after those of
  /// a group.
  func passed(
    _ groups: [(value: Int64, count: Int)], before value: Int64,
    between: (Int64) -> (below: Int64, above: Int64)
  ) -> (count: Int, edge: Int64) {
    var count = 0
    for group in groups {
      let (below, above) = between(group.value)
      if isAscending ? value < above : value > below {
        return (count, isAscending ? below : above)
      }
      count += group.count
    }
    return (count, self.value)
  }

  /// The amounts before and after those that are this one when all but their first two digits are
  /// zeros.
  static func amounts(rounded amount: Int64) -> (below: Int64, above: Int64) {
    var unit: Int64 = 1
    while amount.magnitude / unit.magnitude >= 100 { unit *= 10 }
    return amount > 0
      ? (amount - 1, amount.adding(unit)) : (amount.subtracting(unit), amount + 1)
  }

  /// Greater than any day or amount, and small enough to be added to.
  private static let beyond: Int64 = 1 << 60
}

extension LedgerQuery {
  /// The days of the query, as the database has them.
  var days: ClosedRange<Int> { period?.digits ?? 0...99_999_999 }

  /// Whether its days are all days or those of whole months.
  var isOfMonths: Bool { period == nil || period?.months != nil }
}
