import Editing
import HighwayDomain
import Phrases
import Search
import Services

/// What one can look for at a rest area; the raw value is what the service calls it.
enum Convenience: String, CaseIterable {
  case sleeping = "수면실"
  case shower = "샤워실"
  case laundry = "세탁실"
  case lounge = "쉼터"
  case farmShop = "농산물판매장"
}

/// The rest areas, and which of them fit the filters.
///
/// A rest area stays listed while its conveniences are unknown.
struct RestAreaListing: Equatable {
  struct Row: ListRow {
    let restArea: RoadRestArea
    /// From the start of the route; nil in a list of roads.
    var metres: Int?

    var id: String { restArea.id }

    /// The names in both languages, and the direction.
    var searchedText: String {
      let phrases = [restArea.title, restArea.bound]
      let texts = phrases.flatMap { phrase in Language.allCases.map(phrase.text) }
      return ([restArea.name] + texts).joined(separator: "\n")
    }

    func sortKey(_ column: RestAreaColumn, _ sort: Sort<RestAreaColumn>) -> SortKey? {
      switch column {
      case .name: sort.key(restArea.title)
      case .place: SortKey(metres ?? restArea.tenths * 100)
      }
    }
  }

  /// The rows of one road that follow each other.
  struct Section: Equatable {
    let road: String
    /// That of the route; nil in a list of roads.
    var heading: String?
    var count: Int
  }

  /// Sorted by a column they have no headings.
  var list: Listing<Row>
  let isRoute: Bool
  private(set) var filters: Set<Convenience> = []
  private var roads: [String: Fetched<[RestAreaEntry]>] = [:]
  /// What the service tells, by the ids of the rest areas.
  private var entries: [Row.ID: RestAreaEntry] = [:]

  /// Of all roads by kilometre.
  init(_ network: ExpresswayNetwork) {
    list = Listing(network.restAreas.map { Row(restArea: $0) })
    isRoute = false
  }

  /// In order of travel.
  init(_ stops: [ExpresswayRoute.Stop]) {
    list = Listing(stops.map(Row.init))
    isRoute = true
  }

  /// What is known of the rest areas of a road.
  subscript(road code: String) -> Fetched<[RestAreaEntry]> {
    get { roads[code] ?? Fetched() }
    set {
      let hasChanged = newValue.found != roads[code]?.found
      roads[code] = newValue
      guard hasChanged, let found = newValue.value else { return }
      for row in list.all where row.restArea.road == code {
        entries[row.id] = row.restArea.entry(in: found)
      }
      list.show(list.all, where: isIncluded)
    }
  }

  func entry(of row: Row) -> RestAreaEntry? { entries[row.id] }

  var sections: [Section] {
    list.rows.reduce(into: []) { sections, row in
      let (road, heading) = (row.restArea.road, isRoute ? row.restArea.heading : nil)
      // A rest area for both directions is in the section of those around it.
      if let last = sections.last, last.road == road,
        heading == nil || last.heading == nil || last.heading == heading
      {
        sections[sections.count - 1].count += 1
        sections[sections.count - 1].heading = last.heading ?? heading
      } else {
        sections.append(Section(road: road, heading: heading, count: 1))
      }
    }
  }

  /// The roads of the rows, in their order.
  func roads(of rows: some Sequence<Row>) -> [String] {
    rows.reduce(into: []) { roads, row in
      if !roads.contains(row.restArea.road) { roads.append(row.restArea.road) }
    }
  }

  mutating func toggle(_ convenience: Convenience) {
    filters.formSymmetricDifference([convenience])
    list.filter(where: isIncluded)
  }

  private func isIncluded(_ row: Row) -> Bool {
    guard let entry = entries[row.id] else { return true }
    return filters.allSatisfy { entry.conveniences.contains($0.rawValue) }
  }
}

extension RestAreaListing.Row {
  /// A rest area of a route.
  init(_ stop: ExpresswayRoute.Stop) {
    self.init(restArea: stop.restArea, metres: stop.metres)
  }
}

/// What rest areas can be sorted by; by themselves they are in the order of the roads, or of travel.
///
/// Prices are asked for as the rows come in sight, so that nothing is sorted by them.
enum RestAreaColumn: String, SortColumn {
  case name, place
}
