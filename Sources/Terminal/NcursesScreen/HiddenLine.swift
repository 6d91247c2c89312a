import CNcurses
import Platform

/// Reads a line from the terminal without echo, such as a password.
///
/// Echo is restored afterwards, also when a signal ends or stops the process.
@MainActor
public enum HiddenLine {
  /// Shows `prompt` and reads a line; blocks the main actor.
  ///
  /// Stores the bytes without the line end in `memory`, up to its size. Returns their number, or
  /// nil after Ctrl-C, and after Ctrl-D alone.
  ///
  /// - Throws: `notATerminal` if standard input is not a terminal.
  public static func read(
    _ prompt: String, into memory: UnsafeMutableRawBufferPointer
  ) throws(TerminalError) -> Int? {
    let event = endings_begin()
    guard event >= 0 else { throw .notATerminal }
    endings_prepare("", 0)
    endings_own(true)
    ask(prompt)
    defer {
      restoreMode()
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
        switch handleSignals() {
        case .none: break
        case .askAgain: ask(prompt)
        case .interrupt:
          endLine()
          return nil
        }
      }
      guard files[0].revents != 0 else { continue }
      // In canonical mode the terminal delivers one whole line.
      let count = Platform.read(
        STDIN_FILENO, memory.baseAddress.map { $0 + used }, memory.count - used)
      // Ctrl-D before anything was typed.
      if count == 0, used == 0 {
        endLine()
        return nil
      }
      guard count > 0 else { return used }
      used += count
      if memory[used - 1] == UInt8(ascii: "\n") { return used - 1 }
      if used == memory.count { return used }
    }
  }

  private enum Reaction {
    case none, interrupt
    /// Other processes may have used the terminal.
    case askAgain
  }

  private static func handleSignals() -> Reaction {
    var reaction = Reaction.none
    for signal in pendingSignals() {
      switch signal {
      case SIGINT:
        endings_acknowledge()
        return .interrupt
      case SIGWINCH: break
      case SIGTSTP:
        restoreMode()
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
    guard var mode = termios.ofInput else { return }
    mode.c_lflag &= ~tcflag_t(ECHO)
    // ECHONL shows only the end of the line.
    mode.c_lflag |= tcflag_t(ICANON | ECHONL | ISIG)
    mode.set(TCSAFLUSH)
    show(prompt)
  }

  /// The line end that would have come with Enter.
  private static func endLine() { show("\n") }

  private static func show(_ text: String) {
    let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC)
    defer { if terminal >= 0 { close(terminal) } }
    var text = text
    text.withUTF8 { bytes in
      _ = write(terminal >= 0 ? terminal : STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
  }

  private static func restoreMode() {
    endings_restore_mode()
    endings_own(false)
  }
}
