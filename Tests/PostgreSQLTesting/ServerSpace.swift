#if PostgreSQL
  public import PostgreSQL
  import SQL
  internal import Synchronization

  /// A database of one test's own on the server that tests share, made at its first use.
  public final class ServerSpace: Sendable {
    private let made = Mutex<String?>(nil)

    public init() {}

    public func address() throws -> ServerAddress { try ServerAddress(uri()) }

    /// For another user than the owner, who is made unless that was done.
    public func address(as user: String) throws -> ServerAddress {
      let server = try TestServer.shared.get()
      if user != "postgres" { try server.makeUser(user) }
      return try ServerAddress(server.uri(of: name(), as: user))
    }

    /// By a socket in another folder than the server's.
    public func address(in folder: String) throws -> ServerAddress {
      try ServerAddress(TestServer.shared.get().uri(of: name(), in: folder))
    }

    /// Of the database.
    public func name() throws -> String {
      String(try uri().dropFirst("postgresql:///".count).prefix { $0 != "?" })
    }

    private func uri() throws -> String {
      try made.withLock { made in
        let uri = try made ?? TestServer.shared.get().makeDatabase()
        made = uri
        return uri
      }
    }

    /// The database with these tables, by a connection of its own.
    public func database(_ tables: StaticString) throws -> PostgreSQLDatabase {
      PostgreSQLDatabase(
        try address(), migrations: [Migration(1, script: tables)], limits: .patient)
    }
  }
#endif
