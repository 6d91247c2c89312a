import Glibc

/// The lines of a list as they were drawn last, so that a frame in which only the selection has
/// moved copies them.
///
/// They hold for one revision of the view and the window, at one place, over nothing else; the
/// selected line is always drawn anew, and so are all when a row holds a view or a responder.
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

  /// Forgets them where they were drawn of another revision or elsewhere.
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
    forget()
  }

  func forget() { lines = 0..<0 }

  /// Draws a line as it was, at a row of the canvas; false when it has to be drawn anew.
  func draw(_ line: Int, at row: Int, on canvas: Canvas) -> Bool {
    guard lines.contains(line), line != selected, let place = Self.cells(row, of: canvas),
      let source = cells.row(line - lines.lowerBound).baseAddress
    else { return false }
    place.update(from: source, count: frame.size.columns)
    return true
  }

  /// Keeps what stands on the canvas, from the first row on.
  func keep(_ lines: Range<Int>, selected: Int, on canvas: Canvas) {
    if cells.size != frame.size { cells.clear(size: frame.size) }
    for row in 0..<lines.count {
      guard let source = Self.cells(row, of: canvas), let copy = cells.row(row).baseAddress else {
        return forget()
      }
      copy.update(from: source, count: frame.size.columns)
    }
    self.lines = lines
    self.selected = selected
  }

  /// Whether nothing has been drawn on a row of the canvas yet.
  static func isBlank(_ row: Int, of canvas: Canvas) -> Bool {
    guard let cells = cells(row, of: canvas) else { return false }
    let columns = canvas.frame.size.columns
    guard columns > 0 else { return true }
    // All are like the first when each is like the one before it.
    return cells[0] == .blank(.plain)
      && memcmp(cells, cells + 1, (columns - 1) * MemoryLayout<Cell>.stride) == 0
  }

  /// The cells of a row of a canvas that is wholly in sight, as many as it has columns.
  ///
  /// They are the buffer's: a clip never reaches beyond the buffer, and here it is the frame. The
  /// copies have the size of that frame, since `validate` forgets them where it is another.
  private static func cells(_ row: Int, of canvas: Canvas) -> UnsafeMutablePointer<Cell>? {
    guard canvas.clip == canvas.frame, row < canvas.frame.size.rows else { return nil }
    return canvas.pass.buffer.row(canvas.frame.origin.row + row).baseAddress.map {
      $0 + canvas.frame.origin.column
    }
  }
}
