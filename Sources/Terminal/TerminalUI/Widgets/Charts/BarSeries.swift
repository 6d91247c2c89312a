public import Phrases

/// One series of a bar chart: its title, a bar per column, and their total.
public struct BarSeries: Hashable, Sendable {
  /// The part of a series in one column.
  public struct Bar: Hashable, Sendable {
    /// The height relative to other bars; 0 and negative values have no height.
    let value: Int64
    /// The formatted value, which is spoken.
    let figure: Phrase
    let isMarked: Bool

    /// A bar whose value is said as `figure`; a marked one has a mark at the title of its column.
    public init(_ value: Int64, figure: some Phrased, isMarked: Bool = false) {
      self.value = value
      self.figure = figure.phrase
      self.isMarked = isMarked
    }
  }

  let title: Phrase
  let bars: [Bar]
  let total: Phrase
  let role: Role
  let isMarked: Bool

  /// `role` is the colour of the bars.
  public init(
    _ title: some Phrased, bars: [Bar], total: some Phrased, role: Role = .tint1,
    isMarked: Bool = false
  ) {
    self.title = title.phrase
    self.bars = bars
    self.total = total.phrase
    self.role = role
    self.isMarked = isMarked
  }
}

/// One column of a bar chart.
public struct BarColumn: Hashable, Sendable {
  /// The longest first, which is spoken; a shorter one is drawn where they do not fit.
  let titles: [Phrase]
  /// The formatted sum of its bars, the longest first, drawn above them where there is room.
  let figures: [Phrase]
  /// Whether what is selected beside the chart belongs to it.
  let isCurrent: Bool

  /// All columns of a chart have as many `titles`, at least one, and as many `figures`.
  public init(_ titles: [some Phrased], figures: [some Phrased], isCurrent: Bool = false) {
    self.titles = titles.map(\.phrase)
    self.figures = figures.map(\.phrase)
    self.isCurrent = isCurrent
  }
}

/// The last row of a legend, if there is room.
public struct BarTotal: Hashable, Sendable {
  let title: Phrase
  let figure: Phrase

  /// `figure` is the formatted sum of all series.
  public init(_ title: some Phrased, figure: some Phrased) {
    self.title = title.phrase
    self.figure = figure.phrase
  }
}
