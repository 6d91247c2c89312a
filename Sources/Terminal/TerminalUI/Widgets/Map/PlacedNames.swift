import Geography

/// The names of a map that are drawn: none over a mark, and none beside another.
@MainActor
struct PlacedNames {
  private(set) var all: [(name: String, point: Point, columns: Int)] = []

  /// The blanks around a name, at its sides and above and below it.
  private static let (columnsApart, rowsApart) = (3, 1)
  /// The blanks between a name and the marks beside it, of which a number would read as a part of it.
  private static let columnsFromMarks = 2

  /// `visible` is the part of the map that is not clipped, and `taken` where else something stands, as the
  /// scale bar.
  init(
    _ layers: [MapLayer], besides marks: PlacedMarks, _ viewport: MapViewport,
    _ environment: Environment, visible: Rect, taken: [Rect]
  ) {
    for case .names(let names) in layers {
      for each in names {
        let dot = viewport.dot(of: Mercator(each.coordinate))
        let columns = environment.columns(of: each.name)
        let point = Point(column: dot.cell.column - columns / 2, row: dot.cell.row)
        let place = Rect(origin: point, size: Size(columns: columns, rows: 1))
        guard place.intersection(visible) == place else { continue }
        let around = Rect(
          column: point.column - Self.columnsFromMarks, row: point.row,
          columns: columns + 2 * Self.columnsFromMarks, rows: 1
        ).intersection(visible)
        guard taken.allSatisfy({ $0.intersection(around).isEmpty }),
          marks.isFree(around.origin, columns: around.size.columns), isFree(point, columns)
        else { continue }
        all.append((each.name, point, columns))
      }
    }
  }

  private func isFree(_ point: Point, _ columns: Int) -> Bool {
    all.allSatisfy { other in
      abs(other.point.row - point.row) > Self.rowsApart
        || point.column >= other.point.column + other.columns + Self.columnsApart
        || other.point.column >= point.column + columns + Self.columnsApart
    }
  }
}
