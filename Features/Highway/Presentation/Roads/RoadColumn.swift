import HighwayDomain
import Phrases
import Search

/// What expressways can be sorted by.
enum RoadColumn: String, SortColumn {
  case road, length, restAreas

  /// The longest, and those with most rest areas, come first.
  var startsDescending: Bool { self != .road }
}

extension Sort<RoadColumn> {
  /// The expressways in this order.
  func sorted(_ rows: [Roads.Model.Row]) -> [Roads.Model.Row] {
    sorted(rows) { row, column in
      switch column {
      case .road: key(row.road.title)
      case .length: SortKey(row.tenths)
      case .restAreas: SortKey(row.restAreaCount)
      }
    }
  }
}
