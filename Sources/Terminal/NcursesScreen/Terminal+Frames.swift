import CNcurses
import TerminalUI

extension Terminal {
  /// The most bytes that Linux hands over at once of one write to a terminal.
  private static let chunk = 2_048

  /// Writes whatever `body` sends behind the next frame, in one piece with its end.
  func sendBehindFrame(_ body: () -> Void) {
    if held == nil { held = [] }
    body()
  }

  /// Writes the changes of the window to the terminal, and leaves its cursor at `caret`, or without one
  /// hidden at `focus`, where screen readers read.
  func refresh(caret: Point?, focus: Point?) {
    let place = caret ?? focus
    leaveok(ncurses_window(), place == nil)
    if let place { wmove(ncurses_window(), Int32(place.row), Int32(place.column)) }
    update(showsCaret: caret != nil)
  }

  /// Makes the next refresh clear the screen and draw every cell.
  func invalidate() {
    isInvalid = true
    ncurses_redraw_all()
  }

  /// Writes the changes with one write, at whose end the cursor is at its place: an input method draws
  /// at the cursor what it composes.
  ///
  /// `showsCaret` is nil to leave the cursor as it is. What the terminal may not take at once is
  /// synchronized, and hides the cursor meanwhile.
  func update(showsCaret: Bool? = nil) {
    let showsCaret = showsCaret ?? isCaretShown
    // Clearing the screen removes all pictures.
    var drawing = isInvalid ? pictures?.clear() ?? [] : []
    drawing += pictures?.update(on: size) ?? []
    if isInvalid { links.clear() }
    drawing += links.update()
    let rows = isInvalid ? [] : takeFixedRows()
    var isLong = isInvalid || !drawing.isEmpty || !rows.isEmpty
    isInvalid = false
    var frame = screenBytes {
      if !showsCaret { showCaret(false) }
      for row in rows {
        wtouchln(ncurses_window(), row, 1, 1)
        wnoutrefresh(ncurses_window())
        doupdate()
      }
      wnoutrefresh(ncurses_window())
      doupdate()
    }
    frame += drawing
    isLong = isLong || frame.count > Self.chunk
    if isLong, isCaretShown { frame = frameBytes { showCaret(false) } + frame }
    if showsCaret, !isCaretShown { frame += frameBytes { showCaret(true) } }
    if isLong, knowsModes, !frame.isEmpty {
      let mode = TerminalMode.synchronized
      frame = Array(mode.on.utf8) + frame + Array(mode.off.utf8)
    }
    frame += held ?? []
    held = nil
    if isMeasuring {
      isMeasuring = false
      wredrawln(ncurses_window(), Int32(LoneJamo.row - 1), 1)
      frame += screenBytes {
        wnoutrefresh(ncurses_window())
        doupdate()
      }
    }
    if !frame.isEmpty { writeOutput(frame) }
  }

  /// Takes the links of the window for the next refresh; `isWritten` says of a rectangle whether its
  /// cells have changed since the last one.
  func link(_ texts: [LinkedText], isWritten: (Rect) -> Bool) {
    guard !texts.isEmpty || !links.isEmpty else { return }
    begin(.links)
    // Scrolling would move links with the rows.
    idlok(ncurses_window(), texts.isEmpty)
    links.take(texts, isWritten: isWritten)
  }

  /// Draws every cell of the window again.
  func redraw() {
    invalidate()
    update()
  }

  private func screenBytes(of body: () -> Void) -> [UInt8] {
    let bytes = frameBytes(of: body)
    return hasNarrowJamo ? LoneJamo.padded(bytes) : bytes
  }

  private func showCaret(_ isShown: Bool) {
    guard isShown != isCaretShown else { return }
    isCaretShown = isShown
    curs_set(isShown ? 1 : 0)
  }
}

/// What ncurses writes during `body`, which would otherwise reach the terminal in pieces.
@MainActor
func frameBytes(of body: () -> Void) -> [UInt8] {
  ncurses_begin_frame()
  body()
  let count = ncurses_end_frame()
  guard count > 0 else { return [] }
  return Array(unsafeUninitializedCapacity: count) { bytes, initialized in
    initialized = ncurses_take_frame(bytes.baseAddress, count)
  }
}
