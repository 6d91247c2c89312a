/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The cell at its top left.
  public var origin: Point
  /// Its columns and rows.
  public var size: Size

  /// By default it begins at the top left of its area.
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// By default it begins at the top left of its area; a negative size counts as 0.
  public init(column: Int = 0, row: Int = 0, columns: Int, rows: Int) {
    origin = Point(column: column, row: row)
    size = Size(columns: columns, rows: rows)
  }

  /// The first column to its right.
  public var endColumn: Int { origin.column + size.columns }

  /// The first row below it.
  public var endRow: Int { origin.row + size.rows }

  /// Whether it has no cell.
  public var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

  /// The common part; empty if they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let column = max(origin.column, other.origin.column)
    let row = max(origin.row, other.origin.row)
    return Rect(
      column: column, row: row,
      columns: min(endColumn, other.endColumn) - column, rows: min(endRow, other.endRow) - row)
  }

  /// The same rectangle, so many columns further to the right.
  func moved(by columns: Int) -> Rect {
    Rect(origin: Point(column: origin.column + columns, row: origin.row), size: size)
  }

  /// Returns whether a cell belongs to it.
  public func contains(_ point: Point) -> Bool {
    (origin.column..<endColumn).contains(point.column) && (origin.row..<endRow).contains(point.row)
  }
}

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
