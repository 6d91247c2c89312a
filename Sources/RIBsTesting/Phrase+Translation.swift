public import Phrases

extension Phrase {
  /// Whether it says something in each language: Korean in Hangul, English without.
  public var isTranslated: Bool {
    let (korean, english) = (text(.korean), text(.english))
    return Self.hasHangul(korean) && !english.isEmpty && !Self.hasHangul(english)
  }

  private static func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: true
      default: false
      }
    }
  }
}

extension TextTable {
  /// The texts that are missing in a language, by their names: none, as a test of each table shows.
  public static var untranslated: [String] {
    allCases.filter { !$0.phrase.isTranslated }.map { "\($0)" }
  }
}
