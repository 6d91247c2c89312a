/// How large something is, in columns and rows; never negative.
public struct Size: Hashable, Sendable, CustomStringConvertible {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  public static let zero = Size(columns: 0, rows: 0)

  /// As the command line writes it: `80x24`.
  public var description: String { "\(columns)x\(rows)" }
}
