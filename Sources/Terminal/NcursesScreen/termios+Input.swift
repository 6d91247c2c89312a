import CNcurses
import Platform

/// The mode of standard input.
extension termios {
  /// Nil if standard input is not a terminal.
  static var ofInput: termios? {
    var mode = termios()
    return tcgetattr(STDIN_FILENO, &mode) == 0 ? mode : nil
  }

  /// Sets the mode as the program's own; `action` says when.
  func set(_ action: Int32 = TCSANOW) {
    var mode = self
    tcsetattr(STDIN_FILENO, action, &mode)
    endings_note_mode()
  }

  /// Makes Ctrl-S, Ctrl-Q, Ctrl-V and Ctrl-Z ordinary keys.
  mutating func freeControlKeys() {
    withUnsafeMutableBytes(of: &c_cc) { $0[Int(VSUSP)] = disabledControlCharacter }
    c_iflag &= ~tcflag_t(IXON)
    c_lflag &= ~tcflag_t(IEXTEN)
  }

  /// Delivers each key as it is typed, without echo.
  mutating func takeKeys() {
    c_lflag &= ~tcflag_t(ICANON | ECHO)
  }
}
