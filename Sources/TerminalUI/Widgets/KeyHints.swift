import Phrases

/// The last row of a screen: what keys do now, most useful first, the help always among them.
struct KeyHints: Widget {
  private struct Hint {
    let key: String
    var title: String
    var columns: Int
    let action: @MainActor () -> Void
  }

  private let bindings: [KeyBinding]
  /// What stays in sight: the commands, if there are any, and the help.
  private let own: [KeyBinding]?
  private static let narrow = 60
  private static let spacing = 2

  /// The bindings of what has the focus come first; a key that stands before hides a later one.
  init(_ bindings: [KeyBinding]) { self.init(bindings, own: nil) }

  /// `own` are the keys of the window itself, which stay in sight, the help last; with nil the help
  /// alone.
  init(_ bindings: [KeyBinding], own: [KeyBinding]?) {
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
        canvas.aim { hint.action() }
      }
      column += canvas.write(hint.key, at: Point(column: column, row: 0))
      if !hint.title.isEmpty {
        column += 1
        column += canvas.write(hint.title, at: Point(column: column, row: 0), Style(.dim))
      }
      column += Self.spacing
    }
  }

  /// What fits: cut from the right, on a narrow screen first by their titles.
  private func fitting(_ columns: Int, _ environment: Environment) -> [Hint] {
    let all = hints(environment)
    var own = ownHints(environment)
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

  private func ownHints(_ environment: Environment) -> [Hint] {
    if let own { return own.map { hint($0, environment) } }
    let title = TerminalText.help.text(environment.language)
    return [hint(KeyBinding(.character("?"), title: title) {}, environment)]
  }

  /// Whether one of its keys, where it has any, is still free.
  private func isReachable(_ binding: KeyBinding, after earlier: ArraySlice<KeyBinding>) -> Bool {
    guard !binding.keys.isEmpty else { return true }
    for key in binding.keys where key != .character("?") {
      var isFree = true
      for other in earlier where other.keys.contains(key) { isFree = false }
      if isFree { return true }
    }
    return false
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
    var length = Self.spacing * (hints.count - 1)
    for hint in hints { length += hint.columns }
    return length
  }

  func describe(to speech: Speech) {
    let hints = hints(speech.environment) + ownHints(speech.environment)
    let words = hints.map { "\($0.key) \($0.title)" }
    let title = TerminalText.keys.text(speech.environment.language)
    speech.say("\(title): " + words.joined(separator: ", "), .aside)
  }
}
