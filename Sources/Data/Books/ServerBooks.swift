#if PostgreSQL
  public import PostgreSQL
  public import SQL

  /// Books on a server, which several people share.
  ///
  /// The server keeps copies and checks its files; nothing here replaces its tables.
  public struct ServerBooks: Books {
    public let database: PostgreSQLDatabase
    public let searching: PostgreSQLDatabase
    public let reading: PostgreSQLDatabase
    private let completing: @Sendable (Connection) throws(SQLError) -> Void

    /// Connects to nothing yet; `tables` are those of other features in the same database, too.
    ///
    /// `completing` makes what the triggers of a movement cannot, before it is committed: others may only
    /// read.
    public init(
      _ address: ServerAddress, tables: [Migration] = Self.migrations,
      password: @escaping @Sendable () -> String? = { nil }, limits: ServerLimits = ServerLimits(),
      completing: @escaping @Sendable (Connection) throws(SQLError) -> Void = { _ in }
    ) {
      func database(keepsCancelled: Bool = false) -> PostgreSQLDatabase {
        PostgreSQLDatabase(
          address, migrations: tables, password: password, limits: limits,
          keepsCancelled: keepsCancelled)
      }
      self.database = database()
      searching = database()
      reading = database(keepsCancelled: true)
      self.completing = completing
    }

    /// All tables, in the order of their versions, which are counted over all features.
    public static let migrations = [
      Migration(1, script: walletTables, martTables, ledgerTables, ledgerTotals),
      Migration(3, script: memberTables), Migration(4, script: ledgerReturns),
      Migration(
        5, script: ruleTables, mendTables, guardTables, rightTables, keepRules),
      Migration(7, script: ledgerCounting), Migration(8, script: ledgerFacts, keepRules),
      Migration(9, script: ledgerLinks, keepRules),
      Migration(10, script: ledgerEdits, keepRules),
      Migration(11, script: ledgerOffers, keepRules),
      Migration(12, script: ledgerInstalments, keepRules),
      Migration(13, script: ledgerTopUps, keepRules),
      Migration(14, script: martNotes, keepRules),
      Migration(15, script: ledgerPairs, keepRules),
      Migration(16, script: martRefunds, keepRules),
    ]

    public func open() async throws(SQLError) {
      guard try await database.read({ connection throws(SQLError) in try connection.areBalanced() })
      else {
        throw .corrupt(
          path: database.address.name, reason: "balances are not the sums of movements")
      }
    }

    public func examine() async throws(SQLError) -> Bool {
      try await open()
      return true
    }

    /// Locks the wallet first, so that of several people one pays after the other.
    public func move<Value: Sendable>(
      _ body: @Sendable (Connection) throws(SQLError) -> Value
    ) async throws(SQLError) -> Value {
      try await database.change(.readCommitted) { connection throws(SQLError) in
        try connection.run("SELECT id FROM account WHERE name = 'wallet' FOR UPDATE")
        let value = try body(connection)
        try completing(connection)
        return value
      }
    }

    public func read<Value: Sendable>(
      _ body: @Sendable (Connection) throws(SQLError) -> Value
    ) async throws(SQLError) -> Value { try await database.read(body) }

    public func readAnyway<Value: Sendable>(
      _ body: @Sendable (Connection) throws(SQLError) -> Value
    ) async throws(SQLError) -> Value { try await database.read(body) }

    public var backupTime: Int64? { nil }

    public func backUp(at time: Int64) async {}

    public func restoreBackup(at time: Int64) async throws(SQLError) -> String? {
      throw .gone(path: database.address.name)
    }

    public func startOver(at time: Int64) async throws(SQLError) -> String? {
      throw .denied(server: database.address.name, reason: "books on a server are not replaced")
    }

    public func close() async {
      await database.close()
      await searching.close()
      await reading.close()
    }
  }
#endif
