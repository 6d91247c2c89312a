/// The cells of one frame, row by row.
@MainActor
public final class Buffer {
  public private(set) var size: Size
  public let clusters: Clusters

  /// Always `size.columns * size.rows` initialized cells.
  ///
  /// Memory of its own and no array, since an array is asked whether it is shared, and guarded
  /// against a second access, for each word that is drawn. It is replaced by `clear` alone and freed
  /// with the buffer; who is given a row uses it before anybody else can draw.
  private var cells: UnsafeMutableBufferPointer<Cell>

  public init(size: Size, clusters: Clusters = Clusters()) {
    self.size = size
    self.clusters = clusters
    cells = Self.blank(size)
  }

  isolated deinit { cells.deallocate() }

  /// Blanks every cell, at this size from now on.
  public func clear(size: Size) {
    guard size == self.size else {
      self.size = size
      cells.deallocate()
      cells = Self.blank(size)
      return
    }
    cells.update(repeating: .blank(.plain))
  }

  /// The cell at a place inside `size`.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      precondition(column >= 0 && column < size.columns)
      return self.row(row)[column]
    }
    set {
      precondition(column >= 0 && column < size.columns)
      self.row(row)[column] = newValue
    }
  }

  /// The cells of one row as memory, for comparing and copying.
  public func withRow<Result>(
    _ row: Int, _ body: (UnsafeBufferPointer<Cell>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeBufferPointer(self.row(row)))
  }

  /// The cells of one row as memory that may be written, before the buffer is cleared again.
  func row(_ row: Int) -> UnsafeMutableBufferPointer<Cell> {
    precondition(row >= 0 && row < size.rows)
    return UnsafeMutableBufferPointer(
      rebasing: cells[row * size.columns..<(row + 1) * size.columns])
  }

  private static func blank(_ size: Size) -> UnsafeMutableBufferPointer<Cell> {
    let cells = UnsafeMutableBufferPointer<Cell>.allocate(capacity: size.columns * size.rows)
    cells.initialize(repeating: .blank(.plain))
    return cells
  }
}
