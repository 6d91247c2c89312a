/// A text prepared for searching: lowercase, without accents, with composed Hangul syllables.
public struct SearchKey: Hashable, Sendable {
  /// UTF-16.
  let units: [UInt16]

  /// Folds `text` once, for any number of searches.
  public init(_ text: String) {
    units = Self.folded(text)
  }

  /// The text to match with `HangulSearch.globs`.
  public var text: String { String(decoding: units, as: UTF16.self) }

  /// The text with each syllable replaced by its initial consonant; see `HangulSearch.initials`.
  public var initials: String {
    String(decoding: units.map(Hangul.initial), as: UTF16.self)
  }

  static func folded(_ text: String) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Databases take it for the end of a text.
      case 0: units.append(0x20)
      case 0x41...0x5A: units.append(UInt16(scalar.value) + 0x20)
      case ..<0x80, 0xAC00...0xD7A3: units.append(UInt16(scalar.value))
      // Combining accents.
      case 0x300...0x36F: continue
      case 0x1100...0x11FF: Jamo.join(UInt16(scalar.value), to: &units)
      default:
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
          append(lower, to: &units)
        }
      }
    }
    return units
  }

  private static func append(_ scalar: Unicode.Scalar, to units: inout [UInt16]) {
    if 0x300...0x36F ~= scalar.value { return }
    // Letters, digits and signs of full width.
    if 0xFF01...0xFF5E ~= scalar.value { return units.append(UInt16(scalar.value) - 0xFEE0) }
    if let plain = plainLetters[scalar] { return units.append(contentsOf: plain.utf16) }
    units.append(contentsOf: String(scalar).utf16)
  }

  private static let plainLetters: [Unicode.Scalar: String] = {
    let table: KeyValuePairs = [
      "a": "àáâãäåāăąǎạảấầẩẫậắằẳẵặ", "ae": "æ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęěẹẻẽếềểễệ",
      "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįıỉị", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ",
      "o": "òóôõöøōŏőơọỏốồổỗộớờởỡợ", "oe": "œ", "r": "ŕŗř", "s": "śŝşšș", "ss": "ß", "t": "ţťŧț",
      "th": "þ", "u": "ùúûüũūŭůűųưụủứừửữự", "w": "ŵẁẃẅ", "y": "ýÿŷỳỵỷỹ", "z": "źżž",
    ]
    var letters: [Unicode.Scalar: String] = [:]
    for (plain, accented) in table {
      for scalar in accented.unicodeScalars { letters[scalar] = plain }
    }
    return letters
  }()
}
