/// One series of a bar chart: its title, a bar per column, and their total.
public struct BarSeries: Hashable, Sendable {
  /// The part of a series in one column.
  public struct Bar: Hashable, Sendable {
    /// The height relative to other bars; 0 and negative values have no height.
    let value: Int64
    /// The formatted value, which is spoken.
    let figure: String
    let isMarked: Bool

    /// A bar whose value is said as `figure`; a marked one has a mark at the title of its column.
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

/// One column of a bar chart.
public struct BarColumn: Hashable, Sendable {
  /// The longest first, which is spoken; a shorter one is drawn where they do not fit.
  let titles: [String]
  /// The formatted sum of its bars, drawn above them where there is room.
  let figure: String
  /// Whether what is selected beside the chart belongs to it.
  let isCurrent: Bool

  /// All columns of a chart have as many `titles`, at least one.
  public init(_ titles: [String], figure: String, isCurrent: Bool = false) {
    self.titles = titles
    self.figure = figure
    self.isCurrent = isCurrent
  }
}

/// The last row of a legend, if there is room.
public struct BarTotal: Hashable, Sendable {
  let title: String
  let figure: String

  /// `figure` is the formatted sum of all series.
  public init(_ title: String, figure: String) {
    self.title = title
    self.figure = figure
  }
}
