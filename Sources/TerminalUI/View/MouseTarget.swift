/// What the mouse reaches at one place of a frame.
struct MouseTarget {
  /// Takes the focus on a click.
  private(set) weak var responder: (any Responder)?
  /// In the coordinates of the canvas on which it was drawn.
  let point: Point
  let action: (Mouse.Action, Point) -> Void

  init(
    responder: (any Responder)?, point: Point, action: @escaping (Mouse.Action, Point) -> Void
  ) {
    self.responder = responder
    self.point = point
    self.action = action
  }
}
