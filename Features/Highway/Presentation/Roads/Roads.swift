import Editing
import HighwayDomain
import Phrases
import RIBs
import Search
import TerminalRIBs

/// The expressways.
enum Roads: Riblet {
  /// An expressway, its length in tenths of a kilometre, and how many rest areas it has.
  struct Row: ListRow {
    let road: Road
    let tenths: Int
    let restAreaCount: Int

    /// Of a road in the network.
    init(_ road: Road, in network: ExpresswayNetwork) {
      self.road = road
      let tenths = network.points(of: road).map(\.tenths)
      self.tenths = (tenths.last ?? 0) - (tenths.first ?? 0)
      restAreaCount = network.restAreas(of: road).count
    }

    var id: Road.ID { road.id }

    /// The names in both languages, and both ends.
    var searchedText: String {
      let names = Language.allCases.map { road.title.text($0) }
      return (names + [RoadText.ends(of: road, .ascending)]).joined(separator: "\n")
    }

    func sortKey(_ column: RoadColumn, _ sort: Sort<RoadColumn>) -> SortKey? {
      switch column {
      case .road: sort.key(road.title)
      case .length: SortKey(tenths)
      case .restAreas: SortKey(restAreaCount)
      }
    }
  }

  struct Model: Equatable {
    var list: Listing<Row>
  }

  enum Action {
    case list(Listing<Row>.Event), open(Row.ID)
  }
}

/// What expressways can be sorted by.
enum RoadColumn: String, SortColumn {
  case road, length, restAreas

  /// The longest, and those with most rest areas, come first.
  var startsDescending: Bool { self != .road }
}

struct RoadsBuilder {
  let dependencies: HighwayDependencies

  @MainActor func build(on stage: any Stage) -> any ViewableRouting {
    let network = dependencies.highway.network()
    let view = RoadsView(
      Roads.Model(list: Listing(network.roads.map { Roads.Row($0, in: network) })))
    return RoadsRouter(
      interactor: RoadsInteractor(on: view), view: view, stage: stage,
      dependencies: dependencies)
  }
}
