extension Window {
  /// Does what the mouse does where it is.
  ///
  /// Nothing is kept about who lies where: the widgets are drawn once more to say it.
  func use(_ mouse: Mouse) {
    guard let target = drawOnce(mouse).target else { return }
    if let responder = target.responder { moveFocus(to: responder) }
    target.action()
    note(mouse.action == .click ? .structure : .content)
  }
}
