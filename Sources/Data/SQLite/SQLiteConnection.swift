internal import CSQLite
internal import Platform
package import SQL

/// An open file, or a database in memory.
package final class SQLiteConnection: Connection {
  let path: String
  let handle: OpaquePointer
  let interruption: Interruption
  let wait: BusyWait
  private var statements: [String: PreparedStatement] = [:]
  /// False inside `read`.
  var takesChanges = true

  /// Opens the file name or URI `name`; `path` is the path in errors.
  init(
    _ path: String, as name: String, _ flags: Int32, busyTimeout: Duration,
    interruption: Interruption
  ) throws(SQLError) {
    Self.prepareProcess
    if path != SQLiteDatabase.memory { try DatabaseFile(path: path).requireFile() }
    var pointer: OpaquePointer?
    let code = sqlite3_open_v2(
      name, &pointer, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let pointer else {
      throw .cannotOpen(path: path, reason: "out of memory")
    }
    guard code == SQLITE_OK else {
      let message = String(cString: sqlite3_errmsg(pointer))
      sqlite3_close_v2(pointer)
      throw SQLError(code: code, message: message, path: path)
    }
    self.path = path
    handle = pointer
    self.interruption = interruption
    wait = BusyWait(limit: busyTimeout, interruption: interruption)
    wait.watch(handle)
    interruption.attach(handle)
  }

  /// Makes exceeding the file size limit (`ulimit -f`) an error instead of a fatal signal, and lets SQLite not count
  /// its memory, which nothing asks for: reading the tables and triggers of a file, of which each opening consists
  /// mostly, takes a tenth less.
  private static let prepareProcess: Void = {
    signal(SIGXFSZ, SIG_IGN)
    _ = galbi_sqlite_count_no_memory()
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

  package override func run(
    _ sql: SQLText, arguments: [any SQLConvertible], limit: Int,
    row: (borrowing Row) throws(SQLError) -> Void
  ) throws(SQLError) -> Int {
    let before = sqlite3_total_changes64(handle)
    // Removed while in use, since the closure of a row may run the same statement again.
    let kept = statements.removeValue(forKey: sql.text)
    let statement = if let kept { kept } else { try prepare(sql.text) }
    defer {
      statement.reset()
      statements[sql.text] = statement
    }
    try bind(arguments, to: statement)
    var count = 0
    while count < limit, try step(statement) {
      try row(Row(statement))
      count += 1
    }
    return sqlite3_total_changes64(handle) == before ? 0 : Int(sqlite3_changes64(handle))
  }

  package override func execute(_ script: StaticString) throws(SQLError) {
    try execute("\(script)")
  }

  package override func checkIntegrity() throws(SQLError) { try quickCheck() }

  /// Runs the statements of a script and discards their rows.
  func execute(_ script: String) throws(SQLError) {
    try throwIfCancelled()
    try check(sqlite3_exec(handle, script, nil, nil, nil))
  }

  private func prepare(_ sql: String) throws(SQLError) -> PreparedStatement {
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
    _ arguments: [any SQLConvertible], to statement: PreparedStatement
  ) throws(SQLError) {
    guard arguments.count == statement.parameterCount else {
      throw .misuse("\(arguments.count) arguments for \(statement.parameterCount) parameters")
    }
    guard takesChanges || statement.onlyReads else {
      throw .misuse("a change inside a read")
    }
    for (index, argument) in arguments.enumerated() {
      try check(statement.bind(argument.sqlValue, to: index + 1))
    }
  }

  /// Returns true if there is a row, false at the end.
  private func step(_ statement: PreparedStatement) throws(SQLError) -> Bool {
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

  func check(_ code: Int32) throws(SQLError) {
    guard code == SQLITE_OK else { throw error(code) }
  }

  func throwIfCancelled() throws(SQLError) {
    if interruption.isCancelled { throw .interrupted }
  }

  private func error(_ code: Int32) -> SQLError {
    // `sqlite3_system_errno` does not cover the write-ahead log.
    let system = errno
    // A cancelled task stops waiting for another writer, which SQLite reports as busy, and a search in
    // the middle of its index, which that may report as damage.
    if interruption.isCancelled { return .interrupted }
    let error = SQLError(
      code: code, system: system,
      message: String(cString: sqlite3_errmsg(handle)), path: path)
    if case .corrupt = error { keepLogOnClose() }
    return error
  }
}

extension SQLiteConnection {
  /// Whether the file or its disk is read-only.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Changes whenever another connection has committed.
  var dataVersion: Int {
    get throws(SQLError) { try scalar("PRAGMA data_version") ?? 0 }
  }

  /// Throws `corrupt` if any page of the file is damaged.
  ///
  /// Reads the file again: another program may have overwritten it, which the cache would hide.
  func quickCheck() throws(SQLError) {
    sqlite3_db_release_memory(handle)
    let verdict: String?
    do throws(SQLError) { verdict = try scalar("PRAGMA quick_check(1)") } catch {
      // The text of a table or a trigger is damaged, so that it names what is not there.
      guard case .misuse(let reason) = error else { throw error }
      keepLogOnClose()
      throw .corrupt(path: path, reason: reason)
    }
    guard verdict != "ok" else { return }
    keepLogOnClose()
    throw .corrupt(path: path, reason: verdict?.split(separator: "\n").last.map(String.init) ?? "")
  }

  /// Whether the database has any table.
  var hasTables: Bool {
    get throws(SQLError) { try scalar("SELECT 1 FROM sqlite_schema LIMIT 1") as Int? != nil }
  }
}

extension SQLError {
  /// The case for an extended result code (https://www.sqlite.org/rescode.html); `system` is `errno`.
  init(code: Int32, system: Int32 = 0, message: String, path: String) {
    let reason = "\(message) (code \(code))"
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path, reason: reason)
    case SQLITE_FULL: self = .full(path: path, reason: reason)
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path, reason: reason)
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt(path: path, reason: reason)
    case SQLITE_CANTOPEN, SQLITE_AUTH: self = .cannotOpen(path: path, reason: reason)
    // Extending the shared memory file fails if the disk is full, a write also at a quota or at the
    // limit of a file's size.
    case SQLITE_IOERR where code == shmSize || [EDQUOT, EFBIG, ENOSPC].contains(system):
      self = .full(path: path, reason: reason)
    case SQLITE_IOERR: self = .failedDisk(path: path, reason: reason)
    case SQLITE_CONSTRAINT: self = .constraint(reason)
    case SQLITE_INTERRUPT: self = .interrupted
    case SQLITE_MISUSE, SQLITE_RANGE, SQLITE_ERROR: self = .misuse(message)
    default: self = .other(reason)
    }
  }
}

/// `SQLITE_IOERR_SHMSIZE`, a macro that Swift does not import.
private let shmSize = SQLITE_IOERR | (19 << 8)
