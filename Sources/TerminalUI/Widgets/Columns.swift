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
    let natural = parts.reduce(spaces.reduce(0, +)) { sum, part in
      sum + part.naturalLength { part.widget.size(in: offered, environment).columns }
    }
    let columns = min(natural, offered.columns)
    let inner = Size(columns: columns, rows: offered.rows)
    let rows = zip(parts, lengths(in: inner, environment)).map { part, length in
      part.widget.size(in: Size(columns: length, rows: offered.rows), environment).rows
    }
    return Size(columns: columns, rows: min(rows.max() ?? 0, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    var column = 0
    let lengths = lengths(in: canvas.size, canvas.environment)
    for ((part, space), length) in zip(zip(parts, spaces), lengths) {
      column += space
      let rect = Rect(column: column, row: 0, columns: length, rows: canvas.size.rows)
      part.widget.draw(on: canvas.region(rect))
      column += length
    }
  }

  public func describe(to speech: Speech) {
    for part in parts { part.widget.describe(to: speech) }
  }

  /// The space before each part.
  private var spaces: [Int] {
    parts.indices.map { parts[$0].spacing(spacing, after: $0 > 0 ? parts[$0 - 1] : nil) }
  }

  private func lengths(in size: Size, _ environment: Environment) -> [Int] {
    let extents = parts.map { part in
      part.extent { part.widget.size(in: size, environment).columns }
    }
    return Distribution.lengths(extents, available: max(size.columns - spaces.reduce(0, +), 0))
  }
}
