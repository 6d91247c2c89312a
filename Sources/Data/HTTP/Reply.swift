internal import FoundationEssentials
internal import Phrases

/// What a service replied, JSON or XML alike, whatever was asked for.
///
/// Services that are not sure of their own form answer with numbers as text, with one object in the
/// place of a list, with XML in the place of JSON. So all that is no list and no object is a text.
public enum Reply: Hashable, Sendable {
  /// Of a text, a number or a truth value; trimmed and never empty.
  case text(String)
  case list([Reply])
  /// The fields of an object, or the elements within an XML element.
  case fields([String: Reply])
  /// Null, empty text, or what is not there.
  case nothing

  /// A field of an object; nothing if there is no such field.
  public subscript(name: String) -> Reply {
    if case .fields(let fields) = self { fields[name] ?? .nothing } else { .nothing }
  }

  /// The items of a list; none if it is no list.
  public var items: [Reply] {
    if case .list(let items) = self { items } else { [] }
  }

  /// The objects of a list; one object is a list of one, and nothing is an empty list.
  public var rows: [Reply] { isObject ? [self] : items.filter(\.isObject) }

  private var isObject: Bool {
    if case .fields = self { true } else { false }
  }

  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The number that a text begins with, which may have commas and be followed by anything, as in
  /// `1,999원`.
  public var number: Double? {
    if let number = text.flatMap({ Double($0) }), number.isFinite { return number }
    var digits = ""
    for character in text ?? "" {
      switch character {
      case "0"..."9", ".": digits.append(character)
      case "-" where digits.isEmpty: digits.append(character)
      case "," where digits.last?.isNumber == true: continue
      default: return Double(digits)
      }
    }
    return Double(digits)
  }

  /// The number, rounded.
  public var whole: Int? { number.flatMap { Int(exactly: $0.rounded()) } }

  /// The number if it is of a range; services write `-99.000000` or `0` for a missing one.
  public func number(in range: ClosedRange<Double>) -> Double? {
    number.flatMap { range ~= $0 ? $0 : nil }
  }
}

extension Reply: Decodable {
  /// How deep lists and objects may lie in one another; what is deeper is nothing.
  static let depth = 32

  public init(from decoder: any Decoder) {
    if let scalar = try? LenientScalar(from: decoder) {
      self = scalar.text.map { .text($0.prefix(fitting: Self.length)) } ?? .nothing
    } else if decoder.codingPath.count >= Self.depth {
      self = .nothing
    } else if var items = try? decoder.unkeyedContainer() {
      var rows: [Reply] = []
      while !items.isAtEnd, let row = try? items.decode(Reply.self) { rows.append(row) }
      self = .list(rows)
    } else if let fields = try? [String: Reply](from: decoder) {
      self = .fields(fields)
    } else {
      self = .nothing
    }
  }

  /// How many characters a text may have; the rest is cut off.
  private static let length = 10_000

  /// A text of an XML element.
  init(_ text: String) {
    let trimmed = text.trimmingWhitespace
    self = trimmed.isEmpty ? .nothing : .text(trimmed.prefix(fitting: Self.length))
  }
}

extension HTTPResponse {
  /// More values than this are no reply.
  private static let mostValues = 500_000

  /// Whether the body is XML, or a web page.
  public var isXML: Bool { body.first { !Self.isBlank($0) && $0 < 0x80 } == UInt8(ascii: "<") }

  /// Reads the body as JSON or as XML, by its first character; of XML, the content of its root.
  ///
  /// Bytes that are no UTF-8, such as one field in CP949, become U+FFFD, and control characters
  /// become blanks: neither makes the rest of a reply unreadable. May take time.
  ///
  /// - Throws: `empty`, `notJSON` (for a web page too) and `unexpectedShape`, none of which contains
  ///   data of the body.
  public func reply() throws(HTTPError) -> Reply {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(
      decoding: body.starts(with: mark) ? body[mark.count...] : body[...], as: UTF8.self)
    let bytes = text.utf8.map { $0 < 0x20 ? UInt8(ascii: " ") : $0 }
    guard let first = bytes.first(where: { !Self.isBlank($0) }) else { throw .empty(endpoint) }
    // Each value but the first follows one of these.
    guard bytes.count(where: { "[{,<".utf8.contains($0) }) < Self.mostValues else {
      throw .unexpectedShape(endpoint, place: "the number of values")
    }
    guard first == UInt8(ascii: "<") else {
      guard JSONText.isValid(bytes),
        let reply = try? JSONDecoder().decode(Reply.self, from: Data(bytes))
      else { throw .notJSON(endpoint) }
      return reply
    }
    guard let root = XMLText.root(of: bytes) else {
      throw .unexpectedShape(endpoint, place: "the end")
    }
    guard root.name.lowercased() != "html" else { throw .notJSON(endpoint) }
    return root.content
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
}
