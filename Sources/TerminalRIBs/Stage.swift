public import TerminalUI

/// Where views are shown.
///
/// A riblet that shows others is given one and leaves it as it found it.
@MainActor
public protocol Stage: AnyObject, Sendable {
  /// Shows `view`; what Esc does there is the view's `back`.
  func present(_ view: AnyView, as presentation: Presentation)

  /// Takes `view` off, wherever it lies; a view that is not shown is no fault.
  func dismiss(_ view: AnyView)

  /// Whether two screens stand side by side.
  var isWide: Bool { get }

  /// Calls `onChange` whenever the stage has become wide or narrow, before the next frame is drawn.
  ///
  /// - Returns: What ends the observation when it is freed.
  func observeWidth(_ onChange: @escaping @MainActor (Bool) -> Void) -> AnyObject
}

/// How a view comes onto a stage.
public enum Presentation: Sendable {
  /// Below everything else, as the first screen.
  case embed
  /// A screen over the last one.
  case push
  /// Beside a screen, where the stage is wide; out of sight on a narrow one, and while a later
  /// screen lies over that screen.
  ///
  /// Keys do not reach it, and the path does not name it.
  case beside(AnyView)
  /// A bordered sheet over the screen, which stays in sight; a screen of its own in a small window.
  case sheet
}
