/// Jamo that stand alone, such as ㅁ (U+3131 to U+318E), which are two columns wide by Unicode and in ncurses, and which
/// some terminals draw in one.
enum LoneJamo {
  /// Draws one at the beginning of the second row, and asks where the cursor is then; the row is to be drawn again.
  ///
  /// The answer for the first row may be a key, Shift and F3.
  static let question = "\u{1B}7\u{1B}[\(row);1Hㅁ\u{1B}[6n\u{1B}8"

  /// Counted from 1.
  static let row = 2

  /// What ncurses writes, with a blank behind each, so that the terminal is where ncurses takes it to be.
  static func padded(_ bytes: [UInt8]) -> [UInt8] {
    var padded: [UInt8] = []
    padded.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      padded.append(byte)
      guard index >= 2, bytes[index - 2] == 0xE3, (0x84...0x86).contains(bytes[index - 1]),
        (0x3131...0x318E).contains(0x3000 | Int(bytes[index - 1] & 0x3F) << 6 | Int(byte & 0x3F))
      else { continue }
      padded.append(0x20)
    }
    return padded
  }
}
