#if PostgreSQL
  public import PostgreSQL
  public import SQL
  internal import Synchronization

  /// A database of one test's own on the server that tests share, made at its first use.
  public final class ServerSpace: Sendable {
    private let made = Mutex<String?>(nil)
    private let tables: [Migration]

    /// Of an empty database; or of one with the tables of its owner, who alone may connect to it, which are made
    /// once for all tests.
    public init(tables: [Migration] = []) { self.tables = tables }

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
    public func name() throws -> String { try TestServer.name(of: uri()) }

    private func uri() throws -> String {
      try made.withLock { made in
        let uri = try made ?? TestServer.shared.get().makeDatabase(with: tables)
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
