internal import FoundationEssentials

extension HTTPResponse {
  /// Decodes the body as JSON.
  ///
  /// - Throws: `empty`, `notJSON` and `unexpectedShape`, none of which contains data of the body.
  public func decoded<Value: Decodable>(
    as type: Value.Type = Value.self
  ) throws(HTTPError) -> Value {
    // Some services send a byte order mark, which the decoder may not accept.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = body.starts(with: mark) ? body[mark.count...] : body[...]
    guard let first = text.first(where: { !Self.blanks.contains($0) }) else {
      throw .empty(endpoint)
    }
    // XML, or the HTML page of a proxy or captive portal, whatever the content type.
    guard first != UInt8(ascii: "<") else { throw .notJSON(endpoint) }
    guard JSONText.isValid(Array(text)) else { throw .notJSON(endpoint) }
    do {
      return try JSONDecoder().decode(type, from: Data(text))
    } catch {
      throw .unexpectedShape(endpoint, place: (error as? DecodingError)?.place ?? "the top")
    }
  }

  private static let blanks = Array(" \t\r\n".utf8)
}

extension DecodingError {
  /// The path to the value, such as `results[0].name`.
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

/// A response with a status from 200 to 299, or with one of a refusal that is to be returned.
public struct HTTPResponse: Equatable, Sendable {
  /// The endpoint after redirects.
  public let endpoint: Endpoint
  public let status: Int
  /// Values by lowercase name; several values of one name are joined by commas.
  public let headers: [String: String]
  /// Decompressed.
  public let body: [UInt8]
}
