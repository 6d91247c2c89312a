import Search

/// A key as reported by the terminal.
public enum Key: Hashable, Sendable {
  /// A printable character, including the blank.
  case character(Character)
  /// Ctrl with a letter, in lower case, or with `_`.
  case control(Character)
  /// Alt with a character; a letter is in lower case, and Latin also on a Hangul keyboard.
  case alt(Character)
  /// Keys without a character; `backTab` is Shift-Tab.
  case enter, escape, tab, backTab, backspace, delete
  /// Ctrl with an arrow, which goes to the tab beside the shown one.
  case controlLeft, controlRight
  /// Alt with an arrow.
  case altLeft, altRight
  /// Alt or Ctrl with a key that deletes.
  case altBackspace, altDelete
  /// Shift with a key that moves a caret.
  case shift(Motion)
  /// The arrows, and the keys that go by a page or to an end.
  case up, down, left, right, pageUp, pageDown, home, end
  /// A function key, from 1: F1 is `function(1)`.
  case function(Int)

  /// What moves a caret; by words together with Ctrl or Alt.
  public enum Motion: Hashable, Sendable, CaseIterable {
    /// By a character, or by a line.
    case left, right, up, down
    /// To an end of the line.
    case home, end
    /// By a word.
    case wordLeft, wordRight
  }
}

extension Key {
  /// The key without Shift or Alt, which it is where it has no meaning of its own; nil for a key without
  /// these, and for one that must not be taken for another.
  var plain: Key? {
    switch self {
    case .altLeft, .shift(.left): .left
    case .altRight, .shift(.right): .right
    case .shift(.up): .up
    case .shift(.down): .down
    case .shift(.home): .home
    case .shift(.end): .end
    case .shift(.wordLeft): .controlLeft
    case .shift(.wordRight): .controlRight
    default: nil
    }
  }

  /// Alt with what was typed, as bindings have it.
  package static func alt(typed character: Character) -> Key {
    guard case .character(let letter) = Key.character(character).latin ?? .character(character),
      let lower = letter.lowercased().first
    else { return .alt(character) }
    return .alt(lower)
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key of a printable character: `"o"`.
  public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}

extension Key {
  /// The Latin letter on the key of each jamo, on the 2-set keyboard (KS X 5002).
  private static let letters: [Character: Character] = [
    "ㅂ": "q", "ㅈ": "w", "ㄷ": "e", "ㄱ": "r", "ㅅ": "t", "ㅛ": "y", "ㅕ": "u", "ㅑ": "i", "ㅐ": "o",
    "ㅔ": "p", "ㅁ": "a", "ㄴ": "s", "ㅇ": "d", "ㄹ": "f", "ㅎ": "g", "ㅗ": "h", "ㅓ": "j", "ㅏ": "k",
    "ㅣ": "l", "ㅋ": "z", "ㅌ": "x", "ㅊ": "c", "ㅍ": "v", "ㅠ": "b", "ㅜ": "n", "ㅡ": "m",
    "ㅃ": "Q", "ㅉ": "W", "ㄸ": "E", "ㄲ": "R", "ㅆ": "T", "ㅒ": "O", "ㅖ": "P",
  ]

  /// The Latin letter on the key of a jamo, so that bindings also work in Hangul mode.
  package var latin: Key? {
    guard case .character(let character) = self else { return nil }
    return Self.letters[character].map { .character($0) }
  }

  /// The jamo of a syllable that an input method has composed, such as ㄹ and ㅏ for 라; otherwise the
  /// key itself.
  package var strokes: [Key] {
    guard case .character(let character) = self,
      let jamo = Hangul.strokes(of: character)
    else { return [self] }
    return jamo.map { .character($0) }
  }
}
