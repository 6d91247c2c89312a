/// The cells of one frame, row by row.
@MainActor
public final class Buffer {
  /// The columns and rows of the frame, until the next `clear`.
  public private(set) var size: Size
  /// The table of what glyphs of several scalars stand for; the frames of a window share one.
  public let clusters: Clusters
  /// The pictures that were drawn, the lowest first.
  var pictures: [PlacedPicture] = []
  /// The links that were drawn, the lowest first.
  var links: [PlacedLink] = []

  /// Always `size.columns * size.rows` initialized cells.
  ///
  /// Manual memory instead of an array, which would check uniqueness and exclusive access for each
  /// drawn word. It is only replaced by `clear` and freed by `deinit`, and a row pointer is used
  /// only before the next call on the main actor.
  private var cells: UnsafeMutableBufferPointer<Cell>

  /// A frame of plain blanks.
  public init(size: Size, clusters: Clusters = Clusters()) {
    self.size = size
    self.clusters = clusters
    cells = Self.blank(size)
  }

  isolated deinit { cells.deallocate() }

  /// Sets the size and blanks every cell.
  public func clear(size: Size) {
    pictures = []
    links = []
    guard size == self.size else {
      self.size = size
      cells.deallocate()
      cells = Self.blank(size)
      return
    }
    cells.update(repeating: .blank(.plain))
  }

  /// The cell at a position inside `size`.
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

  /// Calls `body` with the cells of one row.
  public func withRow<Result>(
    _ row: Int, _ body: (UnsafeBufferPointer<Cell>) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeBufferPointer(self.row(row)))
  }

  /// The mutable cells of one row, valid until `clear`.
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

extension Buffer {
  /// The frame as text with SGR sequences; each row ends with a reset and a line feed.
  public func ansi(theme: Theme, depth: ColorDepth) -> String {
    var text = ""
    for row in 0..<size.rows {
      var runs = runs(in: row)
      if !theme.isPainted, let last = runs.last, last.style == .plain,
        last.text.allSatisfy({ $0 == " " })
      {
        runs.removeLast()
      }
      for run in runs {
        let codes = run.halves.map { $0.sgr(depth) } ?? run.style.sgr(theme, depth)
        guard !codes.isEmpty else {
          text += run.text
          continue
        }
        let numbers = codes.map(String.init).joined(separator: ";")
        text += "\u{1B}[\(numbers)m\(run.text)\u{1B}[0m"
      }
      text += "\n"
    }
    return text
  }
}
