import HighwayDomain
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

/// The rest areas on the screen, those that fit the filters, and the selected one.
///
/// A rest area of which no conveniences are known stays in the list.
struct RestAreaListing: Equatable {
  struct Row: Equatable {
    let restArea: RoadRestArea
    /// From the start of the route; nil in a list of roads.
    var metres: Int?
  }

  /// The rows of one road that follow each other.
  struct Section: Equatable {
    let road: String
    /// That of the route; nil in a list of roads.
    let heading: String?
    var count: Int
  }

  let all: [Row]
  let isRoute: Bool
  private(set) var shown: [Row]
  private(set) var filters: Set<Convenience> = []
  /// Sorted by a column the rest areas have no headings.
  private(set) var sort = RestAreaColumn.initial
  /// The index of the selected row of `shown`; 0 in an empty list.
  private(set) var selection = 0
  /// The rest area that the user has selected; selected again when the filters let it through.
  private(set) var wanted: String?
  private var roads: [String: Fetched<[RestAreaEntry]>] = [:]
  /// What the service tells, by the ids of the rest areas.
  private var entries: [String: RestAreaEntry] = [:]

  /// Of all roads by kilometre.
  init(_ network: ExpresswayNetwork) {
    all = network.restAreas.map { Row(restArea: $0) }
    shown = all
    isRoute = false
  }

  /// In order of travel.
  init(_ stops: [ExpresswayRoute.Stop]) {
    all = stops.map { Row(restArea: $0.restArea, metres: $0.metres) }
    shown = all
    isRoute = true
  }

  var selected: Row? { shown.indices.contains(selection) ? shown[selection] : nil }

  /// What is known of the rest areas of a road.
  subscript(road code: String) -> Fetched<[RestAreaEntry]> {
    get { roads[code] ?? Fetched() }
    set {
      let hasChanged = newValue.found != roads[code]?.found
      roads[code] = newValue
      guard hasChanged, let found = newValue.value else { return }
      for row in all where row.restArea.road == code {
        entries[row.restArea.id] = row.restArea.entry(in: found)
      }
      filter()
    }
  }

  func entry(of row: Row) -> RestAreaEntry? { entries[row.restArea.id] }

  var sections: [Section] {
    shown.reduce(into: []) { sections, row in
      let (road, heading) = (row.restArea.road, isRoute ? row.restArea.heading : nil)
      if let last = sections.last, last.road == road, last.heading == heading {
        sections[sections.count - 1].count += 1
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
    filter()
  }

  /// The selected rest area stays selected.
  mutating func take(_ event: SortEvent<RestAreaColumn>) {
    if wanted == nil { wanted = selected?.restArea.id }
    sort.take(event)
    filter()
  }

  mutating func show(_ sort: Sort<RestAreaColumn>) {
    self.sort = sort
    filter()
  }

  mutating func select(row: Int) {
    selection = row
    wanted = selected?.restArea.id
  }

  /// Selects a rest area as soon as it is shown.
  mutating func select(_ id: String) {
    wanted = id
    follow()
  }

  private mutating func filter() {
    let names = filters.map(\.rawValue)
    shown = sort.sorted(
      all.filter { row in
        guard let entry = entries[row.restArea.id] else { return true }
        return names.allSatisfy(entry.conveniences.contains)
      })
    follow()
  }

  /// Selects the wanted rest area, or else the one in its place.
  private mutating func follow() {
    let place = wanted.flatMap { id in shown.firstIndex { $0.restArea.id == id } }
    selection = place ?? min(selection, max(shown.count - 1, 0))
  }
}
