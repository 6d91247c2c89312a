/// Widgets stacked vertically.
public struct Rows: Widget {
  private let parts: [LayoutItem]
  private let spacing: Int

  /// The parts from top to bottom, with `spacing` blank rows between them.
  public init(spacing: Int = 0, _ parts: [LayoutItem]) {
    self.parts = parts
    self.spacing = max(spacing, 0)
  }

  /// The parts from top to bottom, with `spacing` blank rows between them.
  public init(spacing: Int = 0, _ parts: LayoutItem...) { self.init(spacing: spacing, parts) }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let sizes = parts.map { $0.widget.size(in: offered, environment) }
    let rows = zip(parts, sizes).reduce(LayoutItem.spaces(between: parts, spacing)) { sum, part in
      sum + part.0.naturalLength { part.1.rows }
    }
    return Size(columns: sizes.map(\.columns).max() ?? 0, rows: rows).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let size = canvas.size
    LayoutItem.place(
      parts, spacing: spacing, along: size.rows,
      natural: { $0.size(in: size, canvas.environment).rows }
    ) { widget, span in
      let rect = Rect(column: 0, row: span.lowerBound, columns: size.columns, rows: span.count)
      widget.draw(on: canvas.region(rect))
    }
  }

  public func describe(to speech: Speech) {
    for part in parts { part.widget.describe(to: speech) }
  }
}
