/// Two widgets side by side, or only the first if space is short.
///
/// The second is on a surface, or behind a rule where the terminal has no colour for that.
public struct Split: Widget {
  private let first: any Widget
  private let second: any Widget
  private let permil: Int
  private let minimum: (first: Int, second: Int)
  private var wanted = 0
  private let breathes: Bool

  /// The columns between the two: the gutter of each, and one for the rule.
  private static let gap = 2 * Canvas.insetColumns + 1
  /// In fewer rows the second has all of them.
  private static let rowsToBreathe = 8

  /// Gives the first widget `permil` thousandths of the columns, or all if not both have their
  /// minimum.
  ///
  /// With `breathes` a row of the surface of the second is blank above it and below it; not for one that
  /// is made of groups.
  public init(
    _ first: any Widget, _ second: any Widget, permil: Int = 500,
    minimum: (first: Int, second: Int) = (30, 30), breathes: Bool = true
  ) {
    self.breathes = breathes
    self.first = first
    self.second = second
    self.permil = min(max(permil, 0), 1_000)
    self.minimum = minimum
  }

  /// Gives the first widget `columns`, as far as the second has at least `minimum` of them, but never
  /// less than half.
  public init(
    _ first: any Widget, _ second: any Widget, columns: Int, minimum: Int, breathes: Bool = true
  ) {
    self.init(first, second, minimum: (minimum, minimum), breathes: breathes)
    wanted = columns
  }

  public func size(in offered: Size, _ environment: Environment) -> Size { offered }

  /// The columns of the first of two; nil if there is only one.
  private func columnsOfFirst(in size: Size) -> Int? {
    let columns = size.columns - Self.gap
    guard columns >= minimum.first + minimum.second else { return nil }
    return min(max(columns * permil / 1_000, minimum.first, wanted), columns - minimum.second)
  }

  public func draw(on canvas: Canvas) {
    let size = canvas.size
    guard let left = columnsOfFirst(in: size) else { return first.draw(on: canvas) }
    first.draw(
      on: canvas.region(Rect(columns: left, rows: size.rows)).withGutters(left: false))
    let start = left + Self.gap
    let part = canvas.region(
      Rect(column: start, columns: size.columns - start, rows: size.rows)
    ).withGutters(right: false)
    let hasSurface = canvas.environment.hasSurfaces
    let blank = hasSurface && breathes && size.rows >= Self.rowsToBreathe ? 1 : 0
    second.draw(on: part.region(rows: blank..<size.rows - blank))
    if hasSurface {
      part.hanging.canvas.restyle { if $0.background == nil { $0.background = .surface } }
    } else {
      let rule = Rect(column: left + Canvas.insetColumns, columns: 1, rows: size.rows)
      Rule(.vertical).draw(on: canvas.region(rule))
    }
  }

  public func describe(to speech: Speech) {
    first.describe(to: speech)
    second.describe(to: speech)
  }
}
