/// One series of a bar chart: its title, a bar per column, and their total.
public struct BarSeries: Hashable, Sendable {
  public struct Bar: Hashable, Sendable {
    /// The height relative to other bars; 0 and negative values have no height.
    let value: Int64
    /// The formatted value, drawn where there is room, and spoken.
    let figure: String
    let isMarked: Bool

    public init(_ value: Int64, figure: String, isMarked: Bool = false) {
      self.value = value
      self.figure = figure
      self.isMarked = isMarked
    }
  }

  let title: String
  let bars: [Bar]
  let total: String
  let role: Role
  let isMarked: Bool

  /// `role` is the colour of the bars.
  public init(
    _ title: String, bars: [Bar], total: String, role: Role = .accent, isMarked: Bool = false
  ) {
    self.title = title
    self.bars = bars
    self.total = total
    self.role = role
    self.isMarked = isMarked
  }
}

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
