/// Cuts a page into tags and texts, as tolerantly as browsers do.
///
/// Of our own, since the parsers of HTML in Debian bring libxml2 or more with them, and a table needs a few rules
/// only. Takes time in proportion to the bytes, and nothing of a page is ever loaded or run.
struct HTMLTokens {
  enum Token {
    /// `name` is in lower case.
    case begin(name: String, attributes: ArraySlice<UInt8>)
    case end(name: String)
    case text(ArraySlice<UInt8>)
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The element whose text has no tags, such as a script.
  private var raw: String?

  private static let rawNames: Set = ["script", "style", "xmp", "iframe", "noembed", "noframes"]
  private static let nameLimit = 32

  init(_ utf8: [UInt8]) { bytes = utf8 }

  static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  mutating func next() -> Token? {
    while index < bytes.count {
      if let name = raw {
        skipRaw(name)
        raw = nil
        continue
      }
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return text() }
      let next = bytes[index + 1]
      if next == UInt8(ascii: "!") {
        skipDeclaration()
      } else if next == UInt8(ascii: "?") {
        skip(past: UInt8(ascii: ">"))
      } else if Self.isLetter(next) {
        return begin()
      } else if next == UInt8(ascii: "/"), index + 2 < bytes.count, Self.isLetter(bytes[index + 2])
      {
        index += 2
        let name = takeName()
        _ = takeAttributes()
        return .end(name: name)
      } else {
        return text()
      }
    }
    return nil
  }

  private mutating func text() -> Token {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return .text(bytes[start..<index])
  }

  private mutating func begin() -> Token {
    index += 1
    let name = takeName()
    let attributes = takeAttributes()
    if Self.rawNames.contains(name) { raw = name }
    return .begin(name: name, attributes: attributes)
  }

  /// In lower case; the part behind a prefix, as in `x:td`, would be no element of a page.
  private mutating func takeName() -> String {
    let start = index
    while index < bytes.count, bytes[index] > UInt8(ascii: " "), !"/>".utf8.contains(bytes[index]) {
      index += 1
    }
    return String(decoding: bytes[start..<index].prefix(Self.nameLimit), as: UTF8.self).lowercased()
  }

  /// Takes up to the end of the tag, which may stand in quotes before.
  private mutating func takeAttributes() -> ArraySlice<UInt8> {
    let start = index
    var (quote, isValue) = (nil as UInt8?, false)
    while index < bytes.count {
      let byte = bytes[index]
      if let opened = quote {
        if byte == opened { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        index += 1
        return bytes[start..<index - 1]
      } else if isValue, "\"'".utf8.contains(byte) {
        quote = byte
      }
      if byte > UInt8(ascii: " ") { isValue = byte == UInt8(ascii: "=") }
      index += 1
    }
    // A quote that nothing closes ends with its tag.
    guard quote != nil, let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
      return bytes[start..<index]
    }
    index = end + 1
    return bytes[start..<end]
  }

  private mutating func skip(past byte: UInt8) {
    index = bytes[index...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
  }

  /// Skips a comment, or another declaration.
  private mutating func skipDeclaration() {
    guard bytes[index...].starts(with: "<!--".utf8) else { return skip(past: UInt8(ascii: ">")) }
    index += 4
    while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { index += 1 }
    index = min(index + 3, bytes.count)
  }

  /// Skips to the end tag of an element without tags in it.
  private mutating func skipRaw(_ name: String) {
    let end = Array("</\(name)".utf8)
    while index < bytes.count {
      guard let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) else { break }
      index = next
      if bytes[index...].prefix(end.count).elementsEqual(end, by: { $0 | 0x20 == $1 | 0x20 }) {
        return
      }
      index += 1
    }
    index = bytes.count
  }
}

extension HTMLTokens {
  /// Whether a text says that it is a page.
  static func isPage(_ utf8: [UInt8]) -> Bool {
    let head = String(decoding: utf8.prefix(4_096), as: UTF8.self).lowercased()
    return head.contains("<html") || head.contains("<!doctype html")
  }

  /// The whole number in an attribute such as `colspan=2`; nil if it has none.
  static func number(_ name: String, in attributes: ArraySlice<UInt8>) -> Int? {
    guard attributes.count > name.utf8.count else { return nil }
    let text = String(decoding: attributes.prefix(4_096), as: UTF8.self).lowercased()
    guard let range = text.firstRange(of: name) else { return nil }
    let value = text[range.upperBound...].drop { $0.isWhitespace }
    guard value.first == "=" else { return nil }
    let digits = value.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      .prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : Int(digits) ?? .max
  }
}
