import Phrases

/// The key hints in the last row of a screen, most useful first.
struct KeyHints: Widget {
  private struct Hint {
    let key: String
    var title: String
    var columns: Int
    let action: @MainActor () -> Void
  }

  private let bindings: [KeyBinding]
  /// Hints that are always visible: the commands, if there are any, and the help.
  private let own: [KeyBinding]
  private static let narrow = 60
  private static let spacing = 2

  /// Hints for `bindings`, those of the focus first; a key hides later bindings of the same key.
  ///
  /// `own` are the bindings of the window, the help last.
  init(_ bindings: [KeyBinding], own: [KeyBinding]) {
    self.bindings = bindings
    self.own = own
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(1, offered.rows))
  }

  func draw(on canvas: Canvas) {
    var column = 0
    for hint in fitting(canvas.size.columns, canvas.environment) {
      if let point = canvas.click, (column..<column + hint.columns).contains(point.column) {
        canvas.setMouseTarget { hint.action() }
      }
      column += canvas.write(hint.key, at: Point(column: column, row: 0))
      if !hint.title.isEmpty {
        column += 1
        column += canvas.write(hint.title, at: Point(column: column, row: 0), Style(.dim))
      }
      column += Self.spacing
    }
  }

  /// The hints that fit, dropped from the right; on a narrow screen titles are dropped first.
  private func fitting(_ columns: Int, _ environment: Environment) -> [Hint] {
    let all = hints(environment)
    var own = own.map { hint($0, environment) }
    var shown = all
    if let help = own.last, help.columns > columns { own = [shortened(help, environment)] }
    if columns < Self.narrow {
      if own.count > 1, length(shown + own) > columns { own[0] = shortened(own[0], environment) }
      for index in all.indices.reversed() where length(shown + own) > columns {
        shown[index] = shortened(all[index], environment)
      }
      if own.count > 1, length(shown + own) > columns { own.removeFirst() }
    }
    while !shown.isEmpty, length(shown + own) > columns { shown.removeLast() }
    return shown + own
  }

  private func hints(_ environment: Environment) -> [Hint] {
    var hints: [Hint] = []
    for (index, binding) in bindings.enumerated() where binding.isHinted {
      guard isReachable(binding, after: bindings[..<index]) else { continue }
      hints.append(hint(binding, environment))
    }
    return hints
  }

  /// Whether the binding has no keys, or one that no earlier binding has.
  private func isReachable(_ binding: KeyBinding, after earlier: ArraySlice<KeyBinding>) -> Bool {
    guard !binding.keys.isEmpty else { return true }
    return binding.keys.contains { key in
      key != .character("?") && !earlier.contains { $0.keys.contains(key) }
    }
  }

  private func hint(_ binding: KeyBinding, _ environment: Environment) -> Hint {
    let key = binding.label ?? binding.keys.first?.name(environment.symbols) ?? ""
    let title = binding.title
    let titleColumns = title.isEmpty ? 0 : environment.columns(of: title) + 1
    return Hint(
      key: key, title: title, columns: environment.columns(of: key) + titleColumns,
      action: binding.action)
  }

  private func shortened(_ hint: Hint, _ environment: Environment) -> Hint {
    Hint(
      key: hint.key, title: "", columns: environment.columns(of: hint.key), action: hint.action)
  }

  private func length(_ hints: [Hint]) -> Int {
    hints.reduce(Self.spacing * (hints.count - 1)) { $0 + $1.columns }
  }

  func describe(to speech: Speech) {
    let hints = hints(speech.environment) + own.map { hint($0, speech.environment) }
    let words = hints.map { "\($0.key) \($0.title)" }
    let title = TerminalText.keys.text(speech.environment.language)
    speech.say("\(title): " + words.joined(separator: ", "), .aside)
  }
}
