/// How a database comes by its connection.
extension Database {
  /// The connection that is open, or a new one; one that `changesNothing` may be all there can be.
  func opened(_ changesNothing: Bool) throws(SQLiteError) -> Connection {
    if isReplaced { connection = nil }
    if let connection { return connection }
    let new: Connection
    do throws(SQLiteError) {
      switch access {
      case .making: new = try begin()
      case .changing: new = try resume()
      case .reading: new = try Connection.openToRead(path, migrations, interruption: interruption)
      }
    } catch {
      // Not kept: the next use tries again, and may find room.
      guard changesNothing, let reader = reader(despite: error) else { throw error }
      return reader
    }
    seenVersion = try new.dataVersion
    connection = new
    return new
  }

  /// Opens the file, which is made where there is none.
  func begin() throws(SQLiteError) -> Connection {
    let new = try Connection.open(
      path, durability: durability, busyTimeout: busyTimeout, interruption: interruption,
      didFind: { openedFile = $0 })
    try new.migrate(migrations)
    return new
  }

  /// Opens a file whose disk is full, or that takes no changes, as it is; nil where that is not why,
  /// or its tables are not those of this version.
  private func reader(despite failure: SQLiteError) -> Connection? {
    switch failure {
    case .full, .readOnly, .cannotOpen: break
    default: return nil
    }
    guard
      let reader = try? Connection.openToRead(path, migrations, interruption: interruption),
      (try? reader.hasNewest(of: migrations)) == true
    else { return nil }
    return reader
  }

  /// Opens a file that holds tables.
  private func resume() throws(SQLiteError) -> Connection {
    let file = DatabaseFile(path: path)
    try file.requireFile()
    guard try file.isFilled else { throw .gone(path: path) }
    let new = try Connection.open(
      path, durability: durability, busyTimeout: busyTimeout, interruption: interruption,
      makes: false, didFind: { openedFile = $0 })
    guard try new.hasTables else { throw .gone(path: path) }
    try new.migrate(migrations)
    return new
  }

  /// Throws `newerSchema` where a newer program has changed the tables; changes nothing.
  public nonisolated func checkVersion() async throws(SQLiteError) {
    let reader = Database(path: path, migrations: migrations, access: .reading)
    try await reader.read { _ throws(SQLiteError) in }
    await reader.close()
  }
}
