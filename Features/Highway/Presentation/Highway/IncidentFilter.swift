import Editing
import HighwayDomain

/// Which incidents are shown.
struct IncidentFilter: Equatable {
  /// One of the marks by which incidents are chosen.
  enum Mark: Hashable {
    case kind(Incident.Kind)
    case road(String)
  }

  /// A mark, and the number of its incidents.
  struct Choice: ListRow {
    let id: Mark
    let count: Int
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
  func choices(among incidents: [Incident]) -> [Choice] {
    var counts: [Mark: Int] = [:]
    for incident in incidents {
      counts[.kind(incident.kind), default: 0] += 1
      if !incident.road.isEmpty { counts[.road(incident.road), default: 0] += 1 }
    }
    let kinds = Incident.Kind.allCases.map(Mark.kind)
    let roads = Set(counts.keys).union(marks).compactMap { mark in
      if case .road(let name) = mark { name } else { nil }
    }
    return (kinds + roads.sorted().map(Mark.road)).map { Choice(id: $0, count: counts[$0] ?? 0) }
  }
}
