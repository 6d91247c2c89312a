import CNcurses
import Glibc

/// A line that is typed at the terminal and is not seen there, such as a password.
///
/// The terminal shows what is typed again at every end: also when a signal ends or stops the process.
@MainActor
public enum HiddenLine {
  /// Asks for a line, and waits for it: nothing else happens on the main actor meanwhile.
  ///
  /// Its bytes are put into `memory`, as many as there is room for, without the end of the line.
  /// Returns how many there are, or nil when the user pressed Ctrl-C instead.
  ///
  /// - Throws: `notATerminal` where standard input is none.
  public static func read(
    _ prompt: String, into memory: UnsafeMutableRawBufferPointer
  ) throws(TerminalError) -> Int? {
    let event = endings_begin()
    guard event >= 0 else { throw .notATerminal }
    endings_prepare("", 0)
    endings_own(true)
    ask(prompt)
    defer {
      giveBack()
      endings_end()
    }
    var used = 0
    while true {
      var files = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: event, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&files, 2, -1) > 0 else { continue }
      if files[1].revents != 0 {
        switch takeSignals() {
        case .goOn: break
        case .askAgain: ask(prompt)
        case .interrupt: return nil
        }
      }
      guard files[0].revents != 0 else { continue }
      // A line comes as a whole, and no more than it.
      let count = Glibc.read(
        STDIN_FILENO, memory.baseAddress.map { $0 + used }, memory.count - used)
      guard count > 0 else { return used }
      used += count
      if memory[used - 1] == UInt8(ascii: "\n") { return used - 1 }
      if used == memory.count { return used }
    }
  }

  private enum Reaction {
    case goOn, interrupt
    /// The terminal was in other hands meanwhile.
    case askAgain
  }

  private static func takeSignals() -> Reaction {
    var reaction = Reaction.goOn
    for signal in Signals.take() {
      switch signal {
      case SIGINT:
        endings_acknowledge()
        return .interrupt
      case SIGWINCH: break
      case SIGTSTP:
        giveBack()
        endings_stop()
        endings_save_mode()
        endings_own(true)
        reaction = .askAgain
      case SIGCONT: reaction = .askAgain
      default: endings_die(signal)
      }
    }
    return reaction
  }

  private static func ask(_ prompt: String) {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    mode.c_lflag &= ~tcflag_t(ECHO)
    // Only the end of the line is seen.
    mode.c_lflag |= tcflag_t(ICANON | ECHONL | ISIG)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
    let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC)
    defer { if terminal >= 0 { close(terminal) } }
    var prompt = prompt
    prompt.withUTF8 { bytes in
      _ = write(terminal >= 0 ? terminal : STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
  }

  private static func giveBack() {
    endings_restore_mode()
    endings_own(false)
  }
}
