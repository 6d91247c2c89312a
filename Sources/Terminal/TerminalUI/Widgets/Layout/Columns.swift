/// Widgets side by side.
public struct Columns: Widget {
  private let parts: [LayoutItem]
  private let spacing: Int

  /// The parts from left to right, with `spacing` blank columns between them.
  public init(spacing: Int = 0, _ parts: [LayoutItem]) {
    self.parts = parts
    self.spacing = max(spacing, 0)
  }

  /// The parts from left to right, with `spacing` blank columns between them.
  public init(spacing: Int = 0, _ parts: LayoutItem...) { self.init(spacing: spacing, parts) }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let natural = parts.reduce(LayoutItem.spaces(between: parts, spacing)) { sum, part in
      sum + part.naturalLength { part.widget.size(in: offered, environment).columns }
    }
    let columns = min(natural, offered.columns)
    let inner = Size(columns: columns, rows: offered.rows)
    var rows = 0
    place(in: inner, { environment }) { widget, span in
      let part = Size(columns: span.count, rows: offered.rows)
      rows = max(rows, widget.size(in: part, environment).rows)
    }
    return Size(columns: columns, rows: min(rows, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    let size = canvas.size
    place(in: size, { canvas.environment }) { widget, span in
      let rect = Rect(column: span.lowerBound, row: 0, columns: span.count, rows: size.rows)
      widget.draw(on: canvas.region(rect))
    }
  }

  public func describe(to speech: Speech) {
    for part in parts { part.widget.describe(to: speech) }
  }

  /// `environment` is a closure, so that it is copied only if a part's length depends on its
  /// widget.
  private func place(
    in size: Size, _ environment: () -> Environment, _ body: (any Widget, Range<Int>) -> Void
  ) {
    LayoutItem.place(
      parts, spacing: spacing, along: size.columns,
      natural: { $0.size(in: size, environment()).columns }, body)
  }
}
