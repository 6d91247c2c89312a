import CSV

/// The letters of files that say in several ways, or not at all, how they are written.
enum SheetText {
  /// The first bytes without a mark of their order; of UTF-16 the ASCII in them.
  static func head(of bytes: [UInt8], count: Int) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return bytes.dropFirst(2).prefix(count * 2).filter { $0 != 0 }
    }
    return Array(bytes.dropFirst(isMarked(bytes) ? 3 : 0).prefix(count))
  }

  private static func isMarked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// UTF-8 without a mark; what is neither UTF-8, nor UTF-16 with a mark, nor CP949 becomes U+FFFD.
  ///
  /// The bytes themselves decide, since pages often say another encoding than they have.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if let text = try? CSVText.decoded(bytes) { return text }
    let body = isMarked(bytes) ? Array(bytes.dropFirst(3)) : bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return Array(String(decoding: units(bytes), as: UTF16.self).utf8)
    }
    return CSVText.encoding(of: body) == .cp949
      ? CSVText.repaired(cp949: body) : Array(String(decoding: body, as: UTF8.self).utf8)
  }

  private static func units(_ bytes: [UInt8]) -> [UInt16] {
    let isLittle = bytes.first == 0xFF
    return stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (one, two) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? one | two << 8 : one << 8 | two
    }
  }
}
