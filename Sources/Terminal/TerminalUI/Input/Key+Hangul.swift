import Search

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
  var strokes: [Key] {
    guard case .character(let character) = self,
      let jamo = Hangul.strokes(of: character)
    else { return [self] }
    return jamo.map { .character($0) }
  }
}
