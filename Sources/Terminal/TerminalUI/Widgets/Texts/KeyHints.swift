import Phrases

/// The key hints in the last row of a screen, most useful first.
struct KeyHints: Widget {
  private struct Hint {
    private(set) var key: String
    let title: String
    private(set) var keyColumns: Int
    /// Includes the blank before the title; 0 for an empty title.
    let titleColumns: Int
    /// Whether the title is left out.
    var isShort = false
    let action: @MainActor () -> Void

    /// Whether it leaves the screen, so that it stays where others do not fit.
    let isWayOut: Bool
    /// Whether it is of a binding with keys, and not of several others.
    let hasKeys: Bool

    var columns: Int { keyColumns + (isShort ? 0 : titleColumns) }

    /// Adds another key that does the same.
    mutating func add(_ other: Hint) {
      key += " \(other.key)"
      keyColumns += 1 + other.keyColumns
    }
  }

  private let bindings: [KeyBinding]
  /// Hints that are always visible: the commands, if there are any, and the help.
  private let own: [KeyBinding]
  private static let narrow = 60
  /// What goes back, and what goes forth.
  private static let opposites = ["[": "]", "]": "[", "+": "-", "-": "+"]
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
    var place = Point.zero
    for hint in fitting(canvas.size.columns, canvas.environment) {
      let end = place.column + hint.columns
      if let point = canvas.click, (place.column..<end).contains(point.column) {
        canvas.setMouseTarget { hint.action() }
      }
      place.column += canvas.write(hint.key, at: place) + 1
      if !hint.isShort { canvas.write(hint.title, at: place, Style(.dim)) }
      place.column = end + Self.spacing
    }
  }

  /// The hints that fit, dropped from the right, on a wide screen Esc last; on a narrow one titles are
  /// dropped first, on a wide one that of the help if one more hint fits then.
  private func fitting(_ columns: Int, _ environment: Environment) -> [Hint] {
    var own = own.map { hint($0, environment) }
    let all = hints(environment)
    var shown = all
    var isTooLong: Bool { length(shown + own) > columns }
    if let help = own.last, help.columns > columns {
      own = [help]
      own[0].isShort = true
    }
    if columns < Self.narrow {
      if own.count > 1, isTooLong { own[0].isShort = true }
      for index in shown.indices.reversed() where isTooLong { shown[index].isShort = true }
      if own.count > 1, isTooLong { own.removeFirst() }
    }
    while !shown.isEmpty, isTooLong {
      if columns >= Self.narrow, let help = own.indices.last {
        own[help].isShort = true
        guard isTooLong else { break }
        own[help].isShort = false
      }
      let place = columns < Self.narrow ? nil : shown.lastIndex { !$0.isWayOut }
      shown.remove(at: place ?? shown.count - 1)
    }
    // One direction alone would hide that there is the other.
    let keys = shown.map(\.key)
    return shown.filter { hint in
      guard let other = Self.opposites[hint.key] else { return true }
      return keys.contains(other) || !all.contains { $0.key == other }
    } + own
  }

  /// One hint for all keys of the same title.
  private func hints(_ environment: Environment) -> [Hint] {
    var hints: [Hint] = []
    for (index, binding) in bindings.enumerated() where binding.isHinted {
      guard isReachable(binding, after: bindings[..<index]) else { continue }
      let hint = hint(binding, environment)
      guard !hint.key.isEmpty else { continue }
      // What moves the selection does not do what another key of the same title does.
      let same = hints.firstIndex { $0.hasKeys && $0.title == hint.title }
      if let same, !binding.keys.isEmpty {
        hints[same].add(hint)
      } else {
        hints.append(hint)
      }
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
    let key = binding.label ?? binding.keys.map(environment.name).first { !$0.isEmpty } ?? ""
    let title = binding.title.text(environment.language).hintCased
    return Hint(
      key: key, title: title, keyColumns: environment.columns(of: key),
      titleColumns: title.isEmpty ? 0 : environment.columns(of: title) + 1,
      action: binding.action, isWayOut: binding.keys.contains(.escape),
      hasKeys: !binding.keys.isEmpty)
  }

  private func length(_ hints: [Hint]) -> Int {
    hints.reduce(Self.spacing * (hints.count - 1)) { $0 + $1.columns }
  }

  func describe(to speech: Speech) {
    let hints = hints(speech.environment) + own.map { hint($0, speech.environment) }
    let words = hints.map { "\($0.key) \($0.title)" }.joined(separator: ", ")
    // On one screen other keys are new, but not another title of one.
    speech.say(
      "\(TerminalText.keys.text(speech.environment.language)): \(words)", .aside,
      subject: hints.map(\.key).joined(separator: " "))
  }
}
