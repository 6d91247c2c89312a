/// Rows of a screen, which print one below the other where an expectation fails.
public struct ScreenLines: Hashable, Sendable {
  private let rows: ArraySlice<String>

  /// The rows from top to bottom, which are compared as they are.
  public init(_ rows: some Sequence<String>) {
    self.rows = Array(rows)[...]
  }

  /// The rows down to the last one that shows something.
  public var trimmed: ScreenLines {
    ScreenLines(rows[..<(rows.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? rows.startIndex)])
  }

  private init(slice: ArraySlice<String>) {
    rows = slice
  }
}

extension ScreenLines: RandomAccessCollection {
  public var startIndex: Int { rows.startIndex }
  public var endIndex: Int { rows.endIndex }

  public subscript(row: Int) -> String { rows[row] }

  public subscript(range: Range<Int>) -> ScreenLines { ScreenLines(slice: rows[range]) }
}

extension ScreenLines: ExpressibleByArrayLiteral {
  public init(arrayLiteral rows: String...) { self.init(rows) }
}

extension ScreenLines: CustomStringConvertible {
  /// Each row on a line of its own.
  public var description: String { "\n" + rows.map { "│\($0)" }.joined(separator: "\n") + "\n" }
}
