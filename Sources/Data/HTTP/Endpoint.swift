/// The part of an address that may be shown and logged, without query, user and password.
public struct Endpoint: Hashable, Sendable, CustomStringConvertible {
  public let host: String
  /// Nil for the default port of the scheme.
  public let port: Int?
  /// Begins with a slash.
  public let path: String

  public var description: String { host + (port.map { ":\($0)" } ?? "") + path }
}
