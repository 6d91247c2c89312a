/// What the mouse did, and where on the screen.
public struct Mouse: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// The left button went down.
    case click
    /// The wheel turned by so many notches: down, or up where negative.
    case wheel(Int)
  }

  /// How far a notch of the wheel scrolls.
  static let linesPerNotch = 3

  public let action: Action
  public let point: Point

  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}
