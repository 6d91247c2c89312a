import Geography

@testable import TerminalUI

extension Coordinate {
  /// In degrees north and east.
  static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("not a place on the earth")
    }
    return coordinate
  }
}

/// Places near the equator, a tenth of a degree for each dot, where degrees are nearly square.
///
/// A map that is fitted to the box shows the field at its size.
struct MapField {
  let columns: Int
  let rows: Int

  init(_ columns: Int = 18, _ rows: Int = 8) {
    self.columns = columns
    self.rows = rows
  }

  /// Has its margin of a cell at the left and the right.
  var box: CoordinateBox {
    let half = (Double(columns - 2) - 0.5) * 0.1
    return CoordinateBox(latitudes: -0.001...0.001, longitudes: -half...half)
  }

  /// The place in the middle of a dot.
  func place(_ x: Int, _ y: Int) -> Coordinate {
    .at(-(Double(y - rows * 2) + 0.5) * 0.1, (Double(x - columns) + 0.5) * 0.1)
  }

  func mark(
    _ id: MapMark.ID, _ x: Int, _ y: Int, label: String = "●", _ style: Style = Style(.warning)
  ) -> MapMark {
    MapMark(id, at: place(x, y), label: label, style: style, name: "name of \(id)")
  }
}
