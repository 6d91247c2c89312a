import CNcurses
import Glibc

/// A device that does what signals ask of it.
@MainActor
protocol SignalTaking: TerminalDevice {
  func resize()
  /// Gives the terminal to the shell and stops the process.
  func suspend()
  /// Shows everything on a terminal that others have used meanwhile.
  func takeAgain()
  /// Gives the terminal back.
  func close()
}

extension SignalTaking {
  /// Handles the signals that have come since the last call.
  func takeSignals() {
    for signal in Signals.take() {
      switch signal {
      case SIGWINCH: resize()
      case SIGTSTP: suspend()
      case SIGCONT: takeAgain()
      case SIGINT where onInterrupt != nil:
        endings_acknowledge()
        onInterrupt?()
      default: terminate(by: signal)
      }
    }
  }

  func terminate(by signal: Int32) {
    close()
    onTermination?(signal)
    endings_die(signal)
  }
}
