import HighwayDomain
import Phrases
import Search

/// What rest areas can be sorted by; by themselves they are in the order of the roads, or of travel.
///
/// Prices are asked for as the rows come in sight, so that nothing is sorted by them.
enum RestAreaColumn: String, SortColumn {
  case name, place

  var text: RestAreaText {
    switch self {
    case .name: .name
    case .place: .place
    }
  }
}

extension Sort<RestAreaColumn> {
  /// The rest areas in this order.
  func sorted(_ rows: [RestAreaListing.Row]) -> [RestAreaListing.Row] {
    sorted(rows) { row, column in
      switch column {
      case .name: key(row.restArea.title)
      case .place: SortKey(row.metres ?? row.restArea.tenths * 100)
      }
    }
  }
}
