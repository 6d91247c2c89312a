/// The selected row of a list, and its distance from the top of the visible part.
public struct ListPosition: Hashable, Sendable {
  /// The flat index of the selected row.
  public var row: Int
  /// The visible lines above it, including section headers.
  public var linesAbove: Int

  /// A negative number counts as 0.
  public init(row: Int, linesAbove: Int) {
    self.row = max(row, 0)
    self.linesAbove = max(linesAbove, 0)
  }
}
