import HighwayDomain
import RIBs

/// The expressways.
enum Roads: Riblet {
  struct Model: Equatable {
    struct Row: Equatable {
      let road: Road
      /// In tenths of a kilometre.
      let tenths: Int
      let restAreaCount: Int
    }

    let rows: [Row]
    var selection = 0
  }

  enum Action {
    case select(row: Int), open(row: Int)
  }
}

extension Roads.Model {
  init(_ network: ExpresswayNetwork) {
    rows = network.roads.map { road in
      let tenths = network.points(of: road).map(\.tenths)
      return Row(
        road: road, tenths: (tenths.last ?? 0) - (tenths.first ?? 0),
        restAreaCount: network.restAreas(of: road).count)
    }
  }
}
