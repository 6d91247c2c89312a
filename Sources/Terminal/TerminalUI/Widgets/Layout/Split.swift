/// Two widgets side by side with a rule between them, or only the first if space is short.
public struct Split: CompositeWidget {
  private let first: any Widget
  private let second: any Widget
  private let permil: Int
  private let minimum: (first: Int, second: Int)
  private var wanted = 0

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

  /// Gives the first widget `columns`, as far as the second has at least `minimum` of them, but never
  /// less than half.
  public init(_ first: any Widget, _ second: any Widget, columns: Int, minimum: Int) {
    self.init(first, second, minimum: (minimum, minimum))
    wanted = columns
  }

  public func size(in offered: Size, _ environment: Environment) -> Size { offered }

  public func content(in size: Size, _ environment: Environment) -> any Widget {
    let columns = size.columns - 3
    guard columns >= minimum.first + minimum.second else { return first }
    let left = min(
      max(columns * permil / 1_000, minimum.first, wanted), columns - minimum.second)
    return Columns(
      spacing: 1, .fixed(left, first), .fixed(1, Rule(.vertical)), .flexible(second))
  }
}
