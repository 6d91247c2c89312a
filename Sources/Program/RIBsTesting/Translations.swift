public import Phrases

extension Phrase {
  /// Whether it has a text in each language: the Korean one with Hangul, the English one without.
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
