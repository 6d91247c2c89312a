import Glibc

/// The mode of the terminal that is standard input.
extension termios {
  /// Nil where it is none.
  static var ofInput: termios? {
    var mode = termios()
    return tcgetattr(STDIN_FILENO, &mode) == 0 ? mode : nil
  }

  func set() {
    var mode = self
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// Ctrl-S, Ctrl-Q and Ctrl-V are keys like others.
  mutating func freeControlKeys() {
    c_iflag &= ~tcflag_t(IXON)
    c_lflag &= ~tcflag_t(IEXTEN)
  }

  /// Each key arrives as it is typed, and is not shown.
  mutating func takeKeys() {
    c_lflag &= ~tcflag_t(ICANON | ECHO)
  }
}
