/// An open connection to a database, passed to the closure of a transaction or read and valid only
/// there.
///
/// Runs on the executor of its `Database`, and blocks it. A kind of database overrides `run` with a
/// closure for rows, and `execute`; the other functions stand on these.
open class Connection {
  public init() {}

  /// The words of the database.
  open var dialect: SQLDialect { .sqlite }

  /// Runs one statement, and passes its rows to `row`, `limit` of them at most; returns how many rows it
  /// inserted, changed or deleted.
  @discardableResult
  open func run(
    _ sql: SQLText, arguments: [any SQLConvertible], limit: Int,
    row: (borrowing Row) throws(SQLError) -> Void
  ) throws(SQLError) -> Int {
    throw .misuse("a connection to no database")
  }

  /// Runs the statements of a script, separated by semicolons, and discards their rows.
  open func execute(_ script: StaticString) throws(SQLError) {
    throw .misuse("a connection to no database")
  }

  /// Reads by statements of which none depends on the answer to another; a server answers all in one round
  /// trip.
  ///
  /// `body` may be called twice: at first no statement has any rows.
  open func together<Value>(
    _ body: (Connection) throws(SQLError) -> Value
  ) throws(SQLError) -> Value { try body(self) }

  /// Throws `corrupt` if stored data are damaged, as far as the database does not see to that itself.
  open func checkIntegrity() throws(SQLError) {}

  /// Runs one statement; returns how many rows it inserted, changed or deleted.
  @discardableResult
  public final func run(
    _ sql: SQLText, _ arguments: any SQLConvertible...
  ) throws(SQLError) -> Int {
    try run(sql, arguments: arguments)
  }

  /// Returns the values that `row` makes of all rows of a statement.
  public final func query<Value>(
    _ sql: SQLText, _ arguments: any SQLConvertible...,
    row: (borrowing Row) throws(SQLError) -> Value
  ) throws(SQLError) -> [Value] {
    try query(sql, arguments: arguments, row: row)
  }

  /// Returns the value that `row` makes of the first row, or nil without one.
  public final func first<Value>(
    _ sql: SQLText, _ arguments: any SQLConvertible...,
    row: (borrowing Row) throws(SQLError) -> Value
  ) throws(SQLError) -> Value? {
    try query(sql, arguments: arguments, limit: 1, row: row).first
  }

  /// Returns the first column of the first row; nil if it is NULL or there is no row.
  public final func scalar<Value: SQLConvertible>(
    _ sql: SQLText, _ arguments: any SQLConvertible...
  ) throws(SQLError) -> Value? {
    try query(sql, arguments: arguments, limit: 1) { row throws(SQLError) -> Value? in
      try row[0]
    }.first ?? nil
  }

  /// Runs an INSERT of one row that ends in `RETURNING` its number, and returns that.
  public final func insert(
    _ sql: SQLText, _ arguments: any SQLConvertible...
  ) throws(SQLError) -> Int64 {
    let numbers: [Int64] = try query(sql, arguments: arguments) { row throws(SQLError) in try row[0]
    }
    guard let number = numbers.first else { throw .misuse("an insertion that returns no number") }
    return number
  }

  /// Passes all rows of a statement to `row`, without keeping anything of them.
  package final func forEach(
    _ sql: SQLText, _ arguments: any SQLConvertible...,
    row: (borrowing Row) throws(SQLError) -> Void
  ) throws(SQLError) {
    try forEach(sql, arguments: arguments, row: row)
  }

  package final func forEach(
    _ sql: SQLText, arguments: [any SQLConvertible],
    row: (borrowing Row) throws(SQLError) -> Void
  ) throws(SQLError) {
    try run(sql, arguments: arguments, limit: .max, row: row)
  }

  package final func run(
    _ sql: SQLText, arguments: [any SQLConvertible]
  ) throws(SQLError) -> Int {
    try run(sql, arguments: arguments, limit: .max) { _ in }
  }

  package final func query<Value>(
    _ sql: SQLText, arguments: [any SQLConvertible], limit: Int = .max,
    row: (borrowing Row) throws(SQLError) -> Value
  ) throws(SQLError) -> [Value] {
    var values: [Value] = []
    try run(sql, arguments: arguments, limit: limit) { current throws(SQLError) in
      values.append(try row(current))
    }
    return values
  }
}

@available(*, unavailable)
extension Connection: Sendable {}
