import Phrases
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

extension Sort<RideColumn> {
  /// The rides in this order.
  func sorted(_ rides: [Receipt]) -> [Receipt] {
    sorted(rides) { ride, column in
      switch column {
      case .time: SortKey(ride.time)
      case .route: key(ride.text)
      case .amount: SortKey(ride.amount.amount)
      }
    }
  }
}
