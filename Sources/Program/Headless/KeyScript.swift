public import RIBs
public import TerminalUI

/// A list of keys as text: names, single characters, quoted text, pastes, waits and `<secret>`, separated by
/// blanks.
///
/// The place at which they begin may stand before them, as `Place home;row=7`.
public struct KeyScript: Sendable {
  /// What one word, or one character of a quoted text, does.
  public enum Step: Hashable, Sendable {
    /// Presses a key.
    case key(Key)
    /// Pastes a text, written as `Paste "one\ntwo"`.
    case paste(String)
    /// Advances the clock, for notices, ages and the idle lock.
    case wait(Duration)
    /// Types the next secret, which is given separately.
    case secret
  }

  /// A word that is not understood, and its position.
  public struct Fault: Error, Hashable, CustomStringConvertible {
    /// The word, or for a malformed quoted text the script from its quotation mark on.
    public let word: String
    /// The line of the word, from 1.
    public var line = 1
    /// The character of the line at which the word begins, from 1.
    public var column = 1

    public var description: String {
      "The key script has “\(word)”, which is no key; "
        + "use names such as Enter or Ctrl-P, single characters, quoted text, or Wait 2s."
    }
  }

  /// The place at which the keys begin; nil for any.
  public private(set) var place: NavigationPath?

  /// The steps, each with its text in the script.
  public private(set) var steps: [(step: Step, text: String)] = []

  /// Reads the whole script, and throws for the first word that is not understood.
  public init(_ script: String) throws(Fault) {
    var rest = Substring(script)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return }
      let before = script[..<rest.startIndex]
      do throws(Fault) {
        try readNext(from: &rest)
      } catch {
        throw Fault(
          word: error.word, line: before.count(where: \.isNewline) + 1,
          column: before.reversed().prefix { !$0.isNewline }.count + 1)
      }
    }
  }

  private mutating func readNext(from rest: inout Substring) throws(Fault) {
    guard rest.first != "\"" else { return try readText(from: &rest) }
    let word = String(rest.prefix { !$0.isWhitespace })
    rest = rest.dropFirst(word.count)
    try read(word, from: &rest)
  }

  /// The word for a secret, quoted or not.
  public static let secret = "<secret>"

  private mutating func read(_ word: String, from rest: inout Substring) throws(Fault) {
    if word == "Wait" {
      let value = Self.readValue(from: &rest)
      guard let duration = Duration(script: value) else { throw Fault(word: "Wait \(value)") }
      steps.append((.wait(duration), "Wait \(value)"))
    } else if word == Self.place, steps.isEmpty, place == nil {
      let value = Self.readValue(from: &rest)
      guard let place = NavigationPath(parsing: value), !place.steps.isEmpty else {
        throw Fault(word: "\(word) \(value)")
      }
      self.place = place
    } else if word == Self.paste {
      let before = rest
      rest = rest.drop(while: \.isWhitespace)
      guard rest.first == "\"" else { throw Fault(word: word) }
      let text = String(try Self.readQuoted(from: &rest, escapes: ["n": "\n"]))
      steps.append((.paste(text), word + before[..<rest.startIndex]))
    } else if word == Self.secret {
      steps.append((.secret, word))
    } else if let key = Key(script: word) {
      steps.append((.key(key), word))
    } else if word.allSatisfy({ "↑↓←→".contains($0) }) {
      // Hints write several arrows as one word.
      for arrow in word { try read(String(arrow), from: &rest) }
    } else {
      throw Fault(word: word)
    }
  }

  /// The word before the place.
  public static let place = "Place"
  /// The word before a quoted text that is pasted.
  static let paste = "Paste"

  /// A paste as a script writes it.
  public static func paste(of text: String) -> String {
    let quoted = text.map { character in
      switch character {
      case "\"", "\\": "\\\(character)"
      case _ where character.isNewline: "\\n"
      case _ where character.isWhitespace: " "
      default: String(character)
      }
    }
    return "\(paste) \"\(quoted.joined())\""
  }

  private static func readValue(from rest: inout Substring) -> String {
    rest = rest.drop(while: \.isWhitespace)
    let value = String(rest.prefix { !$0.isWhitespace })
    rest = rest.dropFirst(value.count)
    return value
  }

  private mutating func readText(from rest: inout Substring) throws(Fault) {
    let secret = "\"\(Self.secret)\""
    if rest.hasPrefix(secret) {
      rest = rest.dropFirst(secret.count)
      return steps.append((.secret, Self.secret))
    }
    for character in try Self.readQuoted(from: &rest) {
      let key = Key.character(character)
      steps.append((.key(key), key.name(.ascii)))
    }
  }

  /// The characters between quotation marks, with what else may stand behind a backslash.
  private static func readQuoted(
    from rest: inout Substring, escapes: [Character: Character] = [:]
  ) throws(Fault) -> [Character] {
    let whole = rest
    rest = rest.dropFirst()
    var characters: [Character] = []
    while let character = rest.popFirst() {
      switch character {
      case "\"": return characters
      case "\\":
        guard let escaped = rest.popFirst() else { throw Fault(word: String(whole)) }
        guard let meant = "\"\\".contains(escaped) ? escaped : escapes[escaped] else {
          throw Fault(word: String(whole))
        }
        characters.append(meant)
      case " ": characters.append(character)
      case _ where character.isWhitespace: throw Fault(word: String(whole))
      default: characters.append(character)
      }
    }
    throw Fault(word: String(whole))
  }
}

extension Duration {
  /// `2s`, `1.5s`, `300ms`, `15m` or `2h`.
  public init?(script: String) {
    let number = script.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), value.isFinite, value >= 0, value < 1e9 else { return nil }
    switch script.dropFirst(number.count) {
    case "ms": self = .milliseconds(value)
    case "s": self = .seconds(value)
    case "m": self = .seconds(value * 60)
    case "h": self = .seconds(value * 3_600)
    default: return nil
    }
  }
}
