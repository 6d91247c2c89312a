internal import Files
public import Log
public import SQL
public import SQLite

/// Books in a file.
///
/// Owns the tables of that file and their versions; opens, checks, copies and repairs it. A feature
/// reads and changes its own tables through a `StorageErrorMapper`.
public struct BookFile: Books {
  public static let file = "wallet.sqlite"

  /// All tables, in the order of their versions, which are counted over all features.
  public static let migrations = [
    walletTables, ledgerTables, martTables,
    Migration(4, script: ledgerSearch, ledgerCommands, cardColumns), ledgerAccounts,
    ledgerImports, ledgerChanges, ledgerFacts, ledgerLinks, ledgerEdits, ledgerOffers,
    ledgerInstalments, ledgerTopUps, martNotes, ledgerPairs, martRefunds,
  ]

  /// Does not lose committed changes, and does not create the file implicitly.
  public let database: SQLiteDatabase
  /// The same file, for what looks at every row, so that no page and no change waits for that.
  public let searching: SQLiteDatabase
  /// The same file, for what a screen shows, so that it does not wait for a long change.
  public let reading: SQLiteDatabase
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
    func database() -> SQLiteDatabase {
      SQLiteDatabase(
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
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value {
    let (value, last) = try await database.transaction { connection throws(SQLError) in
      try checkAgain(connection)
      return (try body(connection), try Self.lastMovement(connection))
    }
    mark.raise(to: last)
    return value
  }

  /// Runs queries on a snapshot; throws `corrupt` if movements are missing.
  public func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value {
    try await database.read { connection throws(SQLError) in
      try checkMark(connection)
      return try body(connection)
    }
  }

  public func close() async {
    await database.close()
    await searching.close()
    await reading.close()
  }

  var mark: HighWaterMark { HighWaterMark(path: "\(database.path).mark") }

  static func lastMovement(_ connection: Connection) throws(SQLError) -> Int64 {
    try connection.scalar("SELECT max(id) FROM movement") ?? 0
  }
}

extension BookFile {
  /// Cards that were removed, and the one that is offered first.
  ///
  /// A removed card keeps its row, since top-ups refer to it, but not its token.
  static let cardColumns: StaticString = """
    ALTER TABLE card ADD COLUMN removed INTEGER CHECK (typeof(removed) IN ('integer', 'null'));
    ALTER TABLE card ADD COLUMN is_default INTEGER NOT NULL DEFAULT 0
      CHECK (is_default IN (0, 1) AND (is_default = 0 OR removed IS NULL));
    CREATE UNIQUE INDEX card_default ON card (is_default) WHERE is_default = 1;
    CREATE TRIGGER card_in_use_stays BEFORE UPDATE OF removed ON card
      WHEN NEW.removed IS NOT NULL
        AND EXISTS (SELECT 1 FROM intent WHERE card = NEW.id AND state = 'open')
    BEGIN SELECT RAISE(ABORT, 'a card with an open top-up is not removed'); END;
    """
}

extension BookFile {
  /// Version 6: the account for which each statement was imported, by which it is known again.
  static let ledgerImports = Migration(
    6,
    script: """
      ALTER TABLE ledger_import ADD COLUMN account TEXT NOT NULL DEFAULT 'imports';
      -- That of most of its entries, since one may have been moved.
      UPDATE ledger_import SET account = most.account FROM (
        SELECT import_id, account, max(count) FROM (
          SELECT import_id, account, count(*) AS count FROM ledger
          WHERE import_id IS NOT NULL GROUP BY 1, 2)
        GROUP BY import_id) AS most
      WHERE most.import_id = ledger_import.id;
      """)
}
