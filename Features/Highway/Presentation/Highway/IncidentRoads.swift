import HighwayDomain
import Phrases
import TerminalUI

/// The roads with incidents, and how many there are of each kind; as many roads as fit.
struct IncidentRoads: CompositeWidget {
  let roads: [Road]

  struct Road: Equatable {
    let name: String
    /// In the order of the kinds, without those that there are none of.
    let counts: [(kind: Incident.Kind, count: Int)]

    var total: Int { counts.reduce(0) { $0 + $1.count } }

    static func == (one: Road, other: Road) -> Bool {
      one.name == other.name && one.counts.elementsEqual(other.counts, by: ==)
    }
  }

  /// The road with the most incidents first; of roads with as many the one with the first incident.
  init(_ incidents: some Sequence<Incident>) {
    var names: [String] = []
    var counts: [String: [Incident.Kind: Int]] = [:]
    for incident in incidents where !incident.road.isEmpty {
      if counts[incident.road] == nil { names.append(incident.road) }
      counts[incident.road, default: [:]][incident.kind, default: 0] += 1
    }
    roads = names.map { name in
      Road(
        name: name,
        counts: Incident.Kind.allCases.compactMap { kind in
          counts[name]?[kind].map { (kind, $0) }
        })
    }
    .sorted { $0.total > $1.total }
  }

  /// The least columns of a road's name.
  private static let nameColumns = 8
  private static let spacing = 2

  func content(in size: Size, _ environment: Environment) -> any Widget {
    Rows(
      roads.prefix(size.rows).map { road in
        .fixed(1, OneLine(parts: Columns(spacing: Self.spacing, line(road, in: size, environment))))
      })
  }

  /// The number of each kind, or where these have no room that of all.
  private func line(_ road: Road, in size: Size, _ environment: Environment) -> [LayoutItem] {
    let counts = road.counts.map { kind, count in
      (words: [kind.phrase, Phrase(count.grouped)].joined, style: Style(kind.role))
    }
    let columns = counts.reduce(environment.columns(of: road.name)) {
      $0 + Self.spacing + environment.columns(of: $1.words)
    }
    let shown =
      columns <= size.columns ? counts : [(Phrase(road.total.grouped), Style(.dim))]
    return [.flexible(Label(road.name), minimum: Self.nameColumns)]
      + shown.map { .intrinsic(Label($0.words, $0.style)) }
  }
}
