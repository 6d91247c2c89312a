import CNcurses
import Glibc
import TerminalUI

/// The terminal as ncurses holds it: taken over, given back, measured.
@MainActor
final class Terminal {
  private var isCaretShown = true
  private var isDistrusted = true
  /// Whether it understands the sequences of xterm and its kin; the rest is not sent them.
  private let knowsModes: Bool
  /// Whether terminfo says that it reports the mouse.
  private let hasMouse: Bool

  /// Whether it reports the mouse to the program, and not to its own selecting of text.
  var usesMouse = false {
    didSet { if usesMouse != oldValue { sendMouse(usesMouse) } }
  }

  /// Takes the terminal over; nil when terminfo does not know it.
  init?() {
    Self.useUnicode()
    // The environment's LINES and COLUMNS are not believed.
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

  /// Takes the size that the terminal has now; true when it is another one.
  func adoptSize() -> Bool {
    let former = size
    ncurses_adopt_size()
    return size != former
  }

  /// Sends what has changed in the window.
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
  func distrust() {
    isDistrusted = true
    ncurses_redraw_all()
  }

  /// Only a cleared screen is kept from being seen half drawn: what else changes is small enough to
  /// arrive in one piece, and three writes take longer than one.
  private func update() {
    let isSynchronized = isDistrusted && knowsModes
    isDistrusted = false
    if isSynchronized { send(Mode.synchronized.on) }
    doupdate()
    if isSynchronized { send(Mode.synchronized.off) }
  }

  /// Leaves the terminal as it was found.
  func giveBack() {
    if knowsModes { send(Mode.bracketedPaste.off) }
    if usesMouse { sendMouse(false) }
    curs_set(1)
    isCaretShown = true
    endwin()
    endings_restore_mode()
    endings_own(false)
  }

  /// Takes it again after `giveBack`; the next frame draws every cell.
  func takeAgain() {
    endings_own(true)
    reset_prog_mode()
    if knowsModes { send(Mode.bracketedPaste.on) }
    if usesMouse { sendMouse(true) }
    distrust()
  }

  /// Draws every cell of the window again.
  func redraw() {
    distrust()
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

  private func send(_ text: String) {
    var text = text
    text.withUTF8 { bytes in _ = write(STDOUT_FILENO, bytes.baseAddress, bytes.count) }
  }

  /// Leaves the terminal and takes it again, after which ncurses writes a frame in one piece.
  ///
  /// Until then it writes after each movement of the cursor. Called before colours are begun, since
  /// afterwards it would reset the terminal's palette.
  private func writeFramesInOnePiece() {
    endwin()
    doupdate()
  }

  /// Ctrl-S, Ctrl-Q and Ctrl-V are keys like others; Ctrl-C, Ctrl-\ and Ctrl-Z stay signals.
  private func freeControlKeys() {
    guard var mode = termios.ofInput else { return }
    mode.freeControlKeys()
    mode.set()
    def_prog_mode()
  }

  /// The user's locale, or one that at least knows Unicode.
  private static func useUnicode() {
    setlocale(LC_CTYPE, "")
    guard let codeset = nl_langinfo(nl_item(CODESET)), String(cString: codeset) != "UTF-8" else {
      return
    }
    setlocale(LC_CTYPE, "C.UTF-8")
  }

  /// What gives the terminal back without ncurses, wherever a frame was broken off.
  private static func restoreBytes(knowsModes: Bool, hasMouse: Bool) -> [CChar] {
    var text = ""
    if knowsModes {
      text += Mode.synchronized.off + Mode.bracketedPaste.off
      if hasMouse { text += Mode.mouseDigits.off + Mode.mouse.off }
      // The scroll region and insert mode are ncurses' own, in the middle of a frame.
      text += "\u{1B}[r\u{1B}[4l"
    }
    for name in ["sgr0", "op", "cnorm", "rmkx"] {
      text += ncurses_capability(name).map { String(cString: $0) } ?? ""
    }
    if let leave = ncurses_capability("rmcup") {
      text += String(cString: leave)
    } else {
      text += ncurses_capability("clear").map { String(cString: $0) } ?? ""
    }
    return text.utf8.map { CChar(bitPattern: $0) }
  }
}
