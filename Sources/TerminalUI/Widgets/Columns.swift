/// Widgets side by side.
public struct Columns: Widget {
  private let parts: [Part]
  private let spacing: Int

  /// The parts in order, with `spacing` blank columns between neighbours.
  public init(spacing: Int = 0, _ parts: [Part]) {
    self.parts = parts
    self.spacing = max(spacing, 0)
  }

  public init(spacing: Int = 0, _ parts: Part...) { self.init(spacing: spacing, parts) }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let natural = parts.reduce(Part.spaces(between: parts, spacing)) { sum, part in
      sum + part.naturalLength { part.widget.size(in: offered, environment).columns }
    }
    let columns = min(natural, offered.columns)
    let inner = Size(columns: columns, rows: offered.rows)
    let rows = zip(parts, spans(in: inner, environment)).map { part, span in
      part.widget.size(in: Size(columns: span.count, rows: offered.rows), environment).rows
    }
    return Size(columns: columns, rows: min(rows.max() ?? 0, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    let size = canvas.size
    let spans = spans(in: size, canvas.environment)
    for index in parts.indices {
      let span = spans[index]
      let rect = Rect(column: span.lowerBound, row: 0, columns: span.count, rows: size.rows)
      parts[index].widget.draw(on: canvas.region(rect))
    }
  }

  public func describe(to speech: Speech) {
    for part in parts { part.widget.describe(to: speech) }
  }

  private func spans(in size: Size, _ environment: Environment) -> [Range<Int>] {
    Part.spans(of: parts, spacing: spacing, along: size.columns) {
      $0.size(in: size, environment).columns
    }
  }
}
