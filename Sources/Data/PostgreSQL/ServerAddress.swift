#if PostgreSQL
  internal import CPostgreSQL
  internal import Synchronization

  /// Where a database on a server is, as a URI of libpq.
  ///
  /// See https://www.postgresql.org/docs/15/libpq-connect.html#LIBPQ-CONNSTRING.
  /// A password is never part of it: it comes from `.pgpass`, from a service file, or from the user.
  public struct ServerAddress: Sendable, Hashable {
    public enum Fault: Error, Hashable, Sendable {
      case tooLong
      /// It is no URI, or has parameters that do not exist.
      case malformed
      case containsPassword
      /// It asks for less than a verified connection to another machine.
      case unverified
    }

    /// In bytes.
    public static let maximumLength = 2_000

    /// The address as it was given.
    public let uri: String
    /// The servers and the database, for messages: `host:5433/books`.
    public let name: String
    /// Whether it may lead neither to this machine nor to a private network, as one that others give.
    public let reachesPublicOnly: Bool
    /// The TCP ports of the servers; nil if a service file may name others.
    public let ports: [UInt16]?

    public init(_ uri: String, reachesPublicOnly: Bool = false) throws(Fault) {
      guard uri.utf8.count <= Self.maximumLength else { throw .tooLong }
      guard uri.hasPrefix("postgresql://") || uri.hasPrefix("postgres://"),
        uri.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
      else { throw .malformed }
      guard let options = ConnectionOptions(parsing: uri) else { throw .malformed }
      guard options["password"] == nil else { throw .containsPassword }
      guard options.isLocal || options["sslmode"] ?? "verify-full" == "verify-full" else {
        throw .unverified
      }
      self.uri = uri
      self.reachesPublicOnly = reachesPublicOnly
      name = options.name
      ports = options.ports
    }
  }

  /// How often this process has connected to each server, so that all its connections know when one that was
  /// away is there again.
  enum Reached {
    private static let counts = Mutex<[ServerAddress: Int]>([:])

    static func note(_ address: ServerAddress) {
      counts.withLock { $0[address, default: 0] += 1 }
    }

    static func count(of address: ServerAddress) -> Int {
      counts.withLock { $0[address, default: 0] }
    }
  }
#endif
