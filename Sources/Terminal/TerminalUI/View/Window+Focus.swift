/// Moving the focus by keys that have no other binding.
extension Window {
  /// Where the focused widget begins, or the row of it that matters; nil without focus.
  public var focusPoint: Point? {
    placements.first { $0.responder === focus.responder }.map {
      Point(
        column: min(max($0.frame.origin.column, 0), max(size.columns - 1, 0)),
        row: min(max($0.row, 0), max(size.rows - 1, 0)))
    }
  }

  /// The row of the focused widget that matters; nil without focus.
  var focusedRow: Rect? {
    focused.map {
      Rect(column: $0.frame.origin.column, row: $0.row, columns: $0.frame.size.columns, rows: 1)
    }
  }

  func ownAction(for key: Key) -> (@MainActor () -> Void)? {
    let own = ownBindings
    for key in [key, key.latin].compactMap(\.self) {
      if let binding = own.first(where: { $0.keys.contains(key) }) { return binding.action }
    }
    // Enter in a field without submission moves to the next field.
    if key == .enter, focus.responder?.takesText == true { return { self.moveFocus(by: 1) } }
    guard let neighbour = neighbour(for: key) else { return nil }
    return { self.moveFocus(to: neighbour) }
  }

  /// The hint that says how to get from one button to another, where buttons alone can have the focus and the
  /// screen has no other keys for them, as a question.
  func moving(among placed: [RenderPass.Placement], in chain: KeyChain) -> [KeyBinding] {
    let hasKeys = chain.groups[1].bindings.contains {
      $0.isHinted && !$0.keys.isEmpty && !$0.keys.contains(.escape)
    }
    guard !hasKeys, hasButtonsAlone(placed) else { return [] }
    return [KeyBinding(title: FormText.nextButton, label: "Tab") {}]
  }

  /// Whether several buttons can have the focus, and nothing else.
  func hasButtonsAlone(_ placed: [RenderPass.Placement]) -> Bool {
    placed.count > 1 && placed.allSatisfy { $0.responder is ButtonState }
  }

  func moveFocus(by step: Int) {
    moveFocus { [placements] in $0.move(by: step, among: placements.map(\.responder)) }
  }

  func moveFocus(to responder: any Responder) { moveFocus { $0.move(to: responder) } }

  /// Moves the focus on behalf of the user; keys then go to the view of the focused responder.
  private func moveFocus(_ move: (inout Focus) -> Void) {
    let old = focus.responder
    move(&focus)
    if let focused { keyView = focused.view }
    if answers.isWatching { answers.didMove(to: answerTarget) }
    if old !== focus.responder { old?.userDidLeave() }
  }

  private var focused: RenderPass.Placement? {
    placements.first { $0.responder === focus.responder }
  }

  /// The responder that an arrow key moves the focus to.
  private func neighbour(for key: Key) -> (any Responder)? {
    guard let direction = Direction(key), let place = focused?.frame else { return nil }
    return direction.nearest(to: place, among: placements.map(\.frame))
      .map { placements[$0].responder }
  }
}

extension Window {
  /// What is wrong with the mark of the focus on this screen; nil if there is exactly one, or none where
  /// nothing has the focus, or a sentence in place of rows; for tests.
  public var focusFault: String? {
    let mark = environment.symbols.focus
    // Only this symbol is used for nothing else.
    guard mark == Symbols.unicode.focus else { return nil }
    let rows = frame().lines
    let count = rows.reduce(0) { $0 + $1.count { $0 == mark } }
    let expected = focus.responder == nil || focusIsSentence ? 0 : 1
    let mayLackRoom = size.columns < Self.roomForFocus.columns || size.rows < Self.roomForFocus.rows
    guard count != expected, count > 0 || !mayLackRoom || isFocusVisible else { return nil }
    let owner = keyView.map { "\(type(of: $0))" } ?? "nothing"
    return "\(count) marks of the focus in \(owner):\n" + rows.joined(separator: "\n")
  }

  /// In a smaller window what has the focus may have no cells to draw on.
  private static let roomForFocus = Size(columns: 40, rows: 12)

  /// Whether what has the focus has any cells to draw on.
  private var isFocusVisible: Bool {
    placements.contains { $0.responder === focus.responder && $0.isVisible }
  }
}
