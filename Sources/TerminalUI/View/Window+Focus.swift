/// How keys that nothing else takes move the focus.
extension Window {
  func ownAction(for key: Key) -> (@MainActor () -> Void)? {
    if let binding = ownBindings.first(where: { $0.keys.contains(key) }) { return binding.action }
    // A field that nobody submits is one of several.
    if key == .enter, focus.responder?.takesText == true { return { self.moveFocus(by: 1) } }
    return neighbour(for: key).map(focusing)
  }

  func moveFocus(by step: Int) {
    focus.move(by: step, among: placements.map(\.responder))
    followFocus()
  }

  /// Keys go to the view of what has the focus.
  func followFocus() {
    guard let placement = placements.first(where: { $0.responder === focus.responder }) else {
      return
    }
    keyView = placement.view
  }

  private func focusing(_ responder: any Responder) -> @MainActor () -> Void {
    {
      self.focus.move(to: responder)
      self.followFocus()
    }
  }

  /// What an arrow leads to from what has the focus.
  private func neighbour(for key: Key) -> (any Responder)? {
    guard let direction = Direction(key),
      let place = placements.first(where: { $0.responder === focus.responder })?.frame
    else { return nil }
    return direction.nearest(to: place, among: placements.map(\.frame))
      .map { placements[$0].responder }
  }
}
