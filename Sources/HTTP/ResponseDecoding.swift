internal import FoundationEssentials

extension HTTPResponse {
  /// The body as JSON of the shape of `Value`.
  ///
  /// Throws `empty`, `notJSON` and `unexpectedShape`; what the body says is in none of them.
  public func decoded<Value: Decodable>(
    as type: Value.Type = Value.self
  ) throws(HTTPError) -> Value {
    // Some services put a byte order mark before their JSON, which the decoder may not know.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = body.starts(with: mark) ? body[mark.count...] : body[...]
    guard let first = text.first(where: { !Self.blanks.contains($0) }) else {
      throw .empty(endpoint)
    }
    // XML, or the page of a proxy or a portal, whatever its type says.
    guard first != UInt8(ascii: "<") else { throw .notJSON(endpoint) }
    let data = Data(text)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      guard isJSON(data) else { throw .notJSON(endpoint) }
      throw .unexpectedShape(endpoint, place: error.place)
    } catch {
      throw .notJSON(endpoint)
    }
  }

  // The decoder calls a number out of range corrupted too, and looks at texts late.
  private func isJSON(_ data: Data) -> Bool {
    struct Whatever: Decodable {
      init(from decoder: any Decoder) {}
    }
    guard String(validating: data, as: UTF8.self) != nil else { return false }
    return (try? JSONDecoder().decode(Whatever.self, from: data)) != nil
  }

  private static let blanks = Array(" \t\r\n".utf8)
}

extension DecodingError {
  /// The path to the value, as `results[0].name`.
  fileprivate var place: String {
    let path: [any CodingKey]
    switch self {
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      path = context.codingPath
    @unknown default: path = []
    }
    let text = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    guard !text.isEmpty else { return isCorrupted ? "a number" : "the top" }
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  private var isCorrupted: Bool {
    if case .dataCorrupted = self { true } else { false }
  }
}
