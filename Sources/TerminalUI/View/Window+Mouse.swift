extension Window {
  /// Handles a mouse event, by drawing the widgets once more to find its target.
  func use(_ mouse: Mouse) {
    guard let target = drawOnce(mouse).target else { return }
    if let responder = target.responder { moveFocus(to: responder) }
    target.action()
    note(mouse.action == .click ? .structure : .content)
  }
}
