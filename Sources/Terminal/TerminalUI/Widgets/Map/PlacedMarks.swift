/// The marks of a map that are drawn, wholly inside and none over another.
@MainActor
struct PlacedMarks {
  struct Placed {
    let mark: MapMark
    let dot: Dot
    /// The first cell of the label.
    let point: Point
    let columns: Int
  }

  /// The selected one first.
  private(set) var all: [Placed] = []
  /// For each cell the mark on it, as an index into `all`.
  private var owners: [Int?]
  private let viewport: MapViewport

  /// The selected mark has its place first, then the marks of the topmost layer.
  init(
    _ layers: [MapLayer], selected: MapMark?, _ viewport: MapViewport, _ environment: Environment
  ) {
    self.viewport = viewport
    owners = Array(repeating: nil, count: viewport.size.columns * viewport.size.rows)
    if let selected { place(selected, environment) }
    for case .marks(let marks) in layers.reversed() {
      for mark in marks { place(mark, environment) }
    }
  }

  private mutating func place(_ mark: MapMark, _ environment: Environment) {
    let dot = viewport.dot(of: Mercator(mark.coordinate))
    // Every label covers the cell of its place, so most of many marks are not measured.
    guard isFree(dot.cell) else { return }
    let limit = viewport.size.columns
    let columns = min(environment.columns(of: mark.label), limit)
    let start = (dot.x - columns + 1) >> 1
    let point = Point(column: max(min(start, limit - columns), 0), row: dot.cell.row)
    guard columns > 0, isFree(point, columns: columns) else { return }
    for column in 0..<columns { owners[index(of: point) + column] = all.count }
    all.append(Placed(mark: mark, dot: dot, point: point, columns: columns))
  }

  /// Whether cells of one row are inside, without any mark.
  func isFree(_ point: Point, columns: Int = 1) -> Bool {
    let bounds = Rect(size: viewport.size)
    return (0..<columns).allSatisfy { offset in
      let point = Point(column: point.column + offset, row: point.row)
      return bounds.contains(point) && owners[index(of: point)] == nil
    }
  }

  private func index(of point: Point) -> Int { point.row * viewport.size.columns + point.column }

  /// The mark on a cell, or the nearest one on the cells around it.
  func nearest(to cell: Point) -> MapMark? {
    if let mark = mark(on: cell) { return mark.mark }
    let (x, y) = (cell.column * Dot.perCell.x + 1, cell.row * Dot.perCell.y + 2)
    var best: (placed: Placed, distance: Int)?
    for row in cell.row - 1...cell.row + 1 {
      for column in cell.column - 1...cell.column + 1 {
        guard let placed = mark(on: Point(column: column, row: row)) else { continue }
        let (dx, dy) = (placed.dot.x - x, placed.dot.y - y)
        let distance = dx * dx + dy * dy
        if best.map({ distance < $0.distance }) ?? true { best = (placed, distance) }
      }
    }
    return best?.placed.mark
  }

  private func mark(on cell: Point) -> Placed? {
    guard Rect(size: viewport.size).contains(cell) else { return nil }
    return owners[index(of: cell)].map { all[$0] }
  }
}
