#if PostgreSQL
  public import SQL

  /// What a server says of itself and of a database.
  public struct ServerFacts: Sendable {
    /// Such as `15.14`.
    public let version: String
    /// As whom the user is connected.
    public let role: String
    /// The version of the tables; nil if there are none.
    public let schema: Int?
    /// The server's time, in milliseconds since 1970.
    public let time: Int64
  }

  extension Connection {
    /// The version of the tables; nil if there are none.
    var schemaVersion: Int? {
      get throws(SQLError) {
        guard try scalar("SELECT to_regclass('galbi.schema_version')::text") as String? != nil
        else {
          return nil
        }
        return try scalar("SELECT max(version) FROM schema_version")
      }
    }
  }

  extension PostgreSQLDatabase {
    /// Asks the server; makes no tables if this was made without migrations.
    public func facts() async throws(SQLError) -> ServerFacts {
      try await read { connection throws(SQLError) in
        // That of a distribution has its own name behind the number.
        let version: String = try connection.scalar("SHOW server_version") ?? ""
        return ServerFacts(
          version: String(version.prefix { $0 != " " }),
          role: try connection.scalar("SELECT session_user::text") ?? "",
          schema: try connection.schemaVersion,
          time: try connection.scalar(
            "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint") ?? 0)
      }
    }
  }
#endif
