internal import Files
public import SQL
internal import Synchronization

/// An SQLite database in a file, opened and migrated at its first use.
///
/// Work runs serially on the database's own dispatch queue, and ends early with
/// `SQLError.interrupted` when the task that waits for it is cancelled. Several databases, in
/// this process or others, may use one file.
public actor SQLiteDatabase: Database {
  static let memory = ":memory:"

  /// The path of the file.
  public nonisolated let path: String

  private nonisolated let executor: DatabaseExecutor
  let interruption = Interruption()
  let access: Access
  let migrations: [Migration]
  let durability: Durability
  /// How long a change waits for another writer.
  public nonisolated let busyTimeout: Duration
  var connection: SQLiteConnection?
  /// The last value of `PRAGMA data_version`.
  var seenVersion = 0
  private var lastWork = 0
  var openedFile: FileIdentity?
  /// The file at the path at the last call of `hasChangedElsewhere`; nil before the first call.
  private var seenFile: FileIdentity??
  /// Whether another file than before was opened since that call, from which its caller has read nothing.
  var isOtherOpen = false
  var corruptFile: FileIdentity?

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates a database without opening its file.
  ///
  /// - Parameters:
  ///   - path: the file, created with its folders if needed (0600, 0700).
  ///   - migrations: all migrations since the first version, in ascending order.
  ///   - durability: what survives a power failure.
  ///   - busyTimeout: how long a change waits for another writer before it throws `busy`.
  ///   - access: whether the file may be created and changed.
  public init(
    path: String, migrations: [Migration] = [], durability: Durability = .normal,
    busyTimeout: Duration = .seconds(5), access: Access = .making
  ) {
    self.path = path
    self.access = access
    self.migrations = migrations
    self.durability = durability
    self.busyTimeout = busyTimeout
    executor = DatabaseExecutor(name: "galbi.sqlite")
  }

  // Isolated, since closing may checkpoint the log.
  isolated deinit {
    connection = nil
  }

  /// A database in memory, for tests.
  public static func inMemory(migrations: [Migration] = []) -> SQLiteDatabase {
    SQLiteDatabase(path: memory, migrations: migrations)
  }

  /// Commits the changes of `body`, or rolls them back if it throws or the task is cancelled.
  ///
  /// Takes the write lock first, so that `busy` is thrown before `body` is called. While it waits for
  /// another writer, at most for `patience` instead of `busyTimeout`, other work waits too. `busy` is
  /// also thrown if another file, or none, is at the path by the end of `body`.
  @discardableResult
  public func transaction<Value: Sendable>(
    patience: Duration? = nil, _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value {
    try await perform { connection throws(SQLError) in
      try connection.transaction(patience: patience) { connection throws(SQLError) in
        let value = try body(connection)
        // A file without a name is never read again.
        guard !isReplaced else { throw .busy(path: path, reason: "the file has been replaced") }
        return value
      }
    }
  }

  /// Runs several queries on a snapshot of the database.
  ///
  /// Also works while the file cannot be opened for changes.
  public func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value {
    try await perform(changesNothing: true) { connection throws(SQLError) in
      try connection.read(body)
    }
  }

  /// Checks the whole file, and throws `corrupt` if it is damaged.
  ///
  /// Call it on a second `Database` if other work must not wait for a large file.
  public func quickCheck() async throws(SQLError) {
    try await perform { connection throws(SQLError) in try connection.quickCheck() }
  }

  /// Whether another connection has committed since the last call, or since the file was opened.
  ///
  /// Does not open the file: without a connection nothing has been read yet. It is also true when another file
  /// was opened since the last call than before, and with `Access.changing` when one is at the path.
  public func hasChangedElsewhere() async throws(SQLError) -> Bool {
    let file = access == .changing ? DatabaseFile(path: path).identity : nil
    let isReplaced = isReplaced
    let isOther = isReplaced || seenFile.map { $0 != file } ?? false
    let isOtherOpen = isOtherOpen
    (seenFile, self.isOtherOpen) = (.some(file), false)
    if isReplaced { connection = nil }
    guard let connection else { return isOther || isOtherOpen }
    // This reads from the connection that is open, also if the file is removed meanwhile. A new connection would
    // create the file again, and the removal would stay unnoticed.
    let version = try connection.dataVersion
    defer { seenVersion = version }
    return isOtherOpen || version != seenVersion
  }

  /// Whether there is a file with something in it; does not open it.
  public nonisolated var hasFile: Bool { (try? DatabaseFile(path: path).isFilled) ?? false }

  /// Creates the file and its tables if needed, whatever the access.
  public func make() throws(SQLError) {
    connection = nil
    _ = try begin()
  }

  /// Whether the file or its disk is read-only.
  public func isReadOnly() async throws(SQLError) -> Bool {
    try await perform { connection throws(SQLError) in connection.isReadOnly }
  }

  /// Closes the file; the next use reopens it.
  public func close() {
    connection = nil
  }

  /// Runs `body` outside a transaction; for one that `changesNothing` the file may be read-only.
  package func perform<Value: Sendable>(
    changesNothing: Bool = false, _ body: (SQLiteConnection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value {
    lastWork += 1
    let number = lastWork
    let interruption = interruption
    let result = await withTaskCancellationHandler {
      interruption.begin(number)
      defer { interruption.end() }
      return attempt(changesNothing, body)
    } onCancel: {
      interruption.cancel(number)
    }
    return try result.get()
  }

  private func attempt<Value>(
    _ changesNothing: Bool, _ body: (SQLiteConnection) throws(SQLError) -> Value
  ) -> Result<Value, SQLError> {
    do throws(SQLError) {
      // A cancellation before `begin` had nothing to interrupt.
      if Task.isCancelled { throw .interrupted }
      return .success(try body(try opened(changesNothing)))
    } catch {
      if case .corrupt = error { corruptFile = openedFile }
      return .failure(error)
    }
  }

  /// Whether the open file has been removed or replaced.
  var isReplaced: Bool {
    access != .reading && connection != nil && DatabaseFile(path: path).identity != openedFile
  }
}

/// What survives a power failure.
///
/// A crash of the process loses no commit in either case.
public enum Durability: Sendable {
  /// The database stays consistent, but the last commits may be lost.
  case normal
  /// Every commit is synced to the disk; for financial data.
  case full
}

/// What a `Database` may do with its file.
public enum Access: Sendable {
  /// Creates the file if it does not exist, and changes it.
  case making
  /// Changes an existing file that has tables; throws `gone` otherwise.
  ///
  /// For data that must not silently start empty. When the file is removed or replaced, the
  /// connection to it is closed, rather than changing a file without a name.
  case changing
  /// Reads an existing file, even a damaged one or on a read-only disk, and creates no other files.
  case reading
}

/// A database in a file that no other connection can open for as long as this exists.
public final class ExclusiveFile: Sendable {
  // Used only with `lock` held, and `body` below cannot keep it: it is valid only there.
  private nonisolated(unsafe) let connection: SQLiteConnection
  private let lock = Mutex(())

  /// Opens an existing file; throws `busy` if another connection has it open.
  public init(path: String) throws(SQLError) {
    connection = try SQLiteConnection(
      path: path, busyTimeout: .zero, interruption: Interruption())
    try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    // The lock stays after the first transaction.
    try connection.transaction { _ throws(SQLError) in }
  }

  /// Runs several queries on the thread of the caller.
  public func read<Value: Sendable>(
    _ body: (Connection) throws(SQLError) -> Value
  ) throws(SQLError) -> Value {
    try lock.withLock { _ throws(SQLError) in try connection.read(body) }
  }
}
