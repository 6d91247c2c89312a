/// An answer with a status from 200 to 299.
public struct HTTPResponse: Equatable, Sendable {
  /// Who answered, after redirects.
  public let endpoint: Endpoint
  public let status: Int
  /// By name in lower case; values of one name are joined by a comma.
  public let headers: [String: String]
  /// Decompressed.
  public let body: [UInt8]

  public init(endpoint: Endpoint, status: Int, headers: [String: String], body: [UInt8]) {
    self.endpoint = endpoint
    self.status = status
    self.headers = headers
    self.body = body
  }
}
