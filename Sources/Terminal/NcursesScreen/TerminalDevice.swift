public import TerminalUI

/// A terminal as a source of input.
@MainActor
public protocol TerminalDevice: AnyObject {
  /// Called with all pending input, in order.
  var onInput: (([Input]) -> Void)? { get set }

  /// Called for Ctrl-C; if nil, the terminal is restored and the process dies of SIGINT.
  var onInterrupt: (() -> Void)? { get set }

  /// Called with a terminating signal (SIGTERM, SIGHUP, SIGQUIT, …), after the terminal was
  /// restored.
  ///
  /// Also called for SIGINT without `onInterrupt`, and with SIGHUP when the terminal is gone. The
  /// process dies of the signal afterwards, at the latest one second after it arrived.
  var onTermination: ((Int32) -> Void)? { get set }

  /// Restores the terminal; may be called more than once.
  ///
  /// A pending terminating signal kills the process now.
  func stop()
}
