/// A mouse event.
public struct Mouse: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// The left button was pressed.
    case click
    /// The mouse was moved with the left button pressed.
    case drag
    /// The left button was released.
    case release
    /// The wheel was turned by this number of notches, upwards if negative.
    case wheel(Int)
  }

  /// The lines that one notch of the wheel scrolls.
  static let linesPerNotch = 3

  public let action: Action
  public let point: Point

  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}
