import ResourceKit

/// The last row of a screen: what keys do now, most useful first, the help always among them.
public struct KeyHints: Widget {
  private struct Hint {
    let key: String
    var title: String
    var columns: Int
  }

  private let bindings: [KeyBinding]
  private let helpKey: Key
  private static let narrow = 60
  private static let spacing = 2

  /// The bindings of what has the focus come first; a key that stands before hides a later one.
  ///
  /// `helpKey` opens the help: another than `?` where that would be text.
  public init(_ bindings: [KeyBinding], helpKey: Key = .character("?")) {
    self.bindings = bindings
    self.helpKey = helpKey
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(1, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    var column = 0
    for hint in fitting(canvas.size.columns, canvas.environment) {
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
    let helpName = helpKey.name(environment.symbols)
    var help = [hint(helpName, TerminalText.help.text(environment.language), environment)]
    if help[0].columns > columns { help = [hint(helpName, "", environment)] }
    var shown = all
    if columns < Self.narrow {
      for index in all.indices.reversed() where length(shown + help) > columns {
        shown[index] = hint(all[index].key, "", environment)
      }
    }
    while !shown.isEmpty, length(shown + help) > columns { shown.removeLast() }
    return shown + help
  }

  private func hints(_ environment: Environment) -> [Hint] {
    var hints: [Hint] = []
    for (index, binding) in bindings.enumerated() where binding.isHinted {
      guard isReachable(binding, after: bindings[..<index]) else { continue }
      let key = binding.label ?? binding.keys.first?.name(environment.symbols) ?? ""
      hints.append(hint(key, binding.title, environment))
    }
    return hints
  }

  /// Whether one of its keys, where it has any, is still free.
  private func isReachable(_ binding: KeyBinding, after earlier: ArraySlice<KeyBinding>) -> Bool {
    guard !binding.keys.isEmpty else { return true }
    for key in binding.keys where key != helpKey {
      var isFree = true
      for other in earlier where other.keys.contains(key) { isFree = false }
      if isFree { return true }
    }
    return false
  }

  private func hint(_ key: String, _ title: String, _ environment: Environment) -> Hint {
    let titleColumns = title.isEmpty ? 0 : environment.columns(of: title) + 1
    return Hint(key: key, title: title, columns: environment.columns(of: key) + titleColumns)
  }

  private func length(_ hints: [Hint]) -> Int {
    var length = Self.spacing * (hints.count - 1)
    for hint in hints { length += hint.columns }
    return length
  }

  public func describe(to speech: Speech) {
    let hints = hints(speech.environment).map { "\($0.key) \($0.title)" }
    let help =
      "\(helpKey.name(speech.environment.symbols)) \(TerminalText.help.text(speech.environment.language))"
    speech.say(TerminalText.keys.phrase, value: (hints + [help]).joined(separator: ", "))
  }
}

extension KeyHints {
  /// What keys do now.
  init(_ chain: KeyChain) { self.init(chain.bindings, helpKey: chain.helpKey) }
}
