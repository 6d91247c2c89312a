/// An input event.
public enum Input: Hashable, Sendable {
  /// A key was pressed, or is repeated.
  case key(Key)
  /// The unchanged text of a bracketed paste.
  case paste(String)
  /// The terminal has another size, in cells.
  case resize(Size)
  /// The left button or the wheel of the mouse was used.
  case mouse(Mouse)
}

/// A mouse event.
public struct Mouse: Hashable, Sendable {
  /// What the left button or the wheel did.
  public enum Action: Hashable, Sendable {
    /// The left button was pressed.
    case press
    /// The mouse was moved with the left button pressed.
    case drag
    /// The left button was released.
    case release
    /// The left button was pressed and released on one cell, as scripts send it; terminals report both.
    case click
    /// The wheel was turned by this number of notches, upwards if negative.
    case wheel(Int)
  }

  /// The lines that one notch of the wheel scrolls.
  static let linesPerNotch = 3

  /// What the left button or the wheel did.
  public let action: Action
  /// The cell of the window where it was.
  public let point: Point

  /// An event at a cell of the window.
  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}
