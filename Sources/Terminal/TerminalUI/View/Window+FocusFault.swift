extension Window {
  /// What is wrong with the mark of the focus on this screen; nil if there is exactly one, or none where
  /// nothing has the focus; for tests.
  public var focusFault: String? {
    let mark = environment.symbols.focus
    // Only this symbol is used for nothing else.
    guard mark == Symbols.unicode.focus else { return nil }
    let rows = frame().lines
    let count = rows.reduce(0) { $0 + $1.count { $0 == mark } }
    let expected = focus.responder == nil ? 0 : 1
    guard count != expected, count > 0 || hasRoomForFocus else { return nil }
    let owner = keyView.map { "\(type(of: $0))" } ?? "nothing"
    return "\(count) marks of the focus in \(owner):\n" + rows.joined(separator: "\n")
  }

  /// Whether what has the focus has any cells to draw on, which it may lack in a tiny window.
  private var hasRoomForFocus: Bool {
    placements.contains { $0.responder === focus.responder && !$0.frame.isEmpty }
  }
}
