import Phrases

extension LedgerEntry {
  /// How many characters a text may have, and a note of one line in a form.
  public static let textLimit = 200

  /// A text as it is kept and compared: in one line, with single blanks between words, and
  /// cut at `textLimit`.
  public static func normalised(_ text: String) -> String {
    if isNormal(text) { return text }
    // Far more than is kept, so that a text of any length takes little time.
    return text.prefix(fitting: 100 * textLimit).singleSpaced.prefix(fitting: textLimit)
  }

  /// How many bytes of UTF-8 a note may have.
  public static let noteByteLimit = 4_000

  /// A note as it is kept: each line as a text behind its indentation, without blank ones at the start and
  /// the end, and cut at `noteByteLimit`.
  public static func normalisedNote(_ text: String) -> String {
    if isNormal(text) { return text }
    // Far more than is kept, so that a text of any length takes little time.
    let lines = text.prefix(bytes: 8 * noteByteLimit)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
        let words = line.singleSpaced
        let indentation = words.isEmpty ? 0 : line.prefix(while: \.isWhitespace).count
        return String(repeating: " ", count: indentation) + words
      }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return "" }
    var note = String(lines[first...last].joined(separator: "\n").drop { $0 == " " })
      .prefix(bytes: noteByteLimit)
    // Where it was cut there may be a blank or a line break.
    while note.last?.isWhitespace == true { note.removeLast() }
    return note
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
