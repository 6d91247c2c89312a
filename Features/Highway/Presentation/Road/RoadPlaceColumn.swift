import Phrases
import Search

/// What the places of an expressway can be sorted by; by themselves they are in order of travel.
enum RoadPlaceColumn: String, SortColumn {
  case kilometre, place

  var text: RoadText {
    switch self {
    case .kilometre: .kilometres
    case .place: .place
    }
  }
}

extension Sort<RoadPlaceColumn> {
  /// The places in this order.
  func sorted(_ places: [RoadPage.Place]) -> [RoadPage.Place] {
    sorted(places) { place, column in
      switch column {
      case .kilometre: SortKey(place.tenths)
      case .place: key(place.title)
      }
    }
  }
}
