/// A fast path for text of printable ASCII, Hangul syllables and Han characters only.
///
/// Each of its scalars is a harmless grapheme cluster whose width is that of its block, so one pass
/// over the bytes suffices.
enum PlainText {
  /// The columns of `text`; nil if it contains other characters.
  static func columns(of text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var columns = 0
      var index = 0
      while index < bytes.count {
        if isPrintable(bytes[index]) {
          columns += 1
          index += 1
        } else {
          let (scalar, length) = UTF8Scalar.decode(bytes, at: index)
          guard length == 3, isWide(scalar) else { return nil }
          columns += 2
          index += 3
        }
      }
      return columns
    }
  }

  /// Calls `body` with each scalar of a plain text and its columns, until it returns false.
  @inline(__always)
  static func walk(_ text: String, _ body: (_ glyph: UInt32, _ columns: Int) -> Bool) {
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] < 0x80 {
          guard body(UInt32(bytes[index]), 1) else { return }
          index += 1
        } else {
          guard body(UTF8Scalar.decode(bytes, at: index).scalar.value, 2) else { return }
          index += 3
        }
      }
    }
  }

  @inline(__always)
  private static func isPrintable(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  @inline(__always)
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF: true
    default: false
    }
  }
}
