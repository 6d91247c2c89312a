/// The totals per column, in the last row of a bar chart if there is room.
public struct BarTotals: Hashable, Sendable {
  let title: String
  /// The formatted total of each column.
  let figures: [String]
  let total: String

  public init(_ title: String, figures: [String], total: String) {
    self.title = title
    self.figures = figures
    self.total = total
  }
}
