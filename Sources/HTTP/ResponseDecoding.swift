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
    do {
      return try JSONDecoder().decode(type, from: Data(text))
    } catch let error as DecodingError {
      throw HTTPError(error, endpoint)
    } catch {
      throw .notJSON(endpoint)
    }
  }

  private static let blanks = Array(" \t\r\n".utf8)
}

extension HTTPError {
  fileprivate init(_ error: DecodingError, _ endpoint: Endpoint) {
    var path: [any CodingKey]
    switch error {
    case .dataCorrupted(let context):
      guard !context.codingPath.isEmpty else {
        self = .notJSON(endpoint)
        return
      }
      path = context.codingPath
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context): path = context.codingPath
    @unknown default: path = []
    }
    let place = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    let text = place.joined()
    self = .unexpectedShape(
      endpoint,
      place: text.isEmpty ? "the top" : text.hasPrefix(".") ? String(text.dropFirst()) : text)
  }
}
