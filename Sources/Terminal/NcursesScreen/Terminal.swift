import CNcurses
import Platform
import TerminalUI

/// The terminal under ncurses.
@MainActor
final class Terminal {
  var isCaretShown = true
  /// Whether the next frame draws every cell.
  var isInvalid = true
  /// Whether the terminal was restored, and not taken over again.
  private var isAway = false
  /// What is written together with the end of the next frame; nil while none is drawn.
  var held: [UInt8]?
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
  var links = ScreenLinks()
  /// Whether a jamo was drawn to be measured, over a row that is to be drawn again.
  var isMeasuring = false
  /// Whether a lone jamo takes one column.
  var hasNarrowJamo = false
  /// What was turned on, in that order.
  var modes: [TerminalMode] = []

  /// Whether the terminal reports the mouse instead of selecting text with it.
  var usesMouse = false {
    didSet {
      guard hasMouse, usesMouse != oldValue else { return }
      if usesMouse { begin(.mouse) } else { end(.mouse) }
    }
  }

  /// Whether it has answered a question.
  var hasAnswered = false {
    didSet { if !oldValue, !title.isEmpty { sendTitle() } }
  }
  /// The title of the window; empty while it is as it was.
  var title = "" {
    didSet { if title != oldValue { sendTitle() } }
  }

  /// Takes over the terminal; nil if terminfo does not know it.
  init?() {
    Self.useUnicode()
    // Ignores the environment variables LINES and COLUMNS.
    use_env(false)
    // It would take a gigabyte for the largest size.
    use_tioctl(!ncurses_is_huge())
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
    _ = ncurses_adopt_size()
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
    input_watch()
    if has_colors() {
      start_color()
      use_default_colors()
    }
    if knowsModes { begin(.bracketedPaste) }
  }

  var size: Size { Size(columns: Int(ncurses_columns()), rows: Int(ncurses_rows())) }

  /// Adopts the current size of the terminal; returns whether it has changed.
  func adoptSize() -> Bool { ncurses_adopt_size() }

  /// Restores the terminal's original state.
  func restore() {
    ncurses_use_terminal()
    writeOutput(pictures?.clear() ?? [])
    endModes()
    isAway = true
    curs_set(1)
    endwin()
    leaveScreen()
    endings_restore_mode()
    endings_own(false)
  }

  /// Takes over the terminal after `restore`; the next frame draws every cell.
  func resume() {
    ncurses_use_terminal()
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

  /// ncurses leaves the rows of its screen as the scroll region, and a larger window has more of them.
  private func leaveScreen() {
    let leave = ncurses_leave_screen().map { String(cString: $0) } ?? ""
    // To reset the region moves the cursor; leaving the alternate screen puts it back.
    if knowsModes { send(leave.isEmpty ? "\u{1B}7\u{1B}[r\u{1B}8" : "\u{1B}[r") }
    send(leave)
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

  /// Makes all keys ordinary ones: where Ctrl-C and Ctrl-\ are not pasted, `raiseSignals` makes the
  /// signals of them that the terminal would make.
  private func freeControlKeys() {
    guard var mode = termios.ofInput else { return }
    mode.freeControlKeys()
    mode.c_lflag &= ~tcflag_t(ISIG)
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
