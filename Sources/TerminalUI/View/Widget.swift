/// A value that draws itself into cells and says itself in words.
@MainActor
public protocol Widget {
  /// The size it would take of the space that is offered; the container may give less.
  func size(in offered: Size, _ environment: Environment) -> Size

  /// Draws itself over the whole of `canvas`, whose size may be anything, nothing included.
  func draw(on canvas: Canvas)

  /// Says itself: role, label, value, which of how many.
  func describe(to speech: Speech)
}
