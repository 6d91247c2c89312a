/// A size in columns and rows; never negative.
public struct Size: Hashable, Sendable, CustomStringConvertible {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  public static let zero = Size(columns: 0, rows: 0)

  /// This size, but at most `other` in both dimensions.
  func limited(to other: Size) -> Size {
    Size(columns: min(columns, other.columns), rows: min(rows, other.rows))
  }

  /// In the form of the command line: `80x24`.
  public var description: String { "\(columns)x\(rows)" }
}
