internal import Files
public import Log
public import SQLite

/// The books of one profile: the file of the wallet and of the features that stand on it.
///
/// Owns the tables of that file and their versions; opens, checks, copies and repairs it. A feature
/// reads and changes its own tables through a `StorageBorder`.
public struct Books: Sendable {
  public static let file = "wallet.sqlite"

  /// All tables, in the order of their versions, which are counted over all features.
  public static let migrations = [
    walletTables, ledgerTables, martTables,
    Migration(4, script: ledgerSearch, ledgerCommands, cardColumns), ledgerAccounts,
    ledgerImports,
  ]

  /// Does not lose committed changes, and does not create the file implicitly.
  public let database: Database
  /// The same file, for what looks at every row, so that no page and no change waits for that.
  public let searching: Database
  /// The same file, for what a screen shows, so that it does not wait for a long change.
  public let reading: Database
  let log: Log
  let checked = CheckedVersion()

  /// Opens nothing yet; no table can be used before `open`.
  ///
  /// - Parameters:
  ///   - path: The file; the mark and the backup are beside it.
  ///   - busyTimeout: How long a change waits for another program.
  ///   - log: Receives the details of errors.
  ///   - access: `.reading` for books that are only examined.
  public init(
    path: String, busyTimeout: Duration = .seconds(5), log: Log, access: Access = .changing
  ) {
    func database() -> Database {
      Database(
        path: path, migrations: Self.migrations, durability: .full, busyTimeout: busyTimeout,
        access: access)
    }
    self.database = database()
    searching = database()
    reading = database()
    self.log = log
  }

  /// Commits changes that may move money, and marks the number of the last movement.
  ///
  /// Throws `corrupt` if other books, which are damaged or lack movements, have taken the place of
  /// those that were opened.
  public func move<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(SQLiteError) -> Value {
    let (value, last) = try await database.transaction { connection throws(SQLiteError) in
      try checkAgain(connection)
      return (try body(connection), try Self.lastMovement(connection))
    }
    mark.raise(to: last)
    return value
  }

  /// Runs queries on a snapshot; throws `corrupt` if movements are missing.
  public func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(SQLiteError) -> Value {
    try await database.read { connection throws(SQLiteError) in
      try checkMark(connection)
      return try body(connection)
    }
  }

  /// Closes all connections; the next use opens them again.
  public func close() async {
    await database.close()
    await searching.close()
    await reading.close()
  }

  var mark: HighWaterMark { HighWaterMark(path: "\(database.path).mark") }

  static func lastMovement(_ connection: Connection) throws(SQLiteError) -> Int64 {
    try connection.scalar("SELECT max(id) FROM movement") ?? 0
  }
}
