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
