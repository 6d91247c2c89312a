/// Reads XML as the services of public offices write it.
///
/// Not by a library, since a parser that keeps to the standard gives up a whole reply for one raw `&`
/// or one `<` in a text, and since it would follow entities that a document declares. This one
/// skips declarations, comments and attributes, and takes time in proportion to the bytes.
struct XMLText {
  /// An element that has begun.
  private struct Element {
    let name: String
    var text: [UInt8] = []
    var children: [String: [Reply]] = [:]

    /// Repeated elements are a list; text beside elements is dropped.
    var content: Reply {
      guard !children.isEmpty else { return Reply(String(decoding: text, as: UTF8.self)) }
      return .fields(children.mapValues { $0.count == 1 ? $0[0] : .list($0) })
    }
  }

  private let bytes: [UInt8]
  private var index = 0
  private var open: [Element] = []
  private var root: Element?

  private static let blank = UInt8(ascii: " ")

  /// The outermost element of a document, of which bytes below the blank are blanks; nil if it does
  /// not end, or if elements lie too deep in one another.
  static func root(of bytes: [UInt8]) -> (name: String, content: Reply)? {
    var text = XMLText(bytes: bytes)
    while text.root == nil {
      guard text.takeNext() else { return nil }
    }
    return text.root.map { ($0.name, $0.content) }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Takes a piece of text, or what begins with `<`; false at the end.
  private mutating func takeNext() -> Bool {
    guard index < bytes.count else { return false }
    guard bytes[index] == UInt8(ascii: "<") else {
      takeText()
      return true
    }
    if take("<![CDATA[") {
      let start = index
      guard skip(past: "]]>") else { return false }
      append(bytes[start..<index - 3])
      return true
    }
    if take("<!--") { return skip(past: "-->") }
    if take("<?") { return skip(past: "?>") }
    if take("<!") { return skipDeclaration() }
    if take("</") { return end() }
    guard index + 1 < bytes.count, Self.begins(bytes[index + 1]) else {
      // No tag, but a sign in a text.
      append(bytes[index...index])
      index += 1
      return true
    }
    return begin()
  }

  /// Whether a name begins so; those of the services are ASCII, while texts have `<사고>`.
  private static func begins(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Takes `expected` if it is next.
  private mutating func take(_ expected: StaticString) -> Bool {
    let length = expected.utf8CodeUnitCount
    guard bytes.count - index >= length,
      bytes[index..<index + length].elementsEqual(
        UnsafeBufferPointer(start: expected.utf8Start, count: length))
    else { return false }
    index += length
    return true
  }

  private mutating func skip(past end: StaticString) -> Bool {
    while index < bytes.count {
      if take(end) { return true }
      index += 1
    }
    return false
  }

  /// Skips a declaration, such as `<!DOCTYPE …>`, with the declarations within its brackets.
  private mutating func skipDeclaration() -> Bool {
    var brackets = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0:
        index += 1
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += bytes
  }

  private mutating func takeText() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      let start = index
      if bytes[index] == UInt8(ascii: "&"), let scalar = entity() {
        append(Array(String(scalar).utf8)[...])
      } else {
        index += 1
        while index < bytes.count, !"&<".utf8.contains(bytes[index]) { index += 1 }
        append(bytes[start..<index])
      }
    }
  }

  /// Takes the character that an entity such as `&amp;` or `&#44032;` stands for; nil, and takes
  /// nothing, if the sign is only a sign.
  private mutating func entity() -> Unicode.Scalar? {
    guard let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    guard let scalar = Self.scalar(named: name) else { return nil }
    index = end + 1
    return scalar
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    guard let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits) else {
      return nil
    }
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// Takes the tag that begins an element, with its attributes, which may have `>` in quotes.
  private mutating func begin() -> Bool {
    index += 1
    let name = takeName()
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let opened = quote {
        if byte == opened { quote = nil }
      } else if "\"'".utf8.contains(byte) {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        open.append(Element(name: name))
        if bytes[index - 2] == UInt8(ascii: "/") { close() }
        return open.count <= Reply.depth
      }
    }
    return false
  }

  private mutating func takeName() -> String {
    let start = index
    while index < bytes.count, bytes[index] > Self.blank, !"/>".utf8.contains(bytes[index]) {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Takes the rest of a tag that ends an element, and with it those within it that have no end.
  private mutating func end() -> Bool {
    let name = takeName()
    guard skip(past: ">") else { return false }
    guard let place = open.lastIndex(where: { $0.name == name }) else { return true }
    while open.count > place { close() }
    return true
  }

  private mutating func close() {
    let element = open.removeLast()
    guard !open.isEmpty else { return root = element }
    open[open.count - 1].children[element.name, default: []].append(element.content)
  }
}
