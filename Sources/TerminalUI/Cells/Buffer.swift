/// The cells of one frame, row by row.
@MainActor
public final class Buffer {
  public private(set) var size: Size
  public let clusters: Clusters
  private var cells: [Cell]

  public init(size: Size, clusters: Clusters = Clusters()) {
    self.size = size
    self.clusters = clusters
    cells = Array(repeating: .blank(.plain), count: size.columns * size.rows)
  }

  /// Blanks every cell, at this size from now on.
  public func clear(size: Size) {
    guard size == self.size else {
      self.size = size
      cells = Array(repeating: .blank(.plain), count: size.columns * size.rows)
      return
    }
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank(.plain)) }
  }

  /// The cell at a place inside `size`.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// The cells of one row as memory, for comparing and copying.
  public func withRow<Result>(
    _ row: Int, _ body: (UnsafeBufferPointer<Cell>) throws -> Result
  ) rethrows -> Result {
    try cells.withUnsafeBufferPointer { cells in
      try body(
        UnsafeBufferPointer(
          rebasing: cells[row * size.columns..<(row + 1) * size.columns]))
    }
  }

  /// The cells of one row as memory that may be written.
  func withMutableRow<Result>(
    _ row: Int, _ body: (UnsafeMutableBufferPointer<Cell>) throws -> Result
  ) rethrows -> Result {
    let range = row * size.columns..<(row + 1) * size.columns
    return try cells.withUnsafeMutableBufferPointer { cells in
      try body(UnsafeMutableBufferPointer(rebasing: cells[range]))
    }
  }
}
