import Platform

/// A cache of the drawn lines of a list, for frames in which only the selection moves.
///
/// Valid for one revision of the view and the window, at one position, over blank cells. The
/// selected line is always drawn, and lists with views or responders in their rows are not cached.
@MainActor
final class DrawnLines {
  private let cells = Buffer(size: .zero)
  private var revision: Revision?
  private weak var view: AnyView?
  private var viewRevision = 0
  private var frame = Rect(size: .zero)
  private var isFaint = false
  private var lines = 0..<0
  private var selected = 0

  /// Clears the cache if the revision or the position has changed.
  func validate(for canvas: Canvas) {
    let (newRevision, newView) = (canvas.pass.revision, canvas.pass.view)
    if revision === newRevision, view === newView, viewRevision == newView?.revision,
      frame == canvas.frame, isFaint == canvas.isFaint
    {
      return
    }
    revision = newRevision
    view = newView
    viewRevision = newView?.revision ?? 0
    frame = canvas.frame
    isFaint = canvas.isFaint
    clear()
  }

  func clear() { lines = 0..<0 }

  /// Whether a line was the first one in sight.
  func wasFirst(_ line: Int) -> Bool { lines.first == line }

  /// Copies a line to a row of the canvas; false if it is not cached.
  func draw(_ line: Int, at row: Int, on canvas: Canvas) -> Bool {
    guard lines.contains(line), line != selected, let place = Self.cells(row, of: canvas),
      let source = cells.row(line - lines.lowerBound).baseAddress
    else { return false }
    place.update(from: source, count: frame.size.columns)
    return true
  }

  /// Stores the lines on the canvas, from the first row on.
  func store(_ lines: Range<Int>, selected: Int, on canvas: Canvas) {
    if cells.size != frame.size { cells.clear(size: frame.size) }
    for row in 0..<lines.count {
      guard let source = Self.cells(row, of: canvas), let copy = cells.row(row).baseAddress else {
        return clear()
      }
      copy.update(from: source, count: frame.size.columns)
    }
    self.lines = lines
    self.selected = selected
  }

  /// Whether a row of the canvas is blank.
  static func isBlank(_ row: Int, of canvas: Canvas) -> Bool {
    guard let cells = cells(row, of: canvas) else { return false }
    let columns = canvas.frame.size.columns
    guard columns > 0 else { return true }
    // All cells equal the first if each equals the one before it.
    return cells[0] == .blank(.plain)
      && memcmp(cells, cells + 1, (columns - 1) * MemoryLayout<Cell>.stride) == 0
  }

  /// The cells of a row, as many as the canvas has columns; nil if the canvas is clipped.
  ///
  /// They are inside the buffer, since a clip never extends beyond it and equals the frame here.
  /// The copies have the size of the frame, since `validate` clears them when it changes.
  private static func cells(_ row: Int, of canvas: Canvas) -> UnsafeMutablePointer<Cell>? {
    guard canvas.clip == canvas.frame, row < canvas.frame.size.rows else { return nil }
    return canvas.pass.buffer.row(canvas.frame.origin.row + row).baseAddress.map {
      $0 + canvas.frame.origin.column
    }
  }
}
