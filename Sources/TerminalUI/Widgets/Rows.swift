/// Widgets one below the other.
public struct Rows: Widget {
  private let parts: [Part]
  private let spacing: Int

  /// The parts in order, with `spacing` blank rows between neighbours.
  public init(spacing: Int = 0, _ parts: [Part]) {
    self.parts = parts
    self.spacing = max(spacing, 0)
  }

  public init(spacing: Int = 0, _ parts: Part...) { self.init(spacing: spacing, parts) }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let sizes = parts.map { $0.widget.size(in: offered, environment) }
    let rows = zip(parts, sizes).reduce(spaces.reduce(0, +)) { sum, part in
      sum + part.0.naturalLength { part.1.rows }
    }
    return Size(
      columns: min(sizes.map(\.columns).max() ?? 0, offered.columns), rows: min(rows, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    let size = canvas.size
    let extents = parts.map { part in
      part.extent { part.widget.size(in: size, canvas.environment).rows }
    }
    let lengths = Distribution.lengths(extents, available: max(size.rows - spaces.reduce(0, +), 0))
    var row = 0
    for ((part, space), length) in zip(zip(parts, spaces), lengths) {
      row += space
      let rect = Rect(column: 0, row: row, columns: size.columns, rows: length)
      part.widget.draw(on: canvas.region(rect))
      row += length
    }
  }

  public func describe(to speech: Speech) {
    for part in parts { part.widget.describe(to: speech) }
  }

  /// The space before each part.
  private var spaces: [Int] {
    parts.indices.map { parts[$0].spacing(spacing, after: $0 > 0 ? parts[$0 - 1] : nil) }
  }
}
