#if PostgreSQL
  public import PostgreSQL
  import SQL
  internal import Synchronization

  /// A database of one test's own on the server that tests share, made at its first use.
  public final class ServerSpace: Sendable {
    private let uri = Mutex<String?>(nil)

    public init() {}

    public func address() throws -> ServerAddress {
      let uri = try uri.withLock { uri in
        let made = try uri ?? TestServer.shared.get().makeDatabase()
        uri = made
        return made
      }
      return try ServerAddress(uri)
    }

    /// The database with these tables, by a connection of its own.
    public func database(_ tables: StaticString) throws -> PostgreSQLDatabase {
      PostgreSQLDatabase(
        try address(), migrations: [Migration(1, script: tables)], limits: .patient)
    }
  }
#endif
