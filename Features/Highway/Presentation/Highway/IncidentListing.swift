import HighwayDomain
import Search

/// The incidents on the screen, and the selected one.
struct IncidentListing: Equatable {
  private(set) var all: [Incident] = []
  private(set) var filter = IncidentFilter()
  private(set) var sort = IncidentColumn.initial
  /// Those of `all` that the filter lets through, sorted.
  private(set) var shown: [Incident] = []
  /// The index of the selected incident; 0 in an empty list.
  private(set) var selection = 0
  /// The incident that the user has selected; selected again as soon as the list has it.
  private(set) var wanted: Incident.ID?

  var selected: Incident? { shown.indices.contains(selection) ? shown[selection] : nil }

  mutating func take(_ incidents: [Incident]) {
    all = incidents
    follow()
  }

  mutating func show(_ filter: IncidentFilter) {
    self.filter = filter
    follow()
  }

  /// The selected incident stays selected.
  mutating func take(_ event: SortEvent<IncidentColumn>) {
    if wanted == nil { wanted = selected?.id }
    sort.take(event)
    follow()
  }

  mutating func show(_ sort: Sort<IncidentColumn>) {
    self.sort = sort
    follow()
  }

  mutating func select(row: Int) {
    selection = row
    wanted = selected?.id
  }

  /// Selects an incident as soon as the list has it.
  mutating func select(_ id: Incident.ID) {
    wanted = id
    follow()
  }

  /// Selects the wanted incident, or else the one in its place.
  private mutating func follow() {
    shown = sort.sorted(all.filter(filter.matches))
    let place = wanted.flatMap { id in shown.firstIndex { $0.id == id } }
    selection = place ?? min(selection, max(shown.count - 1, 0))
  }
}

/// Which incidents are shown.
struct IncidentFilter: Equatable {
  /// One of the marks by which incidents are chosen.
  enum Mark: Hashable {
    case kind(Incident.Kind)
    case road(String)
  }

  /// Empty for all incidents; of several kinds, or of several roads, each counts.
  private(set) var marks: Set<Mark> = []

  var isEmpty: Bool { marks.isEmpty }

  func matches(_ incident: Incident) -> Bool {
    let kinds = marks.contains { if case .kind = $0 { true } else { false } }
    let roads = marks.contains { if case .road = $0 { true } else { false } }
    return (!kinds || marks.contains(.kind(incident.kind)))
      && (!roads || marks.contains(.road(incident.road)))
  }

  mutating func toggle(_ mark: Mark) { marks.formSymmetricDifference([mark]) }

  /// What there is to choose from, with the number of incidents.
  ///
  /// First the kinds in their order, then the roads by their names. What is chosen stays, without
  /// incidents too.
  func choices(among incidents: [Incident]) -> [(mark: Mark, count: Int)] {
    var counts: [Mark: Int] = [:]
    for incident in incidents {
      counts[.kind(incident.kind), default: 0] += 1
      if !incident.road.isEmpty { counts[.road(incident.road), default: 0] += 1 }
    }
    let kinds = Incident.Kind.allCases.map(Mark.kind)
    let roads = Set(counts.keys).union(marks).compactMap { mark in
      if case .road(let name) = mark { name } else { nil }
    }
    return (kinds + roads.sorted().map(Mark.road)).map { ($0, counts[$0] ?? 0) }
  }
}
