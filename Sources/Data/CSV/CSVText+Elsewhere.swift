/// Encodings of files that come from elsewhere, by which of their bytes stand together.
extension CSVText {
  /// A text of Windows-1252 or Shift_JIS in UTF-8; nil for one that is likelier to be CP949.
  ///
  /// In CP949 nearly all syllables are two bytes beyond ASCII, of which the first is none of those that kana have.
  static func other(_ bytes: [UInt8]) -> [UInt8]? {
    let found = Runs(bytes)
    if found.japanese > found.others { return try? converted(bytes, from: "CP932") }
    return found.alone > found.together ? try? converted(bytes, from: "CP1252") : nil
  }

  /// How often bytes beyond ASCII stand together.
  private struct Runs {
    /// Alone among letters of ASCII, as é in Windows-1252, and several in a row.
    private(set) var (alone, together) = (0, 0)
    /// Characters of two bytes that begin as kana and most kanji do in Shift_JIS, and others beyond ASCII.
    private(set) var (japanese, others) = (0, 0)

    init(_ bytes: [UInt8]) {
      var index = 0
      while index < bytes.count {
        guard bytes[index] >= 0x80 else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, bytes[index] >= 0x80 { index += 1 }
        if index - start == 1 { alone += 1 } else { together += 1 }
      }
      index = 0
      while index < bytes.count {
        let (first, next) = (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0)
        let isPair = 0x40...0xFC ~= next && next != 0x7F
        switch first {
        case 0x81...0x9F where isPair: japanese += 1
        case 0x80...: others += 1
        default:
          index += 1
          continue
        }
        index += isPair && !(0xA1...0xDF ~= first) ? 2 : 1
      }
    }
  }
}
