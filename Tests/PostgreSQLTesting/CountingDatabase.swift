public import SQL
internal import Synchronization

/// Counts statements, of several databases too.
public final class StatementCounter: Sendable {
  private let count = Mutex(0)

  public init() {}

  fileprivate func add() { count.withLock { $0 += 1 } }

  /// How many statements there have been since this was asked last.
  public func take() -> Int {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }

  /// A connection whose statements are counted.
  public func counting(_ connection: Connection) -> Connection {
    CountedConnection(connection, by: self)
  }
}

/// A database of any kind whose statements are counted, without those by which it begins and ends
/// transactions.
public final class CountingDatabase: Database {
  private let database: any Database
  private let counter: StatementCounter

  public init(_ database: any Database, by counter: StatementCounter) {
    self.database = database
    self.counter = counter
  }

  public func transaction<Value: Sendable>(
    patience: Duration?, _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value {
    try await database.transaction(patience: patience) { connection throws(SQLError) in
      try body(counter.counting(connection))
    }
  }

  public func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value {
    try await database.read { connection throws(SQLError) in
      try body(counter.counting(connection))
    }
  }

  public func close() async { await database.close() }
}

private final class CountedConnection: Connection {
  private let connection: Connection
  private let counter: StatementCounter

  init(_ connection: Connection, by counter: StatementCounter) {
    self.connection = connection
    self.counter = counter
  }

  override var dialect: SQLDialect { connection.dialect }

  override func run(
    _ sql: SQLText, arguments: [any SQLConvertible], limit: Int,
    row: (borrowing Row) throws(SQLError) -> Void
  ) throws(SQLError) -> Int {
    counter.add()
    return try connection.run(sql, arguments: arguments, limit: limit, row: row)
  }

  override func together<Value>(
    _ body: (Connection) throws(SQLError) -> Value
  ) throws(SQLError) -> Value {
    counter.add()
    return try connection.together { connection throws(SQLError) in try body(connection) }
  }

  override func execute(_ script: StaticString) throws(SQLError) {
    counter.add()
    try connection.execute(script)
  }

  override func checkIntegrity() throws(SQLError) { try connection.checkIntegrity() }
}
