public import RIBs
public import TerminalUI

/// A list of keys as text: names, single characters, quoted text, waits and `<secret>`, separated by
/// blanks.
///
/// The place at which they begin may stand before them, as `Place home;row=7`.
public struct KeyScript: Sendable {
  /// What one word, or one character of a quoted text, does.
  public enum Step: Hashable, Sendable {
    /// Presses a key.
    case key(Key)
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

  private static func readValue(from rest: inout Substring) -> String {
    rest = rest.drop(while: \.isWhitespace)
    let value = String(rest.prefix { !$0.isWhitespace })
    rest = rest.dropFirst(value.count)
    return value
  }

  private mutating func readText(from rest: inout Substring) throws(Fault) {
    let whole = rest
    rest = rest.dropFirst()
    if rest.hasPrefix("\(Self.secret)\"") {
      rest = rest.dropFirst(Self.secret.count + 1)
      return steps.append((.secret, Self.secret))
    }
    while let character = rest.popFirst() {
      switch character {
      case "\"": return
      case "\\":
        guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else {
          throw Fault(word: String(whole))
        }
        type(escaped)
      case " ": type(character)
      case _ where character.isWhitespace: throw Fault(word: String(whole))
      default: type(character)
      }
    }
    throw Fault(word: String(whole))
  }

  private mutating func type(_ character: Character) {
    let key = Key.character(character)
    steps.append((.key(key), key.name(.ascii)))
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
