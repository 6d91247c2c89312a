/// A response with a status from 200 to 299.
public struct HTTPResponse: Equatable, Sendable {
  /// The endpoint after redirects.
  public let endpoint: Endpoint
  public let status: Int
  /// Values by lowercase name; several values of one name are joined by commas.
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
