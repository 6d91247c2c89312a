internal import Files
internal import Glibc
public import SQLite

/// Opening and checking the file.
extension Books {
  /// Checks the books, creates them on first use, and makes them ready for changes.
  ///
  /// Throws `corrupt` if they are damaged, do not balance or lack movements, and `gone` if they are
  /// missing though there were some; the files are then unchanged.
  public func open() async throws(SQLiteError) {
    do throws(SQLiteError) {
      try await check(.changing)
    } catch {
      // The first launch may have ended before it stored anything.
      guard case .gone = error, mark.last == nil, FileIdentity(of: backupPath) == nil else {
        throw error
      }
      try await database.make()
    }
    guard try await !database.isReadOnly(), isFolderWritable else {
      throw .readOnly(path: database.path, reason: "the file or its folder is protected")
    }
    mark.raise(to: try await database.read(Self.lastMovement))
  }

  /// Checks the books as `open` does, without changing anything; returns false if there are none yet.
  public func examine() async throws(SQLiteError) -> Bool {
    guard FileIdentity(of: database.path) != nil else {
      guard mark.last == nil else { throw .gone(path: database.path) }
      return false
    }
    try await check(.reading)
    return true
  }

  /// Runs queries on books that may be damaged, or that cannot be written.
  public func readAnyway<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(SQLiteError) -> Value {
    let database = Database(path: database.path, access: .reading)
    let value = try await database.read(body)
    await database.close()
    return value
  }

  /// Uses a separate connection, so that damage does not affect the one for movements.
  private func check(_ access: Access) async throws(SQLiteError) {
    let database = Database(
      path: database.path, durability: .full, busyTimeout: database.busyTimeout, access: access)
    let version = FileVersion(of: database.path)
    do throws(SQLiteError) {
      try await database.quickCheck()
      // The tables of a newer version may fail the checks below without being damaged.
      try await self.database.checkVersion()
      try await database.read { connection throws(SQLiteError) in
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
  func checkAgain(_ connection: Connection) throws(SQLiteError) {
    let version = FileVersion(of: database.path)
    if version != checked.version {
      try connection.quickCheck()
      try checkBalances(connection)
      checked.version = version
    }
    try checkMark(connection)
  }

  /// Throws `corrupt` if movements are missing.
  func checkMark(_ connection: Connection) throws(SQLiteError) {
    // Read first: another process may insert a movement in the meantime.
    let marked = mark.last ?? 0
    let last = try readable { () throws(SQLiteError) in try Self.lastMovement(connection) }
    guard last >= marked else {
      throw .corrupt(path: database.path, reason: "movements after \(last) are missing")
    }
  }

  private func checkBalances(_ connection: Connection) throws(SQLiteError) {
    guard try readable({ () throws(SQLiteError) in try Self.isBalanced(connection) }) else {
      throw .corrupt(path: database.path, reason: "balances are not the sums of movements")
    }
  }

  /// Throws `corrupt` if a table is missing.
  private func readable<Value>(
    _ query: () throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    do throws(SQLiteError) { return try query() } catch {
      if case .misuse(let reason) = error { throw .corrupt(path: database.path, reason: reason) }
      throw error
    }
  }

  /// Whether the stored balances are the sums of all movements, and top-ups have their movements.
  static func isBalanced(_ connection: Connection) throws(SQLiteError) -> Bool {
    let faults: Int? = try connection.scalar(
      """
      SELECT
        (SELECT count(*) FROM account WHERE balance <> (
          SELECT ifnull(sum(CASE target WHEN account.id THEN amount ELSE -amount END), 0)
          FROM movement WHERE +source = account.id OR +target = account.id))
        + (SELECT count(*) FROM intent LEFT JOIN movement
            ON movement.key = intent.key AND movement.kind = 'topup'
          WHERE (state = 'charged') <> (movement.id IS NOT NULL)
            OR movement.amount <> intent.amount)
      """)
    return faults == 0
  }

  /// Whether the write-ahead log can be created, which every change requires.
  private var isFolderWritable: Bool { access(FileAccess.folder(of: database.path), W_OK) == 0 }
}
