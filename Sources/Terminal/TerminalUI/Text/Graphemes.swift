/// Splits text into grapheme clusters, without allocating for common ones.
enum Graphemes {
  /// Calls `body` with each cluster of a sanitized text until it returns false.
  ///
  /// There is always a boundary between two scalars that stand alone, so only the others need
  /// Unicode's segmentation rules.
  @inline(__always)
  static func walk(_ text: String, _ body: (Grapheme) -> Bool) {
    var text = text
    text.makeContiguousUTF8()
    let whole = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let (scalar, length) = UTF8Scalar.decode(bytes, at: index)
        let end = index + length
        let isAlone =
          standsAlone(scalar)
          && (end == bytes.count || standsAlone(UTF8Scalar.decode(bytes, at: end).scalar))
        let grapheme =
          isAlone ? Grapheme(scalar, bytes: index..<end) : cluster(at: index, of: whole)
        guard body(grapheme) else { return }
        index = grapheme.bytes.upperBound
      }
    }
  }

  /// The cluster at a byte offset of contiguous text.
  @inline(never)
  private static func cluster(at index: Int, of text: String) -> Grapheme {
    let character = text[text.utf8.index(text.utf8.startIndex, offsetBy: index)]
    return Grapheme(Array(character.unicodeScalars), bytes: index..<index + character.utf8.count)
  }

  /// Whether a scalar is not a combining mark, does not join others, and is at least one column
  /// wide.
  @inline(__always)
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xAC00...0xD7A3, 0x4E00...0x9FFF: true
    case 0xA1...0xAC, 0xAE...0x24F: true
    case 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x25FF, 0x3001...0x3029: true
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x318E: true
    // Pictographs, without skin tones and regional indicators, which combine with others.
    case 0x1F300...0x1F3FA, 0x1F400...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF: true
    default: false
    }
  }
}

/// Decodes scalars from valid UTF-8.
enum UTF8Scalar {
  /// The scalar at `index`, and its length in bytes.
  @inline(__always)
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (scalar(first), 1) }
    let second = UInt32(bytes[index + 1] & 0x3F)
    if first < 0xE0 { return (scalar((first & 0x1F) << 6 | second), 2) }
    let third = UInt32(bytes[index + 2] & 0x3F)
    if first < 0xF0 { return (scalar((first & 0x0F) << 12 | second << 6 | third), 3) }
    let fourth = UInt32(bytes[index + 3] & 0x3F)
    return (scalar((first & 0x07) << 18 | second << 12 | third << 6 | fourth), 4)
  }

  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
