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

  /// Draws the bar in the first corner without a mark, from the lower left one, behind that of the
  /// focus.
  func draw(on canvas: Canvas, besides marks: PlacedMarks, hasFocus: Bool) {
    let symbols = canvas.environment.symbols
    let rule = String(repeating: symbols.rule, count: length - 2)
    let bar = "\(symbols.corners[2])\(rule)\(symbols.corners[3]) \(words)"
    let text = hasFocus ? " " + bar : bar
    let columns = canvas.environment.columns(of: text)
    let corners = [canvas.size.rows - 1, 0].flatMap { row in
      [0, canvas.size.columns - columns].map { Point(column: $0, row: row) }
    }
    guard let corner = corners.first(where: { marks.isFree($0, columns: columns) }) else { return }
    canvas.write(text, at: corner, Style(hasFocus ? .accent : .dim))
    if hasFocus { canvas.drawFocusMark(at: corner) }
  }
}
