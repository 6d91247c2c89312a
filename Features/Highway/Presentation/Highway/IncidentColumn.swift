public import Editing
import HighwayDomain
import Phrases
import Search
import Time

/// What incidents can be sorted by.
enum IncidentColumn: String, SortColumn {
  case begin, kind, road

  /// The latest first.
  var startsDescending: Bool { self == .begin }

  var text: Phrase {
    switch self {
    case .begin: IncidentText.begin
    case .kind: IncidentText.kind
    case .road: IncidentText.road
    }
  }
}

extension Incident: ListRow {
  func sortKey(_ column: IncidentColumn, _ sort: Sort<IncidentColumn>) -> SortKey? {
    switch column {
    case .begin: begin.map(SortKey.init)
    case .kind: Kind.allCases.firstIndex(of: kind).map { SortKey($0) }
    case .road: sort.key(road)
    }
  }
}

extension SortKey {
  /// A time, by the minute.
  init(_ moment: Moment) {
    self.init((moment.day.rawValue * 24 + moment.hour) * 60 + moment.minute)
  }
}
