import CNcurses
import Glibc
import TerminalUI

/// The terminal under ncurses.
@MainActor
final class Terminal {
  /// The most bytes that Linux hands over at once of one write to a terminal.
  private static let chunk = 2_048

  private var isCaretShown = true
  private var isInvalid = true
  /// Whether the terminal was restored, and not taken over again.
  private var isAway = false
  /// What is written together with the end of the next frame; nil while none is drawn.
  private var held: [UInt8]?
  /// Whether the terminal understands the control sequences of xterm.
  let knowsModes: Bool
  /// Whether the terminal may be asked how it draws pictures.
  let canBeAsked: Bool
  /// The pictures that it draws itself; nil if there were none yet, or if it draws none.
  var pictures: ScreenPictures?
  /// Whether the next refresh must not scroll, which would move pictures.
  var keepsRows = false
  /// Whether the terminal reports the mouse, according to terminfo.
  let hasMouse: Bool

  /// Whether the terminal has a title and answers questions, as xterm.
  let isLikeXTerm: Bool
  /// What it can do, as far as it is known.
  var abilities = TerminalAbilities()
  private var links = ScreenLinks()
  /// What was turned on, in that order.
  var modes: [TerminalMode] = []

  /// Whether the terminal reports the mouse instead of selecting text with it.
  var usesMouse = false {
    didSet {
      guard hasMouse, usesMouse != oldValue else { return }
      if usesMouse { begin(.mouse) } else { end(.mouse) }
    }
  }

  /// The title of the window; empty while it is as it was.
  var title = "" {
    didSet { if isLikeXTerm, title != oldValue { sendTitle() } }
  }

  /// Takes over the terminal; nil if terminfo does not know it.
  init?() {
    Self.useUnicode()
    // Ignores the environment variables LINES and COLUMNS.
    use_env(false)
    use_tioctl(true)
    guard let screen = ncurses_open() else { return nil }
    guard let placing = ncurses_capability("cup") else {
      endwin()
      delscreen(screen)
      return nil
    }
    knowsModes = String(cString: placing).hasPrefix("\u{1B}[")
    hasMouse = knowsModes && ncurses_capability("kmous") != nil
    // The Linux console and GNU screen show a part of the question.
    canBeAsked =
      knowsModes && getenv("STY") == nil && getenv("TERM").map { String(cString: $0) } != "linux"
    let isInTmux = getenv("TMUX") != nil
    isLikeXTerm =
      canBeAsked
      && (isInTmux || ncurses_has_flag("XT")
        || ncurses_capability("tsl").map { String(cString: $0).hasPrefix("\u{1B}]") } == true)
    prepareEnding()
    endings_own(true)
    send(ncurses_enter_screen())
    cbreak()
    noecho()
    nonl()
    typeahead(-1)
    intrflush(ncurses_window(), false)
    writeFramesInOnePiece()
    keypad(ncurses_window(), true)
    idlok(ncurses_window(), true)
    freeControlKeys()
    if has_colors() {
      start_color()
      use_default_colors()
    }
    ncurses_adopt_size()
    if knowsModes { begin(.bracketedPaste) }
  }

  var size: Size { Size(columns: Int(ncurses_columns()), rows: Int(ncurses_rows())) }

  /// Adopts the current size of the terminal; returns whether it has changed.
  func adoptSize() -> Bool {
    let old = size
    ncurses_adopt_size()
    return size != old
  }

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
  /// `showsCaret` is nil to leave the cursor as it is. What the terminal may not take at once is synchronized, and hides the cursor meanwhile.
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
    var frame = frameBytes {
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
    if isLong { frame = frameBytes { showCaret(false) } + frame }
    if showsCaret { frame += frameBytes { showCaret(true) } }
    if isLong, knowsModes, !frame.isEmpty {
      let mode = TerminalMode.synchronized
      frame = Array(mode.on.utf8) + frame + Array(mode.off.utf8)
    }
    frame += held ?? []
    held = nil
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

  /// Restores the terminal's original state.
  func restore() {
    writeOutput(pictures?.clear() ?? [])
    endModes()
    isAway = true
    curs_set(1)
    endwin()
    send(ncurses_leave_screen())
    endings_restore_mode()
    endings_own(false)
  }

  /// Takes over the terminal after `restore`; the next frame draws every cell.
  func resume() {
    endings_own(true)
    send(ncurses_enter_screen())
    reset_prog_mode()
    // A stop that was not seen coming has left them on, some of them on a stack.
    if !isAway { endModes() }
    isAway = false
    for mode in modes { send(mode.on) }
    if !title.isEmpty { sendTitle() }
    curs_set(isCaretShown ? 1 : 0)
    invalidate()
  }

  /// Draws every cell of the window again.
  func redraw() {
    invalidate()
    update()
  }

  private func showCaret(_ isShown: Bool) {
    guard isShown != isCaretShown else { return }
    isCaretShown = isShown
    curs_set(isShown ? 1 : 0)
  }

  private func send(_ text: UnsafePointer<CChar>?) {
    if let text { send(String(cString: text)) }
  }

  func send(_ text: String) {
    if held == nil { writeOutput(text) } else { held?.append(contentsOf: text.utf8) }
  }

  /// Leaves and reenters curses mode, after which ncurses buffers a whole frame.
  ///
  /// Before that it writes after each cursor movement. Call it before `start_color`, since later it
  /// would reset the terminal's palette.
  private func writeFramesInOnePiece() {
    endwin()
    doupdate()
  }

  /// Makes Ctrl-S, Ctrl-Q and Ctrl-V ordinary keys; Ctrl-C, Ctrl-\ and Ctrl-Z remain signals.
  private func freeControlKeys() {
    guard var mode = termios.ofInput else { return }
    mode.freeControlKeys()
    mode.set()
    def_prog_mode()
  }

  /// Sets the user's locale if it is UTF-8, else C.UTF-8.
  private static func useUnicode() {
    setlocale(LC_CTYPE, "")
    guard let codeset = nl_langinfo(nl_item(CODESET)), String(cString: codeset) != "UTF-8" else {
      return
    }
    setlocale(LC_CTYPE, "C.UTF-8")
  }
}
