import Geography
import Platform

/// The part of the world that a map shows, in dots of which a cell has two by four.
struct MapViewport: Hashable {
  /// In cells.
  var size = Size.zero
  private(set) var center = Mercator(x: 0, y: 0)
  /// Metres of the projection.
  private(set) var metresPerDot = 100_000.0

  /// About 50 m in 80 columns.
  private static let finest = 0.3
  /// The finest scale to which a box is fitted, so that a single place has its surroundings.
  private static let finestFit = 10.0
  /// The share of the view by which a key moves it.
  private static let panShare = 4

  /// The dots in the left and the upper half of the view.
  private var half: Dot {
    Dot(x: size.columns * Dot.perCell.x / 2, y: size.rows * Dot.perCell.y / 2)
  }

  /// The dot of a place, counted from the upper left corner.
  func dot(of place: Mercator) -> Dot {
    Dot(
      x: Int(((place.x - center.x) / metresPerDot).rounded(.down)) + half.x,
      y: Int(((center.y - place.y) / metresPerDot).rounded(.down)) + half.y)
  }

  /// The place in the middle of a cell.
  func place(of cell: Point) -> Mercator {
    let (x, y) = (cell.column * Dot.perCell.x + 1, cell.row * Dot.perCell.y + 2)
    return Mercator(
      x: center.x + Double(x - half.x) * metresPerDot,
      y: center.y - Double(y - half.y) * metresPerDot)
  }

  /// Moved by parts of the view, to the east and to the south.
  func panned(right: Int = 0, down: Int = 0) -> MapViewport {
    var moved = self
    moved.move(
      columns: right * max(size.columns / Self.panShare, 1),
      rows: down * max(size.rows / Self.panShare, 1))
    return moved
  }

  /// Magnified 2 ^ `steps` times, with `place` where it was in the view.
  func zoomed(_ steps: Double, about place: Mercator) -> MapViewport {
    var zoomed = self
    zoomed.setScale(metresPerDot * exp2(-steps))
    let ratio = zoomed.metresPerDot / metresPerDot
    zoomed.center = Mercator(
      x: place.x + (center.x - place.x) * ratio, y: place.y + (center.y - place.y) * ratio)
    return zoomed
  }

  /// Shows a box as large as possible, with a margin of one cell.
  mutating func fit(_ box: CoordinateBox) {
    let low = Mercator(
      latitude: box.latitudes.lowerBound, longitude: box.longitudes.lowerBound)
    let high = Mercator(
      latitude: box.latitudes.upperBound, longitude: box.longitudes.upperBound)
    center = Mercator(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)
    let room = Dot(
      x: max((size.columns - 2) * Dot.perCell.x - 1, 1),
      y: max((size.rows - 2) * Dot.perCell.y - 1, 1))
    setScale(
      max((high.x - low.x) / Double(room.x), (high.y - low.y) / Double(room.y), Self.finestFit))
  }

  /// Whether a place is in view.
  func contains(_ place: Mercator) -> Bool { Rect(size: size).contains(dot(of: place).cell) }

  /// Moves a place that is outside just into view; returns whether it was.
  mutating func reveal(_ place: Mercator) -> Bool {
    let cell = dot(of: place).cell
    let (columns, rows) = (
      Self.excess(of: cell.column, over: size.columns), Self.excess(of: cell.row, over: size.rows)
    )
    guard columns != 0 || rows != 0 else { return false }
    move(columns: columns, rows: rows)
    return true
  }

  /// By how much to move so that a cell is the second from the edge; 0 if it is among `count`.
  private static func excess(of cell: Int, over count: Int) -> Int {
    let margin = count > 2 ? 1 : 0
    if cell < 0 { return cell - margin }
    return cell < count ? 0 : cell - (count - 1) + margin
  }

  /// By whole cells, so that lines keep their dots.
  private mutating func move(columns: Int, rows: Int) {
    center = Mercator(
      x: center.x + Double(columns * Dot.perCell.x) * metresPerDot,
      y: center.y - Double(rows * Dot.perCell.y) * metresPerDot)
  }

  /// Between some 50 m and the whole world.
  private mutating func setScale(_ scale: Double) {
    let coarsest = Mercator.edge / Double(max(min(half.x, half.y), 1))
    metresPerDot = max(min(scale, coarsest), Self.finest)
  }
}
