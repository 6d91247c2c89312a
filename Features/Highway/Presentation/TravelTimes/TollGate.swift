import HighwayDomain
import Search

/// A place where cars are counted, as it is found by name.
struct TollGate: Equatable {
  /// The unit code at the Korea Expressway Corporation.
  let code: String
  let name: String
  let road: Road
}

/// The toll gates of the network that have a code.
struct TollGates {
  private let gates: [(gate: TollGate, key: SearchKey)]

  init(_ network: ExpresswayNetwork) {
    var known: Set<String> = []
    gates = network.points.compactMap { point in
      guard let code = point.unitCode, let road = network.road(point.road),
        known.insert(code).inserted
      else { return nil }
      return (TollGate(code: code, name: point.name, road: road), SearchKey(point.name))
    }
  }

  subscript(code: String?) -> TollGate? { gates.first { $0.gate.code == code }?.gate }

  /// Those whose names have the text in them, and first those that begin with it.
  func matching(_ text: String) -> [TollGate] {
    let search = HangulSearch(text.filter { !$0.isWhitespace })
    let found = gates.filter { search.matches($0.key) }.map(\.gate)
    return found.filter { $0.name.hasPrefix(text) } + found.filter { !$0.name.hasPrefix(text) }
  }
}
