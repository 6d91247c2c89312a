#if PostgreSQL
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Synchronization
  import Testing

  extension Trait where Self == ConditionTrait {
    /// Only where the server is installed; `make test` says so otherwise.
    static var needsServer: ConditionTrait {
      .enabled(if: ServerPrograms.areInstalled, "the PostgreSQL server is not installed")
    }
  }

  /// A database of one test's own, on the shared server.
  struct ServerFixture {
    static let tables = [
      Migration(
        1,
        script: """
          CREATE TABLE thing (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE,
            count bigint NOT NULL DEFAULT 0 CHECK (count >= 0), share float8, isold boolean,
            bytes bytea)
          """)
    ]

    let server: TestServer
    let uri: String

    init(_ server: TestServer? = nil) throws {
      self.server = try server ?? TestServer.shared.get()
      uri = try self.server.makeDatabase()
    }

    /// Of the database.
    var name: String {
      String(uri.dropFirst("postgresql:///".count).prefix { $0 != "?" })
    }

    func database(
      _ migrations: [Migration] = tables, limits: ServerLimits = .patient,
      by clock: HeldClock? = nil, in folder: String? = nil
    ) throws -> PostgreSQLDatabase {
      let address = try ServerAddress(server.uri(of: name, in: folder))
      return PostgreSQLDatabase(
        address, migrations: migrations, limits: limits, now: { clock?.now ?? .now })
    }
  }

  /// A clock that stands still except where the test wants a limit to pass.
  final class HeldClock: Sendable {
    /// Nil while it goes as the real one.
    private let time = Mutex<ContinuousClock.Instant?>(.now)

    var now: ContinuousClock.Instant { time.withLock { $0 ?? .now } }

    /// Beyond every limit.
    func advance() { time.withLock { $0 = ($0 ?? .now) + .seconds(3_600) } }

    func start() { time.withLock { $0 = nil } }

    func stop() { time.withLock { $0 = .now } }
  }

  extension PostgreSQLDatabase {
    @discardableResult
    func add(_ name: String, count: Int = 0) async throws -> Int64 {
      try await transaction { connection throws(SQLError) in
        try connection.insert(
          "INSERT INTO thing (name, count) VALUES (?, ?) RETURNING id", name, count)
      }
    }

    func names() async throws -> [String] {
      try await read { connection throws(SQLError) in
        try connection.query("SELECT name FROM thing ORDER BY id") { row throws(SQLError) in
          try row[0]
        }
      }
    }

    /// How many statements of others in the database wait for a lock.
    func waiters() async throws -> Int? {
      try await read { connection throws(SQLError) in
        try connection.scalar(
          """
          SELECT count(*) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'
          """)
      }
    }

    func count(of name: String) async throws -> Int? {
      try await read { connection throws(SQLError) in
        try connection.scalar("SELECT count FROM thing WHERE name = ?", name)
      }
    }
  }
#endif
