import NcursesScreen
import TerminalUI

/// The output and input of a run on the terminal.
@MainActor
protocol Console: AnyObject {
  var size: Size { get }
  /// The source of input; stopped at the end of the run.
  var device: any TerminalDevice { get }
  /// How pictures are drawn; known once the console is started.
  var pictures: Environment.Pictures { get }

  /// Where `copy` puts text.
  var clipboard: Clipboard { get }
  /// Called when `clipboard` or the colours have changed.
  var onDiscovery: (() -> Void)? { get set }

  /// Copies text; false where that cannot be.
  func copy(_ text: String) -> Bool

  /// The colours that are drawn, which may be fewer than those of the appearance; nil where nothing is drawn.
  var depth: ColorDepth? { get }

  /// Whether the terminal leaves the mouse to the program.
  var hasMouse: Bool { get }

  /// Whether a screen reader reads the cells.
  var usesScreenReader: Bool { get }

  /// Called with input before it is handled.
  func willTake(_ inputs: [Input])

  /// Shows the window; `hasOnlyLongWork` is false while work runs that the user is waiting for.
  func show(_ window: Window, hasOnlyLongWork: Bool)

  /// Called when no work runs that the user is waiting for.
  func didSettle()

  func adapt(to appearance: Appearance)

  /// Bindings of the console itself, for keys that nothing else handles.
  func bindings(in environment: Environment, of program: any Program) -> [KeyBinding]
}
