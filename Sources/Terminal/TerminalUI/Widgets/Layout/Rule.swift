/// A thin line.
public struct Rule: Widget {
  /// In which direction the line goes.
  public enum Direction: Hashable, Sendable {
    /// A line of one row, or of one column.
    case horizontal, vertical
  }

  private let direction: Direction

  /// A line as long as its place.
  public init(_ direction: Direction = .horizontal) { self.direction = direction }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    direction == .horizontal
      ? Size(columns: offered.columns, rows: min(1, offered.rows))
      : Size(columns: min(1, offered.columns), rows: offered.rows)
  }

  public func draw(on canvas: Canvas) {
    let symbols = canvas.environment.symbols
    canvas.fill(
      Style(.rule), with: direction == .horizontal ? symbols.rule : symbols.vertical,
      in: Rect(size: size(in: canvas.size, canvas.environment)))
  }

  public func describe(to speech: Speech) {}
}
