/// A thin line that separates.
public struct Rule: Widget {
  public enum Direction: Hashable, Sendable {
    case horizontal, vertical
  }

  private let direction: Direction

  public init(_ direction: Direction = .horizontal) { self.direction = direction }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    switch direction {
    case .horizontal: Size(columns: offered.columns, rows: min(1, offered.rows))
    case .vertical: Size(columns: min(1, offered.columns), rows: offered.rows)
    }
  }

  public func draw(on canvas: Canvas) {
    let symbols = canvas.environment.symbols
    switch direction {
    case .horizontal:
      let line = Rect(size: Size(columns: canvas.size.columns, rows: min(1, canvas.size.rows)))
      canvas.fill(Style(.rule), with: symbols.rule, in: line)
    case .vertical:
      let line = Rect(size: Size(columns: min(1, canvas.size.columns), rows: canvas.size.rows))
      canvas.fill(Style(.rule), with: symbols.vertical, in: line)
    }
  }

  public func describe(to speech: Speech) {}
}
