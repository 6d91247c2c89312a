import HighwayDomain
import RIBs
import Search

/// The expressways.
enum Roads: Riblet {
  struct Model: Equatable {
    struct Row: Equatable {
      let road: Road
      /// In tenths of a kilometre.
      let tenths: Int
      let restAreaCount: Int
    }

    /// In the order of their numbers.
    let all: [Row]
    /// Sorted.
    private(set) var rows: [Row]
    private(set) var sort = RoadColumn.initial
    var selection = 0

    /// The selected expressway stays selected.
    mutating func show(_ sort: Sort<RoadColumn>) {
      let code = rows.indices.contains(selection) ? rows[selection].road.code : nil
      self.sort = sort
      rows = sort.sorted(all)
      selection = rows.firstIndex { $0.road.code == code } ?? 0
    }
  }

  enum Action {
    case select(row: Int), open(row: Int)
    case sort(SortEvent<RoadColumn>)
  }
}

extension Roads.Model {
  init(_ network: ExpresswayNetwork) {
    all = network.roads.map { road in
      let tenths = network.points(of: road).map(\.tenths)
      return Row(
        road: road, tenths: (tenths.last ?? 0) - (tenths.first ?? 0),
        restAreaCount: network.restAreas(of: road).count)
    }
    rows = all
  }
}
