/// Checks that a text is JSON (RFC 8259) in all its parts, since a decoder checks only what is read.
struct JSONText {
  private let bytes: [UInt8]
  private var index = 0

  /// How many arrays and objects may lie in one another; the decoder's own limit.
  private static let depth = 512
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  static func isValid(_ bytes: [UInt8]) -> Bool {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    var text = JSONText(bytes: bytes)
    return text.value(depth: 0) && text.next == nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte that is not a blank; nil at the end.
  private var next: UInt8? {
    mutating get {
      while index < bytes.count, " \t\r\n".utf8.contains(bytes[index]) { index += 1 }
      return index < bytes.count ? bytes[index] : nil
    }
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Takes `expected` if it is next.
  private mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: expected) else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) -> Bool {
    guard depth < Self.depth, let first = next else { return false }
    switch first {
    case UInt8(ascii: "{"):
      return items(to: "}") { text in
        guard text.next != nil, text.string(), text.next != nil else { return false }
        return text.take(":") && text.value(depth: depth + 1)
      }
    case UInt8(ascii: "["): return items(to: "]") { $0.value(depth: depth + 1) }
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return word("true")
    case UInt8(ascii: "f"): return word("false")
    case UInt8(ascii: "n"): return word("null")
    default: return number()
    }
  }

  /// The items of an array or object, separated by commas.
  private mutating func items(
    to end: Unicode.Scalar, _ item: (inout JSONText) -> Bool
  ) -> Bool {
    index += 1
    guard next != UInt8(ascii: end) else { return take(end) }
    repeat {
      guard item(&self), next != nil else { return false }
    } while take(",")
    return take(end)
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let isThere = bytes[index...].starts(with: "\(word)".utf8)
    index += word.utf8CodeUnitCount
    return isThere
  }

  private mutating func number() -> Bool {
    _ = take("-")
    guard take("0") || someDigits() else { return false }
    guard !take(".") || someDigits() else { return false }
    guard take("e") || take("E") else { return true }
    _ = take("+") || take("-")
    return someDigits()
  }

  private mutating func someDigits() -> Bool {
    let start = index
    while let byte, Self.digits.contains(byte) { index += 1 }
    return index > start
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte, byte >= 0x20 {
      if take("\"") { return true }
      guard take("\\") else {
        index += 1
        continue
      }
      guard escape() else { return false }
    }
    return false
  }

  /// What follows a backslash; half of a surrogate pair is no character.
  private mutating func escape() -> Bool {
    guard take("u") else {
      guard let byte, "\"\\/bfnrt".utf8.contains(byte) else { return false }
      index += 1
      return true
    }
    guard let unit = codeUnit() else { return false }
    switch unit {
    case 0xDC00...0xDFFF: return false
    case 0xD800...0xDBFF:
      guard take("\\"), take("u"), let low = codeUnit() else { return false }
      return 0xDC00...0xDFFF ~= low
    default: return true
    }
  }

  private mutating func codeUnit() -> UInt16? {
    let digits = bytes[index...].prefix(4)
    // A number may begin with a sign.
    guard digits.count == 4,
      digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
    else { return nil }
    index += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
