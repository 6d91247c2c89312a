import TerminalUI

/// What a run shows itself on, and takes input from.
@MainActor
protocol Console: AnyObject {
  var size: Size { get }
  /// Takes all input that was pending, in order.
  var onInput: (([Input]) -> Void)? { get set }
  var onInterrupt: (() -> Void)? { get set }
  /// Called when a signal ends the process, or the terminal is gone.
  var onTermination: ((Int32) -> Void)? { get set }

  /// Shows what stands in the window; `isCalm` unless something runs that the user waits for.
  func show(_ window: Window, isCalm: Bool)

  /// Called when nothing runs any more that the user waits for.
  func didSettle()

  func adapt(to appearance: Appearance)

  /// What keys do with the console itself, wherever nothing else takes them.
  func bindings(in environment: Environment, of program: any Program) -> [KeyBinding]

  /// Gives back what it has taken.
  func stop()
}
