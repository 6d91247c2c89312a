public import SQL

extension SQLiteDatabase {
  /// Returns the connection, opened if needed; for a use that `changesNothing` it may be read-only.
  func opened(_ changesNothing: Bool) throws(SQLError) -> SQLiteConnection {
    if isReplaced { connection = nil }
    if let connection { return connection }
    let former = openedFile
    let new: SQLiteConnection
    do throws(SQLError) {
      switch access {
      case .making: new = try begin()
      case .changing: new = try resume()
      case .reading:
        new = try SQLiteConnection.openToRead(path, migrations, interruption: interruption)
      }
    } catch {
      // Not stored, since the next use may succeed in opening the file for changes.
      guard changesNothing, let reader = reader(despite: error) else { throw error }
      return reader
    }
    seenVersion = try new.dataVersion
    connection = new
    if former != nil, former != openedFile { isOtherOpen = true }
    return new
  }

  /// Opens the file, and creates it if needed.
  func begin() throws(SQLError) -> SQLiteConnection {
    let new = try SQLiteConnection.open(
      path, durability: durability, busyTimeout: busyTimeout, interruption: interruption,
      didFind: { openedFile = $0 })
    try new.migrate(migrations)
    return new
  }

  /// Opens the file for reading if `failure` is a full or read-only disk and its tables have the
  /// newest version; nil otherwise.
  private func reader(despite failure: SQLError) -> SQLiteConnection? {
    switch failure {
    case .full, .readOnly, .cannotOpen: break
    default: return nil
    }
    guard
      let reader = try? SQLiteConnection.openToRead(path, migrations, interruption: interruption),
      (try? reader.hasNewest(of: migrations)) == true
    else { return nil }
    return reader
  }

  /// Opens an existing file that has tables.
  private func resume() throws(SQLError) -> SQLiteConnection {
    let file = DatabaseFile(path: path)
    try file.requireFile()
    guard try file.isFilled else { throw .gone(path: path) }
    let new = try SQLiteConnection.open(
      path, durability: durability, busyTimeout: busyTimeout, interruption: interruption,
      makes: false, didFind: { openedFile = $0 })
    guard try new.hasTables else { throw .gone(path: path) }
    try new.migrate(migrations)
    return new
  }

  /// Throws `newerSchema` if a newer version of the program has migrated the file; changes nothing.
  public nonisolated func checkVersion() async throws(SQLError) {
    let reader = SQLiteDatabase(path: path, migrations: migrations, access: .reading)
    try await reader.read { _ throws(SQLError) in }
    await reader.close()
  }
}
