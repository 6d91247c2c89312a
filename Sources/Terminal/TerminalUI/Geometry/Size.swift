/// A size in columns and rows; never negative.
public struct Size: Hashable, Sendable, CustomStringConvertible {
  /// The number of columns, of which a wide character takes two.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// A negative number counts as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// No columns and no rows.
  public static let zero = Size(columns: 0, rows: 0)

  /// This size, but at most `other` in both dimensions.
  func limited(to other: Size) -> Size {
    Size(columns: min(columns, other.columns), rows: min(rows, other.rows))
  }

  /// In the form of the command line: `80x24`.
  public var description: String { "\(columns)x\(rows)" }
}
