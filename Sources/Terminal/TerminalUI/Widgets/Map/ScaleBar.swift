import Phrases
import Platform

/// A bar as long as a round distance on the ground, in the middle of a map.
@MainActor
struct ScaleBar {
  /// The columns of the bar itself.
  private let length: Int
  private let words: String

  /// The share of the width that the bar takes at most.
  private static let share = 4
  /// Narrower maps have no room for a bar that says something.
  private static let leastSize = Size(columns: 20, rows: 4)

  /// Nil for a map that is too small, or where a column is less than some centimetres.
  init?(_ viewport: MapViewport) {
    let size = viewport.size
    guard size.columns >= Self.leastSize.columns, size.rows >= Self.leastSize.rows else {
      return nil
    }
    let metresPerColumn =
      viewport.metresPerDot * Double(Dot.perCell.x) * viewport.center.scale
    let most = metresPerColumn * Double(size.columns / Self.share)
    guard most >= 1 else { return nil }
    let power = pow(10, log10(most).rounded(.down))
    let distance = [5, 2].map { $0 * power }.first { $0 <= most } ?? power
    length = Int((distance / metresPerColumn).rounded())
    let metres = Int(distance)
    words = metres < 1_000 ? "\(metres) m" : "\((metres / 1_000).grouped) km"
  }

  /// The bar in a corner of a map.
  @MainActor
  struct Placed {
    fileprivate let text: String
    fileprivate let point: Point
    /// The bar and the blanks behind it.
    let place: Rect

    /// No line of the map runs into its words.
    func draw(on canvas: Canvas, besides marks: PlacedMarks, hasFocus: Bool) {
      for column in point.column..<place.endColumn {
        let cell = Point(column: column, row: point.row)
        if marks.isFree(cell) { canvas.write(" ", at: cell) }
      }
      canvas.write(text, at: point, Style(hasFocus ? .accent : .dim))
      if hasFocus { canvas.drawFocusMark(at: point) }
    }
  }

  /// The blanks between the bar and what is beside it.
  private static let gap = 2

  /// The bar in the first corner without a mark, from the lower left one, behind that of the focus; nil if there
  /// is none.
  func placed(
    besides marks: PlacedMarks, in size: Size, hasFocus: Bool, _ environment: Environment
  ) -> Placed? {
    let symbols = environment.symbols
    let rule = String(repeating: symbols.rule, count: length - 2)
    let bar = "\(symbols.corners[2])\(rule)\(symbols.corners[3]) \(words)"
    let text = hasFocus ? " " + bar : bar
    let columns = environment.columns(of: text)
    let corners = [size.rows - 1, 0].flatMap { row in
      [0, size.columns - columns].map { Point(column: $0, row: row) }
    }
    guard let corner = corners.first(where: { marks.isFree($0, columns: columns) }) else {
      return nil
    }
    let start = max(corner.column - Self.gap, 0)
    let end = min(corner.column + columns + Self.gap, size.columns)
    return Placed(
      text: text, point: corner,
      place: Rect(column: start, row: corner.row, columns: end - start, rows: 1))
  }
}
