/// One row of a bar chart: what it is of, a bar for each column, and what they come to.
public struct BarSeries: Hashable, Sendable {
  public struct Bar: Hashable, Sendable {
    /// How high it is beside the others; 0 and less have no height.
    let value: Int64
    /// Written where there is room, and said.
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

  /// `role` colours the bars, which the title tells apart without colour too.
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
