internal import Platform

/// Decodes the text of a table.
public enum CSVText {
  public enum Encoding: Sendable {
    case utf8, cp949
  }

  /// The encoding of a text by a part of it; nil if the part is ASCII.
  public static func encoding(of part: [UInt8]) -> Encoding? {
    guard part.contains(where: { $0 >= 0x80 }) else { return nil }
    let isUTF8 = String(validating: part, as: UTF8.self) != nil || faultyLine(of: part) != nil
    return isUTF8 ? .utf8 : .cp949
  }

  /// Converts CP949 to UTF-8; what it does not have becomes U+FFFD.
  public static func repaired(cp949 bytes: [UInt8]) -> [UInt8] {
    guard let converter = iconv_open("UTF-8", "CP949"), converter != iconv_t(bitPattern: -1)
    else { return [] }
    defer { iconv_close(converter) }
    var bytes = bytes
    return bytes.withUnsafeMutableBytes { source in
      [UInt8](unsafeUninitializedCapacity: source.count * 3) { target, count in
        var input = source.baseAddress?.assumingMemoryBound(to: CChar.self)
        var output = UnsafeMutableRawPointer(target.baseAddress)?
          .assumingMemoryBound(to: CChar.self)
        var (inputLeft, outputLeft) = (source.count, target.count)
        while inputLeft > 0, iconv(converter, &input, &inputLeft, &output, &outputLeft) == -1 {
          for byte in "\u{FFFD}".utf8 {
            output?.pointee = CChar(bitPattern: byte)
            output = output?.advanced(by: 1)
            outputLeft -= 1
          }
          input = input?.advanced(by: 1)
          inputLeft -= 1
        }
        count = target.count - outputLeft
      }
    }
  }

  /// Converts UTF-8, UTF-16 with a byte order mark, Windows-1252 and Shift_JIS where nothing else is likely, or else
  /// CP949 to UTF-8 without a mark.
  ///
  /// A stray NUL becomes U+FFFD, as what a text cannot have.
  ///
  /// - Throws: `notText`, also for text in which NUL is frequent, and `notUTF8`.
  public static func decoded(_ bytes: [UInt8]) throws(CSVError) -> [UInt8] {
    let text: [UInt8]
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      text = try converted(bytes, from: "UTF-16")
    } else if String(validating: bytes, as: UTF8.self) != nil {
      text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    } else if let line = faultyLine(of: bytes) {
      throw .notUTF8(line: line)
    } else if let other = other(bytes) {
      text = other
    } else {
      do throws(CSVError) {
        text = try converted(bytes, from: "CP949")
      } catch {
        throw faultyLine(ofCP949: bytes).map { .notUTF8(line: $0) } ?? error
      }
    }
    let count = text.count { $0 == 0 }
    guard count > 0 else { return text }
    guard count * rare <= text.count else { throw .notText }
    return text.split(separator: 0, omittingEmptySubsequences: false)
      .joined(separator: "\u{FFFD}".utf8).map(\.self)
  }

  /// In a text, at most one of so many characters is damaged.
  private static let rare = 16

  /// The line of the first fault in text that is meant to be CP949; nil for another encoding.
  private static func faultyLine(ofCP949 bytes: [UInt8]) -> Int? {
    let lines = String(decoding: repaired(cp949: bytes), as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
    let faults = lines.reduce(0) { $0 + $1.count { $0 == "\u{FFFD}" } }
    guard faults * rare <= bytes.count else { return nil }
    return lines.firstIndex { $0.contains("\u{FFFD}") }.map { $0 + 1 }
  }

  /// The line of the first fault in text that is meant to be UTF-8; nil for another encoding.
  ///
  /// Most Hangul in CP949 is no UTF-8, and never takes three bytes, as all of it does in UTF-8.
  private static func faultyLine(of bytes: [UInt8]) -> Int? {
    var (line, firstFault) = (1, nil as Int?)
    var (characters, faults) = (0, 0)
    var decoder = UTF8()
    var input = bytes.makeIterator()
    while true {
      switch decoder.decode(&input) {
      case .scalarValue(let scalar):
        if scalar == "\n" { line += 1 }
        if scalar.value >= 0x800 { characters += 1 }
      case .error:
        firstFault = firstFault ?? line
        faults += 1
      case .emptyInput:
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) || characters >= faults ? firstFault : nil
      }
    }
  }

  static func converted(
    _ bytes: [UInt8], from encoding: String
  ) throws(CSVError) -> [UInt8] {
    guard let converter = iconv_open("UTF-8", encoding), converter != iconv_t(bitPattern: -1)
    else { throw .notText }
    defer { iconv_close(converter) }
    // No character of these encodings takes more than three times its bytes in UTF-8.
    var text = [UInt8](repeating: 0, count: bytes.count * 3)
    let rest = bytes.withUnsafeBytes { source in
      text.withUnsafeMutableBytes { target in
        var (input, inputLeft) = (
          UnsafeMutableRawPointer(mutating: source.baseAddress)?.assumingMemoryBound(
            to: CChar.self),
          source.count
        )
        var (output, outputLeft) = (
          target.baseAddress?.assumingMemoryBound(to: CChar.self), target.count
        )
        let result = iconv(converter, &input, &inputLeft, &output, &outputLeft)
        return result == -1 || inputLeft > 0 ? nil : outputLeft
      }
    }
    guard let rest else { throw .notText }
    text.removeLast(rest)
    return text
  }
}

/// An error in reading a table.
public enum CSVError: Error, Hashable, Sendable {
  /// The file is not text in a supported encoding.
  case notText
  /// The file is UTF-8, or CP949, but for a character in this line, counted from 1.
  case notUTF8(line: Int)
  /// The quoted cell that begins in this line, counted from 1, has no closing quote.
  case openQuote(line: Int)
}
