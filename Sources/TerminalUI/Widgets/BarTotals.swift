/// What the bars of each column come to, for the last row of a bar chart that has room for it.
public struct BarTotals: Hashable, Sendable {
  let title: String
  /// A figure for each column.
  let figures: [String]
  let total: String

  public init(_ title: String, figures: [String], total: String) {
    self.title = title
    self.figures = figures
    self.total = total
  }
}
