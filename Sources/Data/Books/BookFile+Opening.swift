internal import Files
internal import Platform
public import SQL
internal import SQLite

extension BookFile {
  /// Checks the books, creates them on first use, and makes them ready for changes.
  ///
  /// Throws `corrupt` if they are damaged, do not balance or lack movements, and `gone` if they are
  /// missing though there were some; the files are then unchanged.
  public func open() async throws(SQLError) {
    // Read first: another program may make the books in the meantime.
    let wereMade = mark.last != nil || FileIdentity(of: backupPath) != nil
    do throws(SQLError) {
      try await check(.changing)
    } catch {
      // The first launch may have ended before it stored anything.
      guard case .gone = error, !wereMade else { throw error }
      try await database.make()
    }
    guard try await !database.isReadOnly(), isFolderWritable else {
      throw .readOnly(path: database.path, reason: "the file or its folder is protected")
    }
    mark.raise(to: try await database.read(Self.lastMovement))
  }

  public func examine() async throws(SQLError) -> Bool {
    let wereMade = mark.last != nil
    guard FileIdentity(of: database.path) != nil else {
      guard !wereMade else { throw .gone(path: database.path) }
      return false
    }
    try await check(.reading)
    return true
  }

  /// Whether the file has a ledger, which came with its second version; true if that cannot be read.
  public var hasLedger: Bool {
    get async {
      let count = try? await database.read { connection throws(SQLError) -> Int in
        try connection.scalar("SELECT count(*) FROM sqlite_master WHERE name = 'ledger'") ?? 0
      }
      return count != 0
    }
  }

  public func readAnyway<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value {
    let database = SQLiteDatabase(path: database.path, access: .reading)
    let value = try await database.read(body)
    await database.close()
    return value
  }

  /// Uses a separate connection, so that damage does not affect the one for movements.
  private func check(_ access: Access) async throws(SQLError) {
    let database = SQLiteDatabase(
      path: database.path, durability: .full, busyTimeout: database.busyTimeout, access: access)
    let version = FileVersion(of: database.path)
    do throws(SQLError) {
      try await database.quickCheck()
      // The tables of a newer version may fail the checks below without being damaged.
      try await self.database.checkVersion()
      try await database.read { connection throws(SQLError) in
        try checkMark(connection)
        try checkBalances(connection)
      }
      await database.close()
    } catch {
      await database.close()
      throw error
    }
    checked.version = version
  }

  /// Checks the mark, and all the rest if the file itself was written since the last check, by a
  /// checkpoint or by another program.
  func checkAgain(_ connection: Connection) throws(SQLError) {
    let version = FileVersion(of: database.path)
    if version != checked.version {
      try connection.checkIntegrity()
      try checkBalances(connection)
      checked.version = version
    }
    try checkMark(connection)
  }

  /// Throws `corrupt` if movements are missing.
  func checkMark(_ connection: Connection) throws(SQLError) {
    // Read first: another process may insert a movement in the meantime.
    let marked = mark.last ?? 0
    let last = try readable { () throws(SQLError) in try Self.lastMovement(connection) }
    guard last >= marked else {
      throw .corrupt(path: database.path, reason: "movements after \(last) are missing")
    }
  }

  private func checkBalances(_ connection: Connection) throws(SQLError) {
    guard try readable({ () throws(SQLError) in try connection.areBalanced() }) else {
      throw .corrupt(path: database.path, reason: "balances are not the sums of movements")
    }
  }

  /// Throws `corrupt` if a table is missing.
  private func readable<Value>(
    _ query: () throws(SQLError) -> Value
  ) throws(SQLError) -> Value {
    do throws(SQLError) { return try query() } catch {
      if case .misuse(let reason) = error { throw .corrupt(path: database.path, reason: reason) }
      throw error
    }
  }

  /// Whether the write-ahead log can be created, which every change requires.
  private var isFolderWritable: Bool { access(FileAccess.folder(of: database.path), W_OK) == 0 }
}
