/// The target of a mouse event.
struct MouseTarget {
  /// Receives the focus.
  private(set) weak var responder: (any Responder)?
  let action: () -> Void

  init(responder: (any Responder)?, action: @escaping () -> Void) {
    self.responder = responder
    self.action = action
  }
}
