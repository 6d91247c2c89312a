/// Two widgets side by side with a rule between them, or only the first if space is short.
public struct Split: Widget {
  private let first: any Widget
  private let second: any Widget
  private let permil: Int
  private let minimum: (first: Int, second: Int)

  /// Gives the first widget `permil` thousandths of the columns, or all if not both have their
  /// minimum.
  public init(
    _ first: any Widget, _ second: any Widget, permil: Int = 500,
    minimum: (first: Int, second: Int) = (30, 30)
  ) {
    self.first = first
    self.second = second
    self.permil = min(max(permil, 0), 1_000)
    self.minimum = minimum
  }

  public func size(in offered: Size, _ environment: Environment) -> Size { offered }

  public func draw(on canvas: Canvas) {
    let size = canvas.size
    guard size.columns >= minimum.first + 3 + minimum.second else {
      return first.draw(on: canvas)
    }
    let columns = size.columns - 3
    let wanted = columns * permil / 1_000
    let left = min(max(wanted, minimum.first), columns - minimum.second)
    first.draw(on: canvas.region(Rect(column: 0, row: 0, columns: left, rows: size.rows)))
    let rule = Rect(column: left + 1, row: 0, columns: 1, rows: size.rows)
    Rule(.vertical).draw(on: canvas.region(rule))
    let rest = Rect(column: left + 3, row: 0, columns: columns - left, rows: size.rows)
    second.draw(on: canvas.region(rest))
  }

  public func describe(to speech: Speech) {
    first.describe(to: speech)
    second.describe(to: speech)
  }
}
