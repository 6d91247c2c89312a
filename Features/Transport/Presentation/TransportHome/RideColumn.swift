public import Editing
import Search
import WalletDomain

/// What rides can be sorted by.
enum RideColumn: String, SortColumn {
  case time, route, amount

  /// The latest first.
  static var initial: Sort<RideColumn> { Sort(.time, isDescending: true) }

  var startsDescending: Bool { self != .route }

  var text: TransportText {
    switch self {
    case .time: .time
    case .route: .route
    case .amount: .fare
    }
  }
}

extension Receipt: ListRow {
  func sortKey(_ column: RideColumn, _ sort: Sort<RideColumn>) -> SortKey? {
    switch column {
    case .time: SortKey(time)
    case .route: sort.key(text)
    case .amount: SortKey(amount.amount)
    }
  }
}
