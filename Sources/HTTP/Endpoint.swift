/// What of an address may be shown and logged: no query, no user, no password.
public struct Endpoint: Hashable, Sendable, CustomStringConvertible {
  /// As in the address, without the port.
  public let host: String
  /// Nil for the usual port of the scheme.
  public let port: Int?
  /// Begins with a slash.
  public let path: String

  public init(host: String, port: Int? = nil, path: String) {
    self.host = host
    self.port = port
    self.path = path
  }

  public var description: String { host + (port.map { ":\($0)" } ?? "") + path }
}
