public import Editing
import Phrases
import Search
import WalletDomain

/// What rides can be sorted by.
enum RideColumn: String, SortColumn {
  case time, route, amount

  /// The latest first.
  static var initial: Sort<RideColumn> { Sort(.time, isDescending: true) }

  var startsDescending: Bool { self != .route }

  var text: Phrase {
    switch self {
    case .time: TransportText.time
    case .route: TransportText.route
    case .amount: TransportText.fare
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
