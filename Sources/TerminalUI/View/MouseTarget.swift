/// What the mouse reaches at one place of a frame.
struct MouseTarget {
  /// Takes the focus.
  private(set) weak var responder: (any Responder)?
  let action: () -> Void

  init(responder: (any Responder)?, action: @escaping () -> Void) {
    self.responder = responder
    self.action = action
  }
}
