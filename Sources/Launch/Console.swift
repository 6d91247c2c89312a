import NcursesScreen
import TerminalUI

/// What a run shows itself on, and takes input from.
@MainActor
protocol Console: AnyObject {
  var size: Size { get }
  /// Where input comes from; stopped at the end.
  var device: any TerminalDevice { get }

  /// Called with what the user has pressed, before it does anything.
  func willTake(_ inputs: [Input])

  /// Shows what stands in the window; `hasOnlyLongWork` unless something runs that the user waits for.
  func show(_ window: Window, hasOnlyLongWork: Bool)

  /// Called when nothing runs any more that the user waits for.
  func didSettle()

  func adapt(to appearance: Appearance)

  /// What keys do with the console itself, wherever nothing else takes them.
  func bindings(in environment: Environment, of program: any Program) -> [KeyBinding]
}
