/// The text of an entry, as it is kept and compared.
public enum EntryText {
  /// How many characters a text or a note may have.
  public static let limit = 200

  /// On one line, with single blanks and none at the ends, and no longer than it may be.
  public static func normalised(_ text: String) -> String {
    // Nearly all are so already.
    if isNormal(text) { return text }
    let words = text.split { $0.isWhitespace || isControl($0) }
    return String(words.joined(separator: " ").prefix(limit))
  }

  private static func isNormal(_ text: String) -> Bool {
    var wasBlank = true
    for byte in text.utf8 {
      let isBlank = byte == 0x20
      // What is not ASCII may hold blanks of its own, but Hangul and what is alike does not.
      if byte < 0x20 || byte == 0x7F || isBlank && wasBlank || 0xC2..<0xEA ~= byte {
        return false
      }
      wasBlank = isBlank
    }
    return (text.isEmpty || !wasBlank) && text.utf8.count <= limit
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
