import CNcurses
import Glibc
import TerminalUI

/// The terminal under ncurses.
@MainActor
final class Terminal {
  private var isCaretShown = true
  private var isInvalid = true
  /// Whether the terminal understands the control sequences of xterm.
  private let knowsModes: Bool
  /// Whether the terminal reports the mouse, according to terminfo.
  private let hasMouse: Bool

  /// Whether the terminal reports the mouse instead of selecting text with it.
  var usesMouse = false {
    didSet { if usesMouse != oldValue { sendMouse(usesMouse) } }
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
    let restore = Self.restoreBytes(knowsModes: knowsModes, hasMouse: hasMouse)
    endings_prepare(restore, restore.count)
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
    if knowsModes { send(Mode.bracketedPaste.on) }
  }

  var size: Size { Size(columns: Int(ncurses_columns()), rows: Int(ncurses_rows())) }

  /// Adopts the current size of the terminal; returns whether it has changed.
  func adoptSize() -> Bool {
    let old = size
    ncurses_adopt_size()
    return size != old
  }

  /// Writes the changes of the window to the terminal.
  func refresh(caret: Point?) {
    let window = ncurses_window()
    if caret == nil { showCaret(false) }
    leaveok(window, caret == nil)
    if let caret { wmove(window, Int32(caret.row), Int32(caret.column)) }
    wnoutrefresh(window)
    update()
    if caret != nil { showCaret(true) }
  }

  /// Makes the next refresh clear the screen and draw every cell.
  func invalidate() {
    isInvalid = true
    ncurses_redraw_all()
  }

  /// Synchronizes output only after the screen was cleared: other changes are small enough to
  /// arrive at once, and three writes take longer than one.
  private func update() {
    let isSynchronized = isInvalid && knowsModes
    isInvalid = false
    if isSynchronized { send(Mode.synchronized.on) }
    doupdate()
    if isSynchronized { send(Mode.synchronized.off) }
  }

  /// Restores the terminal's original state.
  func restore() {
    if knowsModes { send(Mode.bracketedPaste.off) }
    if usesMouse { sendMouse(false) }
    curs_set(1)
    isCaretShown = true
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
    if knowsModes { send(Mode.bracketedPaste.on) }
    if usesMouse { sendMouse(true) }
    invalidate()
  }

  /// Draws every cell of the window again.
  func redraw() {
    invalidate()
    wnoutrefresh(ncurses_window())
    update()
  }

  private func showCaret(_ isShown: Bool) {
    guard isShown != isCaretShown else { return }
    isCaretShown = isShown
    curs_set(isShown ? 1 : 0)
  }

  private func sendMouse(_ isOn: Bool) {
    guard hasMouse else { return }
    send(
      isOn ? Mode.mouse.on + Mode.mouseDigits.on : Mode.mouseDigits.off + Mode.mouse.off)
  }

  private func send(_ text: UnsafePointer<CChar>?) {
    if let text { send(String(cString: text)) }
  }

  private func send(_ text: String) {
    var text = text
    text.withUTF8 { bytes in _ = write(STDOUT_FILENO, bytes.baseAddress, bytes.count) }
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

  /// The bytes that restore the terminal without ncurses, even in the middle of a frame.
  private static func restoreBytes(knowsModes: Bool, hasMouse: Bool) -> [CChar] {
    var text = ""
    if knowsModes {
      text += Mode.synchronized.off + Mode.bracketedPaste.off
      if hasMouse { text += Mode.mouseDigits.off + Mode.mouse.off }
      // ncurses uses the scroll region, insert mode and no wrapping within a frame.
      text += "\u{1B}[r\u{1B}[4l\u{1B}[?7h"
    }
    for name in ["sgr0", "op", "cnorm", "rmkx"] {
      text += ncurses_capability(name).map { String(cString: $0) } ?? ""
    }
    if let leave = ncurses_capability("rmcup") ?? ncurses_leave_screen(), leave.pointee != 0 {
      text += String(cString: leave)
    } else {
      text += ncurses_capability("clear").map { String(cString: $0) } ?? ""
    }
    return text.utf8.map { CChar(bitPattern: $0) }
  }
}

/// A private mode of the terminal that terminfo has no standard capability for.
private struct Mode {
  let number: Int

  /// Marks the start and end of a paste.
  static let bracketedPaste = Mode(number: 2004)
  /// Reports the mouse's buttons and wheel.
  static let mouse = Mode(number: 1000)
  /// Reports them in decimal digits, for any screen size (SGR).
  static let mouseDigits = Mode(number: 1006)
  /// Shows output only when the mode ends.
  static let synchronized = Mode(number: 2026)

  var on: String { "\u{1B}[?\(number)h" }
  var off: String { "\u{1B}[?\(number)l" }
}
