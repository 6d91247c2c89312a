/// The position of a cell: column and row from the top left, counted from 0.
public struct Point: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int = 0, row: Int = 0) {
    self.column = column
    self.row = row
  }

  public static let zero = Point()
}
