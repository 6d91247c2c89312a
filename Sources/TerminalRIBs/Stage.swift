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
}

/// How a view comes onto a stage.
public enum Presentation: Sendable {
  /// Below everything else, as the first screen.
  case embed
  /// A screen over the last one.
  case push
  /// A bordered sheet over the screen, which stays in sight.
  case sheet
}
