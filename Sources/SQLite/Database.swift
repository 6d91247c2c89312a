internal import Files

/// An SQLite database in a file, opened and brought up to date at its first use.
///
/// Everything runs on a thread of its own, one piece of work after another, and ends early with
/// `SQLiteError.interrupted` when the task that waits for it is cancelled. Several databases, in
/// this process or another, may use one file.
public actor Database {
  static let memory = ":memory:"

  /// Where the file is.
  public nonisolated let path: String

  private nonisolated let executor: DatabaseExecutor
  let interruption = Interruption()
  let access: Access
  let migrations: [Migration]
  let durability: Durability
  /// How long a change waits for another writer.
  public nonisolated let busyTimeout: Duration
  var connection: Connection?
  /// What `PRAGMA data_version` said last.
  var seenVersion = 0
  private var lastWork = 0
  var openedFile: FileIdentity?
  /// What stood at the path when `hasChangedElsewhere` was asked last; nil before the first time.
  private var seenFile: FileIdentity??
  var corruptFile: FileIdentity?

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Nothing is opened yet.
  ///
  /// - Parameters:
  ///   - path: the file; it and its folders are made where they do not exist (0600, 0700).
  ///   - migrations: all steps since the first version, in ascending order.
  ///   - durability: what outlives a power cut.
  ///   - busyTimeout: how long a change waits for another writer before it throws `busy`.
  ///   - access: what it may do with the file.
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

  // On the own thread, since closing may copy the log into the database.
  isolated deinit {
    connection = nil
  }

  /// A database without a file that ends with this object, as for tests and demos.
  public static func inMemory(migrations: [Migration] = []) -> Database {
    Database(path: memory, migrations: migrations)
  }

  /// Does `body` wholly or, when it throws or the task is cancelled, not at all.
  ///
  /// It begins as a writer, so that `busy` is thrown before anything is done.
  @discardableResult
  public func transaction<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(SQLiteError) -> Value {
    try await perform { connection throws(SQLiteError) in try connection.transaction(body) }
  }

  /// Does several queries on one state of the database, whatever others write meanwhile.
  ///
  /// What is there can be read even while the file cannot be opened for changes.
  public func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(SQLiteError) -> Value {
    try await perform(changesNothing: true) { connection throws(SQLiteError) in
      try connection.read(body)
    }
  }

  /// Looks through the whole file, and throws `corrupt` when it is damaged.
  ///
  /// Whoever must not wait for a large file gives this work to a second `Database` on it.
  public func quickCheck() async throws(SQLiteError) {
    try await perform { connection throws(SQLiteError) in try connection.quickCheck() }
  }

  /// True when somebody else has committed since this was asked last, or since the file was opened.
  ///
  /// Opens nothing: whoever has read nothing has nothing to read anew, unless another file stands
  /// where one could not be read. With `access` other than `.changing` files are not told apart.
  public func hasChangedElsewhere() async throws(SQLiteError) -> Bool {
    let file = access == .changing ? DatabaseFile(path: path).identity : nil
    let isOther = isReplaced || seenFile.map { $0 != file } ?? false
    seenFile = .some(file)
    if isReplaced { connection = nil }
    guard connection != nil else { return isOther }
    let version = try await perform { connection throws(SQLiteError) in
      try connection.dataVersion
    }
    defer { seenVersion = version }
    return version != seenVersion
  }

  /// Makes the file and its tables where there are none, for a database that does not begin by
  /// itself.
  public func make() throws(SQLiteError) {
    connection = nil
    _ = try begin()
  }

  /// True when the file or its disk takes no changes.
  public func isReadOnly() async throws(SQLiteError) -> Bool {
    try await perform { connection throws(SQLiteError) in connection.isReadOnly }
  }

  /// Closes the file; the next use opens it again.
  public func close() {
    connection = nil
  }

  func perform<Value: Sendable>(
    changesNothing: Bool = false, _ body: (Connection) throws(SQLiteError) -> Value
  ) async throws(SQLiteError) -> Value {
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
    _ changesNothing: Bool, _ body: (Connection) throws(SQLiteError) -> Value
  ) -> Result<Value, SQLiteError> {
    do throws(SQLiteError) {
      // A cancellation from before `begin` has found nothing to stop.
      if Task.isCancelled { throw .interrupted }
      return .success(try body(try opened(changesNothing)))
    } catch {
      if case .corrupt = error { corruptFile = openedFile }
      return .failure(error)
    }
  }

  /// True when another file, or none, stands where the open one stood.
  var isReplaced: Bool {
    access == .changing && connection != nil && DatabaseFile(path: path).identity != openedFile
  }
}
