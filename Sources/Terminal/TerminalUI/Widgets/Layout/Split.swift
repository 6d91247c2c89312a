/// Two widgets side by side, or only the first if space is short.
///
/// A list beside which something else stands keeps what it shows in a window of 80 columns: it says in how
/// many columns nothing of it is cut, and what is beside it has the rest, or is not shown.
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

  /// What a page has in a window of 80 columns, where it is alone.
  public static let pageColumns = 80 - 2 * Canvas.insetColumns
  /// The least of what stands beside a list.
  public static let asideColumns = 34
  /// The columns of a window in which something stands beside a whole page.
  public static let columnsForPageAndAside =
    pageColumns + gap + asideColumns + 2 * Canvas.insetColumns

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

  /// A list and what stands beside it: the list has half of the columns, or as far as both have their
  /// least the upper bound of `columns`, and never less than their lower bound.
  ///
  /// Nil is what a page has in a window of 80 columns, and the least that such a list needs is never more.
  public init(
    list: any Widget, columns: ClosedRange<Int>? = nil, beside aside: any Widget,
    leastAside: Int = asideColumns, breathes: Bool = true
  ) {
    self.init(
      list, aside, minimum: (Self.least(of: columns), leastAside), breathes: breathes)
    wanted = columns?.upperBound ?? 0
  }

  /// The least columns of a list that has use for `columns`.
  package static func least(of columns: ClosedRange<Int>?) -> Int {
    min(columns?.lowerBound ?? pageColumns, pageColumns)
  }

  /// Whether two have room side by side.
  package static func hasRoom(for first: Int, _ second: Int, in columns: Int) -> Bool {
    columns >= first + gap + second
  }

  public func size(in offered: Size, _ environment: Environment) -> Size { offered }

  /// The columns of the first of two; nil if there is only one.
  private func columnsOfFirst(in size: Size) -> Int? {
    guard Self.hasRoom(for: minimum.first, minimum.second, in: size.columns) else { return nil }
    let columns = size.columns - Self.gap
    return min(max(columns * permil / 1_000, minimum.first, wanted), columns - minimum.second)
  }

  public func draw(on canvas: Canvas) {
    let size = canvas.size
    guard let left = columnsOfFirst(in: size) else { return first.draw(on: canvas) }
    let list = canvas.region(Rect(columns: left, rows: size.rows)).withGutters(left: false)
    list.boundSelection()
    first.draw(on: list)
    let start = left + Self.gap
    let part = canvas.region(
      Rect(column: start, columns: size.columns - start, rows: size.rows)
    ).withGutters(right: false)
    part.boundSelection()
    let hasSurface = canvas.environment.hasSurfaces
    let blank = hasSurface && breathes && size.rows >= Self.rowsToBreathe ? 1 : 0
    second.draw(on: part.region(rows: blank..<size.rows - blank))
    if hasSurface {
      part.hanging.canvas.putOnSurface()
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
