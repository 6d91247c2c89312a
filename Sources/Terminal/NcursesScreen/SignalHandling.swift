import CNcurses
import Platform

/// A device that reacts to signals.
@MainActor
protocol SignalHandling: TerminalDevice {
  func resize()
  /// Restores the terminal, stops the process, and resumes when it is continued.
  func suspend()
  /// Takes over the terminal again, which other processes may have used, and shows everything.
  func resume()
  /// Restores the terminal.
  func close()
}

/// Returns and clears the signals that have arrived, in ascending order.
func pendingSignals() -> [Int32] {
  let mask = endings_take()
  return (Int32(1)...64).filter { mask & 1 << UInt64($0 - 1) != 0 }
}

extension SignalHandling {
  func handleSignals() {
    for signal in pendingSignals() {
      switch signal {
      case SIGWINCH: resize()
      case SIGTSTP: suspend()
      case SIGCONT: resume()
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
