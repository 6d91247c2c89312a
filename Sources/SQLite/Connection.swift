internal import CSQLite
internal import Glibc

/// An open database, passed to the closure of a transaction or read and valid only there.
///
/// Runs on the executor of its `Database`, and blocks it.
public final class Connection {
  let path: String
  let handle: OpaquePointer
  let interruption: Interruption
  let wait: BusyWait
  private var statements: [String: PreparedStatement] = [:]
  /// False inside `read`.
  var takesChanges = true

  /// The row identifier of the last INSERT.
  public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Opens the file name or URI `name`; `path` is the path in errors.
  init(
    _ path: String, as name: String, _ flags: Int32, busyTimeout: Duration,
    interruption: Interruption
  ) throws(SQLiteError) {
    Self.takeFullDisksAsErrors
    if path != Database.memory { try DatabaseFile(path: path).requireFile() }
    var pointer: OpaquePointer?
    let code = sqlite3_open_v2(
      name, &pointer, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let pointer else {
      throw .cannotOpen(path: path, reason: "out of memory")
    }
    guard code == SQLITE_OK else {
      let message = String(cString: sqlite3_errmsg(pointer))
      sqlite3_close_v2(pointer)
      throw SQLiteError(code: code, message: message, path: path)
    }
    self.path = path
    handle = pointer
    self.interruption = interruption
    wait = BusyWait(limit: busyTimeout, interruption: interruption)
    wait.watch(handle)
    interruption.attach(handle)
  }

  /// Makes exceeding the file size limit (`ulimit -f`) an error instead of a fatal signal.
  private static let takeFullDisksAsErrors: Void = {
    signal(SIGXFSZ, SIG_IGN)
  }()

  deinit {
    interruption.detach()
    statements = [:]
    // Consumes an interruption that arrived between two statements, which would otherwise prevent
    // the
    // checkpoint on close.
    sqlite3_exec(handle, "SELECT 1", nil, nil, nil)
    sqlite3_close_v2(handle)
  }

  /// Runs one statement; returns how many rows it inserted, changed or deleted.
  @discardableResult
  public func run(
    _ sql: SQL, _ arguments: any SQLiteConvertible...
  ) throws(SQLiteError) -> Int {
    try run(sql, arguments: arguments)
  }

  /// Returns the values that `row` makes of all rows of a statement.
  public func query<Value>(
    _ sql: SQL, _ arguments: any SQLiteConvertible...,
    row: (borrowing Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> [Value] {
    try query(sql, arguments: arguments, row: row)
  }

  /// Returns the value that `row` makes of the first row, or nil if there is none.
  public func first<Value>(
    _ sql: SQL, _ arguments: any SQLiteConvertible...,
    row: (borrowing Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value? {
    try query(sql, arguments: arguments, limit: 1, row: row).first
  }

  /// Returns the first column of the first row; nil if it is NULL or there is no row.
  public func scalar<Value: SQLiteConvertible>(
    _ sql: SQL, _ arguments: any SQLiteConvertible...
  ) throws(SQLiteError) -> Value? {
    try query(sql, arguments: arguments, limit: 1) { row throws(SQLiteError) -> Value? in
      try row[0]
    }.first ?? nil
  }

  package func run(
    _ sql: SQL, arguments: [any SQLiteConvertible]
  ) throws(SQLiteError) -> Int {
    let before = sqlite3_total_changes64(handle)
    _ = try query(sql, arguments: arguments) { _ in }
    return sqlite3_total_changes64(handle) == before ? 0 : Int(sqlite3_changes64(handle))
  }

  package func query<Value>(
    _ sql: SQL, arguments: [any SQLiteConvertible], limit: Int = .max,
    row: (borrowing Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> [Value] {
    // Removed while in use, since the closure of a row may run the same statement again.
    let kept = statements.removeValue(forKey: sql.text)
    let statement = if let kept { kept } else { try prepare(sql.text) }
    defer {
      statement.reset()
      statements[sql.text] = statement
    }
    try bind(arguments, to: statement)
    var values: [Value] = []
    while values.count < limit, try step(statement) {
      values.append(try row(Row(statement)))
    }
    return values
  }

  /// Runs the statements of a script and discards their rows.
  func execute(_ script: String) throws(SQLiteError) {
    try throwIfCancelled()
    try check(sqlite3_exec(handle, script, nil, nil, nil))
  }

  private func prepare(_ sql: String) throws(SQLiteError) -> PreparedStatement {
    var pointer: OpaquePointer?
    var hasMore = false
    let code = sql.withCString { start in
      var end: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v3(
        handle, start, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, &end)
      hasMore = end.map { !String(cString: $0).allSatisfy(\.isWhitespace) } ?? false
      return code
    }
    try check(code)
    guard let pointer else { throw .misuse("an empty statement") }
    let statement = PreparedStatement(pointer: pointer)
    if hasMore { throw .misuse("more than one statement") }
    return statement
  }

  private func bind(
    _ arguments: [any SQLiteConvertible], to statement: PreparedStatement
  ) throws(SQLiteError) {
    guard arguments.count == statement.parameterCount else {
      throw .misuse("\(arguments.count) arguments for \(statement.parameterCount) parameters")
    }
    guard takesChanges || statement.onlyReads else {
      throw .misuse("a change inside a read")
    }
    for (index, argument) in arguments.enumerated() {
      try check(statement.bind(argument.sqliteValue, to: index + 1))
    }
  }

  /// Returns true if there is a row, false at the end.
  private func step(_ statement: PreparedStatement) throws(SQLiteError) -> Bool {
    try throwIfCancelled()
    switch sqlite3_step(statement.pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw error(code)
    }
  }

  /// Skips the checkpoint on close, which would make the damage of a corrupt file worse.
  func keepLogOnClose() {
    _ = galbi_sqlite_keep_log_on_close(handle)
  }

  func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw error(code) }
  }

  func throwIfCancelled() throws(SQLiteError) {
    if interruption.isCancelled { throw .interrupted }
  }

  private func error(_ code: Int32) -> SQLiteError {
    // `sqlite3_system_errno` does not cover the write-ahead log.
    let system = errno
    // A cancelled task stops waiting for another writer, which SQLite reports as busy.
    if code & 0xFF == SQLITE_BUSY, interruption.isCancelled { return .interrupted }
    let error = SQLiteError(
      code: code, system: system,
      message: String(cString: sqlite3_errmsg(handle)), path: path)
    if case .corrupt = error { keepLogOnClose() }
    return error
  }
}

@available(*, unavailable)
extension Connection: Sendable {}
