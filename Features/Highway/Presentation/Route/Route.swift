import Geography
import HighwayDomain
import RIBs
import Store

/// The way from a start to a destination, its expressways and their rest areas.
enum Route: Riblet {
  struct Model: Equatable {
    /// What has the keys.
    enum Front: String {
      case list, map
    }

    var front = Front.list
    var start: Place?
    var destination: Place?
    /// The name of a link for which no place was found.
    var unknownName: String?
    /// Nil until there are a start and a destination.
    var journey: Loadable<Journey, HighwayError>?
    /// The index of the chosen expressway.
    var section = 0
    /// The index of the selected rest area among those of the chosen expressway.
    var selection = 0
    /// The prices of filling stations that have come, by the rest areas' names.
    var prices: [String: FuelPrices] = [:]
    /// Whether some of the prices are invented.
    var isSample = false
    var roads: [[Coordinate]] = []
    /// What hinders traffic now, for the map.
    var incidents: [Incident] = []
    var isOffline = false

    var route: ExpresswayRoute? { journey?.value?.route }

    var chosenSection: ExpresswayRoute.Section? {
      guard let sections = route?.sections, sections.indices.contains(section) else { return nil }
      return sections[section]
    }

    /// The first rest areas of the chosen expressway, on the carriageway that one drives.
    var stops: [ExpresswayRoute.Stop] { Array(allStops.prefix(Self.stopLimit)) }

    var allStops: [ExpresswayRoute.Stop] {
      guard let route, let chosenSection else { return [] }
      return route.stops(on: chosenSection)
    }

    var selectedStop: ExpresswayRoute.Stop? {
      stops.indices.contains(selection) ? stops[selection] : nil
    }

    private static let stopLimit = 15
  }

  enum Action {
    case choosePlace(PlaceSearch.Purpose), swap, keepStart
    case step(by: Int), choose(section: Int), select(row: Int), open(row: Int)
    case selectMark(String), visibleRows(Range<Int>), showAll, show(Model.Front), retry
  }
}

extension ExpresswayRoute {
  /// The rest areas on one of its stretches, in order of travel.
  func stops(on section: Section) -> [Stop] {
    stops.filter {
      $0.restArea.road == section.road.code && section.tenths.contains($0.restArea.tenths)
    }
  }
}
