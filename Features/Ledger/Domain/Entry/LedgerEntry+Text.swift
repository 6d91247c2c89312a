import Phrases

extension LedgerEntry {
  /// How many characters a text or a note may have.
  public static let textLimit = 200

  /// A text or a note as it is kept and compared: in one line, with single blanks between words, and
  /// cut at `textLimit`.
  public static func normalised(_ text: String) -> String {
    if isNormal(text) { return text }
    // Far more than is kept, so that a text of any length takes little time.
    return text.prefix(fitting: 100 * textLimit).singleSpaced.prefix(fitting: textLimit)
  }

  /// A fast test that is true for nearly all texts; false means only that the text has to be split.
  private static func isNormal(_ text: String) -> Bool {
    var wasBlank = true
    for byte in text.utf8 {
      let isBlank = byte == 0x20
      // The first bytes C2 to E9 begin characters that may be blanks; those of Hangul are higher.
      if byte < 0x20 || byte == 0x7F || isBlank && wasBlank || 0xC2..<0xEA ~= byte {
        return false
      }
      wasBlank = isBlank
    }
    return (text.isEmpty || !wasBlank) && text.utf8.count <= textLimit
  }
}
