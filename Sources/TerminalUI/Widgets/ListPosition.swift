/// Where the user is in a list: the selected row, and how far it is from the top of what is in sight.
public struct ListPosition: Hashable, Sendable {
  /// The flat index of the selected row.
  public var row: Int
  /// The lines in sight above it, section headers counted.
  public var linesAbove: Int

  public init(row: Int, linesAbove: Int) {
    self.row = max(row, 0)
    self.linesAbove = max(linesAbove, 0)
  }
}
