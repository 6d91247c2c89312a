import Geography
import Phrases
import TerminalUI

/// A map of 10,000 places, drawn from scratch.
@MainActor let mapSuite = Suite(name: "map") {
  [Size(columns: 80, rows: 24), Size(columns: 200, rows: 50)].flatMap { size in
    [
      Measure("10,000 places of a winding road, \(size)", unit: "us") {
        try draw(.lines([Places.road], Style(.tint1)), size)
      },
      Measure("10,000 places at random, joined by a line, \(size)", unit: "us") {
        try draw(.lines([Places.scattered], Style(.tint1)), size)
      },
      Measure("10,000 marks, \(size)", unit: "us") { try draw(.marks(Places.marks), size) },
    ]
  }
}

/// The microseconds of a frame with one layer.
@MainActor private func draw(_ layer: MapLayer, _ size: Size) throws -> Double {
  let state = MapState()
  let view = MapView(Map("map", state, layers: [layer]))
  let window = Window(root: view, size: size, environment: Environment(language: .korean))
  guard window.frame().lines.contains(where: { !$0.isEmpty }) else { throw EmptyMap() }
  let screen = ShownRows()
  return time(per: 20) {
    for _ in 0..<20 {
      view.setNeedsDisplay(.content)
      sink &+= screen.show(window.frame())
    }
  } / 1_000
}

private struct EmptyMap: Error {}

/// A view that shows a map.
@MainActor private final class MapView: AnyView {
  private let map: Map

  init(_ map: Map) { self.map = map }

  override func body(in environment: Environment) -> any Widget { map }
}

@MainActor private enum Places {
  /// From Seoul to Gangneung, with a bend every few places.
  static let road = (0..<10_000).compactMap { index in
    let way = Double(index) / 10_000
    let bend = Double(index * index % 97) / 9_700
    return Coordinate(latitude: 37.5 + 0.2 * way + bend, longitude: 127 + 1.9 * way)
  }

  /// All over Korea.
  static let scattered = (0..<10_000).compactMap { index in
    Coordinate(
      latitude: 34 + Double(index * 7_919 % 10_007) / 2_300,
      longitude: 126 + Double(index * 104_729 % 10_009) / 2_900)
  }

  static let marks = scattered.enumerated().map { index, place in
    MapMark("\(index)", at: place, label: "●", style: Style(.danger), name: "\(index)")
  }
}
