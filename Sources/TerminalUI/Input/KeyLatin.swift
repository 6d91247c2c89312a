extension Key {
  /// The 2-set keyboard (KS X 5002): each jamo and the letter on its key.
  private static let letters: [Character: Character] = [
    "ㅂ": "q", "ㅈ": "w", "ㄷ": "e", "ㄱ": "r", "ㅅ": "t", "ㅛ": "y", "ㅕ": "u", "ㅑ": "i", "ㅐ": "o",
    "ㅔ": "p", "ㅁ": "a", "ㄴ": "s", "ㅇ": "d", "ㄹ": "f", "ㅎ": "g", "ㅗ": "h", "ㅓ": "j", "ㅏ": "k",
    "ㅣ": "l", "ㅋ": "z", "ㅌ": "x", "ㅊ": "c", "ㅍ": "v", "ㅠ": "b", "ㅜ": "n", "ㅡ": "m",
    "ㅃ": "Q", "ㅉ": "W", "ㄸ": "E", "ㄲ": "R", "ㅆ": "T", "ㅒ": "O", "ㅖ": "P",
  ]

  /// The Latin key that a jamo was typed on, so that a letter works in Hangul mode too.
  var latin: Key? {
    guard case .character(let character) = self else { return nil }
    return Self.letters[character].map { .character($0) }
  }

  /// The keys that were pressed for what an input method has put together: a jamo for each (라 is ㄹ
  /// and ㅏ); the key itself where nothing was.
  var strokes: [Key] {
    guard case .character(let character) = self,
      let jamo = Hangul.strokes(of: character)
    else { return [self] }
    return jamo.map { .character($0) }
  }
}
