package import Phrases

/// Sentences name the keys that bindings have, as “Press u to undo.”; on a screen they name those that the user
/// presses in their place.
///
/// A key is known by the words around it, since in Korean its particle follows how it is read: with F1 in the place
/// of u, ‘u를 눌러’ becomes ‘F1을 눌러’.
package struct KeySentence {
  let keys: KeyMap
  let symbols: Symbols

  /// What stands before a key and behind it in an English sentence that says what to press.
  private static let (before, behind): (Set<Substring>, Set<Substring>) = (
    ["press", "Press", "or", "then", "and"], ["to", "for", "or", "and", "on", "in", "again"]
  )
  /// How what follows a key and its particle begins in a Korean one.
  private static let (pressing, doing) = (["누르", "누른", "눌러"], ["되돌", "다른"])
  private static let (objects, means, joints) = (["을", "를"], ["으로", "로"], ["와", "과", "이나", "나"])

  func text(_ text: String, _ language: Language) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    var (isQuoted, isAsked) = (false, false)
    for index in words.indices {
      let word = words[index]
      // What is quoted is a name, and not the program's own words.
      let begins = word.contains { "“‘".contains($0) }
      defer { if let quote = word.last(where: "“‘”’".contains) { isQuoted = "“‘".contains(quote) } }
      guard !isQuoted, !begins else { continue }
      isAsked = isAsked || word == "press" || word == "Press"
      let last = index > 0 ? words[index - 1] : ""
      let next = index + 1 < words.count ? words[index + 1] : ""
      let named =
        language == .english
        ? english(word, after: last, before: next, isAsked: isAsked)
        : korean(word, after: last, before: next)
      if let named { words[index] = named[...] }
      if word.count > 1, word.last == "." { isAsked = false }
    }
    return words.joined(separator: " ")
  }

  private func english(
    _ word: Substring, after last: Substring, before next: Substring, isAsked: Bool
  ) -> String? {
    let tail = word.count > 1 ? word.suffix(1).filter(",.;".contains) : ""
    guard let key = key(named: word.dropLast(tail.count)) else { return nil }
    // A letter or a sign may be what is typed.
    let isName = word.count - tail.count > 1
    let isEnd = !tail.isEmpty || next.isEmpty
    let isNamed =
      isAsked
      ? (Self.before.contains(last) || last.hasSuffix(",")) && (isEnd || Self.behind.contains(next))
      : isName && (last == "with" || last == "that" && next == "has")
        || last == "·" && next == "shows"
    return isNamed ? place(of: key).map { $0 + tail } : nil
  }

  private func korean(_ word: Substring, after last: Substring, before next: Substring) -> String? {
    guard let (key, particle) = parts(of: word) else {
      guard last == "·", !next.isEmpty, let key = key(named: word), key.isLetter else { return nil }
      return place(of: key)
    }
    let isNamed =
      if Self.objects.contains(particle) {
        Self.pressing.contains(where: next.hasPrefix)
      } else if Self.means.contains(particle) {
        // A letter or a digit may be what something is called.
        !key.isPlain || Self.doing.contains(where: next.hasPrefix)
      } else {
        parts(of: next).map { !Self.joints.contains($0.particle) } ?? false
      }
    guard isNamed, let name = place(of: key) else { return nil }
    return name + Self.particle(like: particle, after: name)
  }

  private func parts(of word: Substring) -> (key: Key, particle: String)? {
    for particle in Self.objects + Self.means + Self.joints where word.hasSuffix(particle) {
      if let key = key(named: word.dropLast(particle.count)) { return (key, particle) }
    }
    return nil
  }

  private func key(named word: Substring) -> Key? { word.isEmpty ? nil : Key(script: "\(word)") }

  /// The name of what is pressed in the place of a key; nil for one that is where it was.
  ///
  /// Ctrl-P finds what has lost its key.
  private func place(of key: Key) -> String? {
    let pressed = keys.place(of: key) ?? keys.place(of: .control("p"))
    return pressed == key ? nil : pressed?.name(symbols)
  }
}

extension KeySentence {
  /// The form of a particle after the name of a key, as that is read: 엠을, 에이를, 엘로.
  package static func particle(like particle: String, after name: String) -> String {
    let ending = ending(of: name)
    return switch particle {
    case "을", "를": ending == .vowel ? "를" : "을"
    case "으로", "로": ending == .consonant ? "으로" : "로"
    case "와", "과": ending == .vowel ? "와" : "과"
    default: ending == .vowel ? "나" : "이나"
    }
  }

  private enum Ending { case vowel, rieul, consonant }

  private static func ending(of name: String) -> Ending {
    let word = name.split(separator: "-").last.map(String.init) ?? name
    if ["Tab", "PgUp", "PgDn", "Home", "Up", "Down"].contains(word) { return .consonant }
    if word == "Del" { return .rieul }
    // Other names of several letters end as 엔터 and 스페이스 do; those of function keys in a digit, and 10 is 십.
    guard let last = word.last, word.count == 1 || last.isNumber else { return .vowel }
    if "mnMN036;:".contains(last) { return .consonant }
    return "lrLR178".contains(last) ? .rieul : .vowel
  }
}

extension Key {
  fileprivate var isLetter: Bool {
    if case .character(let letter) = self { letter.isLetter } else { false }
  }

  /// Whether it is a letter or a digit.
  fileprivate var isPlain: Bool {
    if case .character(let sign) = self { sign.isLetter || sign.isNumber } else { false }
  }
}

extension Environment {
  /// A sentence with the keys that the user presses; what is the same in all languages is a name.
  package func sentence(_ phrase: Phrase) -> String {
    let text = phrase.text(language)
    guard keys != KeyMap(), Language.allCases.contains(where: { phrase.text($0) != text }) else {
      return text
    }
    return KeySentence(keys: keys, symbols: symbols).text(text, language)
  }
}
