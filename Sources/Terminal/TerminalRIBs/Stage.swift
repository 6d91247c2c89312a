public import TerminalUI

/// A container that views are presented on.
///
/// A riblet receives it from its parent, and leaves it as it found it.
@MainActor
public protocol Stage: AnyObject, Sendable {
  /// Shows `view`, or changes how it is shown; Esc calls the view's `back`.
  func present(_ view: AnyView, as presentation: Presentation)

  /// Removes `view`; does nothing if it is not shown.
  func dismiss(_ view: AnyView)

  /// Whether there is room for two screens side by side.
  var isWide: Bool { get }

  /// Calls `onChange` whenever the stage has become wide or narrow, before the next frame is drawn.
  ///
  /// - Returns: An object that ends the observation when it is freed.
  func observeWidth(_ onChange: @escaping @MainActor (Bool) -> Void) -> AnyObject

  /// Whether there are so many columns, for what needs more or less room than two screens side by side.
  func isWide(from columns: Int) -> Bool

  /// The same as `observeWidth(_:)` for so many columns.
  func observeWidth(
    from columns: Int, _ onChange: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject
}

/// How a view is shown on a stage.
public enum Presentation: Sendable {
  /// As the first screen, below all others.
  case embed
  /// As a screen over the last one.
  case push
  /// As a screen over the last one, which is not shown beside it on a wide stage.
  case cover
  /// Beside a screen of a wide stage; invisible on a narrow one, and while another screen covers that
  /// screen.
  ///
  /// It receives no keys, and the path does not name it.
  case beside(AnyView)
  /// As a bordered sheet over the visible screen; in a small window as a screen of its own.
  case sheet
}
