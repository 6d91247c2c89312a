public import TerminalUI

/// The terminal as something that sends input and ends, whatever is shown on it.
@MainActor
public protocol TerminalDevice: AnyObject {
  /// Takes all input that was pending, in order; a frame is best drawn after it, once.
  var onInput: (([Input]) -> Void)? { get set }

  /// Called for Ctrl-C; without it the process dies of SIGINT with the terminal given back.
  var onInterrupt: (() -> Void)? { get set }

  /// Called after SIGTERM, SIGHUP, SIGQUIT and their like, SIGINT without `onInterrupt`, or when the
  /// terminal is gone (SIGHUP), with the number of the signal.
  ///
  /// The terminal is given back already. The process dies of the signal afterwards, and at the
  /// latest one second after it came.
  var onTermination: ((Int32) -> Void)? { get set }

  /// Gives the terminal back; may be called more than once.
  ///
  /// A terminating signal that has come and was not handled yet kills now.
  func stop()
}
