/// The position of a cell: column and row from the top left, counted from 0.
public struct Point: Hashable, Sendable {
  /// To the right, from 0; a point outside of its area may have a negative one.
  public var column: Int
  /// Downwards, from 0; a point outside of its area may have a negative one.
  public var row: Int

  /// By default the first column of the first row.
  public init(column: Int = 0, row: Int = 0) {
    self.column = column
    self.row = row
  }

  /// The top left.
  public static let zero = Point()
}
