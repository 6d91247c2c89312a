/// How keys that nothing else takes move the focus.
extension Window {
  func ownAction(for key: Key) -> (@MainActor () -> Void)? {
    if let binding = ownBindings.first(where: { $0.keys.contains(key) }) { return binding.action }
    // A field that nobody submits is one of several.
    if key == .enter, focus.responder?.takesText == true { return { self.moveFocus(by: 1) } }
    return neighbour(for: key).map(focusing)
  }

  func moveFocus(by step: Int) {
    moveFocus { [placements] in $0.move(by: step, among: placements.map(\.responder)) }
  }

  func moveFocus(to responder: any Responder) { moveFocus { $0.move(to: responder) } }

  /// Moves the focus for the user; keys go to the view of what has it then.
  private func moveFocus(_ move: (inout Focus) -> Void) {
    let former = focus.responder
    move(&focus)
    if let placement = placements.first(where: { $0.responder === focus.responder }) {
      keyView = placement.view
    }
    if former !== focus.responder { former?.userDidLeave() }
  }

  private func focusing(_ responder: any Responder) -> @MainActor () -> Void {
    { self.moveFocus(to: responder) }
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
