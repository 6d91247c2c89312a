extension Window {
  /// Does what the mouse does where it is.
  ///
  /// Nothing is kept about who lies where: the widgets are drawn once more to say it.
  func use(_ mouse: Mouse) {
    guard let target = drawOnce(mouse).target else { return }
    if mouse.action == .click, let responder = target.responder {
      focus.give(to: responder)
      keyView = placements.first { $0.responder === responder }?.view ?? keyView
    }
    target.action(mouse.action, target.point)
    note(mouse.action == .click ? .structure : .content)
  }
}
