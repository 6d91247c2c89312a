internal import CSQLite
internal import Glibc

/// The open database inside a transaction or a read; it ends with the closure that it is given to.
///
/// Everything here runs on the thread of the `Database`, and blocks it until it is done.
public final class Connection {
  let path: String
  let handle: OpaquePointer
  let interruption: Interruption
  private let wait: BusyWait
  private var statements: [String: Statement] = [:]
  /// False inside a read.
  var takesChanges = true

  /// The row identifier that the last INSERT made.
  public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Opens what `name` says; `path` is where that is.
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

  /// A file that grows beyond the limit of the process (`ulimit -f`) is an error, not the end.
  private static let takeFullDisksAsErrors: Void = {
    signal(SIGXFSZ, SIG_IGN)
  }()

  deinit {
    interruption.detach()
    statements = [:]
    // An interruption that came between two statements would last until the next one, and keep the
    // log from being copied into the database.
    sqlite3_exec(handle, "SELECT 1", nil, nil, nil)
    sqlite3_close_v2(handle)
  }

  /// Does one statement; returns how many rows it inserted, changed or deleted.
  @discardableResult
  public func run(
    _ sql: StaticString, _ arguments: any SQLiteConvertible...
  ) throws(SQLiteError) -> Int {
    try run("\(sql)", arguments)
  }

  /// All rows that a statement returns, each turned into a value.
  public func query<Value>(
    _ sql: StaticString, _ arguments: any SQLiteConvertible...,
    row: (borrowing Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> [Value] {
    try query("\(sql)", arguments, row: row)
  }

  /// The first row that a statement returns, turned into a value.
  public func first<Value>(
    _ sql: StaticString, _ arguments: any SQLiteConvertible...,
    row: (borrowing Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value? {
    try query("\(sql)", arguments, limit: 1, row: row).first
  }

  /// The first column of the first row; nil when it is NULL or there is no row.
  public func scalar<Value: SQLiteConvertible>(
    _ sql: StaticString, _ arguments: any SQLiteConvertible...
  ) throws(SQLiteError) -> Value? {
    try scalar("\(sql)", arguments)
  }

  func run(_ sql: String, _ arguments: [any SQLiteConvertible]) throws(SQLiteError) -> Int {
    let before = sqlite3_total_changes64(handle)
    _ = try query(sql, arguments) { _ in }
    return sqlite3_total_changes64(handle) == before ? 0 : Int(sqlite3_changes64(handle))
  }

  func scalar<Value: SQLiteConvertible>(
    _ sql: String, _ arguments: [any SQLiteConvertible]
  ) throws(SQLiteError) -> Value? {
    try query(sql, arguments, limit: 1) { row throws(SQLiteError) -> Value? in try row[0] }
      .first ?? nil
  }

  func query<Value>(
    _ sql: String, _ arguments: [any SQLiteConvertible], limit: Int = .max,
    row: (borrowing Row) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> [Value] {
    // Taken out while it is in use: a row's closure may run the same statement again.
    let kept = statements.removeValue(forKey: sql)
    let statement = if let kept { kept } else { try prepare(sql) }
    defer {
      statement.reset()
      statements[sql] = statement
    }
    try bind(arguments, to: statement)
    var values: [Value] = []
    while values.count < limit, try step(statement) {
      values.append(try row(Row(statement)))
    }
    return values
  }

  /// Does the statements of a script, one after another; their rows are dropped.
  func execute(_ script: String) throws(SQLiteError) {
    try throwIfCancelled()
    try check(sqlite3_exec(handle, script, nil, nil, nil))
  }

  private func prepare(_ sql: String) throws(SQLiteError) -> Statement {
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
    let statement = Statement(pointer: pointer)
    if hasMore { throw .misuse("more than one statement") }
    return statement
  }

  private func bind(
    _ arguments: [any SQLiteConvertible], to statement: Statement
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

  /// True when there is a row, false at the end.
  private func step(_ statement: Statement) throws(SQLiteError) -> Bool {
    try throwIfCancelled()
    switch sqlite3_step(statement.pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw error(code)
    }
  }

  // A log that is copied into a damaged file makes the damage worse.
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
    // `sqlite3_system_errno` does not know of the log.
    let reason = errno
    // A cancelled task also stops waiting for another writer.
    if code & 0xFF == SQLITE_BUSY, interruption.isCancelled { return .interrupted }
    let error = SQLiteError(
      code: code, reason: reason,
      message: String(cString: sqlite3_errmsg(handle)), path: path)
    if case .corrupt = error { keepLogOnClose() }
    return error
  }
}

@available(*, unavailable)
extension Connection: Sendable {}
