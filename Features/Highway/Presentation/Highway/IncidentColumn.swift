import HighwayDomain
import Search
import Time

/// What incidents can be sorted by.
enum IncidentColumn: String, SortColumn {
  case begin, kind, road

  /// The latest first.
  var startsDescending: Bool { self == .begin }

  var text: IncidentText {
    switch self {
    case .begin: .begin
    case .kind: .kind
    case .road: .road
    }
  }
}

extension Sort<IncidentColumn> {
  /// The incidents in this order.
  func sorted(_ incidents: [Incident]) -> [Incident] {
    sorted(incidents) { incident, column in
      switch column {
      case .begin: incident.begin.map(SortKey.init)
      case .kind: Incident.Kind.allCases.firstIndex(of: incident.kind).map { SortKey($0) }
      case .road: key(incident.road)
      }
    }
  }
}

extension SortKey {
  /// A time, by the minute.
  init(_ moment: Moment) {
    self.init((moment.day.rawValue * 24 + moment.hour) * 60 + moment.minute)
  }
}
