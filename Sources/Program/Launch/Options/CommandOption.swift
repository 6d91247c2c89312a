public import Phrases

/// One option of the command line: what parses it, and what `--help`, the manual page and the completions
/// of shells say about it.
public struct CommandOption: Sendable {
  /// With its dashes, such as `--size`.
  public let name: String
  /// Nil for one that takes none.
  public let value: CommandValue?
  /// Elsewhere it is refused.
  public let scope: Scope
  /// What it does, as `--help` says it.
  public let text: Phrase
  /// Which values are valid, as part of a sentence.
  let expected: Phrase
  /// Sets it to a text, which is empty for one without a value; false if the value is not valid.
  let set: @Sendable (inout Options, String) -> Bool

  /// Where an option has an effect.
  public enum Scope: Hashable, Sendable {
    /// In each run.
    case everywhere
    /// On a screen and for its tree.
    case files
    /// On a screen and for its tree, without a terminal.
    case headless
    /// On a screen without a terminal.
    case keys
    /// On a screen.
    case screen
    /// Only with these commands, such as `galbi serve`.
    case commands([String])

    /// Only with one command.
    static func command(_ name: String) -> Scope { .commands([name]) }
  }

  init(
    _ name: String, _ value: CommandValue, _ scope: Scope = .everywhere, ko: String, en: String,
    expected: Phrase? = nil, set: @escaping @Sendable (inout Options, String) -> Bool
  ) {
    self.name = name
    self.value = value
    self.scope = scope
    text = Phrase(ko: ko, en: en)
    self.expected = expected ?? value.expected
    self.set = set
  }

  /// One without a value.
  init(
    flag name: String, _ scope: Scope = .everywhere, ko: String, en: String,
    set: @escaping @Sendable (inout Options) -> Void
  ) {
    self.name = name
    value = nil
    self.scope = scope
    text = Phrase(ko: ko, en: en)
    expected = Phrase(ko: "없음", en: "no value")
    self.set = { options, _ in
      set(&options)
      return true
    }
  }

  /// Those of this name, of which each has a scope of its own: first the one for a command line of these words.
  static func named(_ name: String, in words: [String]) -> [CommandOption] {
    let named = all.filter { $0.name == name }
    guard named.count > 1 else { return named }
    return named.filter { $0.isMeant(by: words) } + named.filter { !$0.isMeant(by: words) }
  }

  private func isMeant(by words: [String]) -> Bool {
    guard case .commands(let commands) = scope else { return false }
    return commands.contains {
      words.starts(with: $0.split(separator: " ").dropFirst().map(String.init))
    }
  }

  /// With its value, such as `--size 80x24`.
  public var usage: String { name + (value.map { " \($0.shown)" } ?? "") }

  /// Whether no command works without it.
  public var isRequired: Bool { Self.required.contains(name) && scope != .keys }

  private static let required: Set = ["--to", "--ssh", "--format"]

  /// Whether it works with nothing but commands, and with this one, such as `galbi serve`.
  public func isOnly(for command: String) -> Bool {
    if case .commands(let commands) = scope { commands.contains(command) } else { false }
  }

  /// Whether it works only together with `--headless`, as a rule.
  var isHeadless: Bool { scope == .keys || scope == .headless }
}

extension Purpose {
  /// Whether an option of this scope has an effect.
  public func takes(_ scope: CommandOption.Scope) -> Bool {
    switch (self, scope) {
    case (_, .everywhere), (.screen, .files), (.screen, .headless), (.screen, .keys),
      (.screen, .screen), (.tree, .files), (.tree, .headless):
      true
    case (.words(let words), .commands(let commands)): commands.contains(words)
    case (.tree, .commands(let commands)): commands.contains("galbi tree")
    default: false
    }
  }
}
