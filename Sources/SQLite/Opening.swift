internal import Files

extension Connection {
  /// Opens the database at `path`, whose tables may be old; where there is none it is made, if this
  /// `makes` one.
  ///
  /// Tells `didFind` which file it is.
  static func open(
    _ path: String, durability: Durability, busyTimeout: Duration, interruption: Interruption,
    makes: Bool = true, didFind: (FileIdentity?) -> Void
  ) throws(SQLiteError) -> Connection {
    func connect() throws(SQLiteError) -> Connection {
      let connection = try Connection(
        path: path, busyTimeout: busyTimeout, interruption: interruption)
      try connection.execute("PRAGMA journal_mode = WAL")
      switch durability {
      case .normal: try connection.execute("PRAGMA synchronous = NORMAL")
      case .full: try connection.execute("PRAGMA synchronous = FULL")
      }
      return connection
    }
    guard path != Database.memory else { return try connect() }
    let file = DatabaseFile(path: path)
    return try file.locked(for: busyTimeout) { () throws(SQLiteError) in
      if makes { try file.create() }
      // Known before anything can fail: another program may move the file away afterwards.
      didFind(file.identity)
      return try connect()
    }
  }

  /// Brings the tables to the newest version, each step a transaction, then minds foreign keys.
  func migrate(_ migrations: [Migration]) throws(SQLiteError) {
    // A step may rebuild a table that others refer to; the switch has no effect inside a
    // transaction. See https://www.sqlite.org/lang_altertable.html#otheralter
    try execute("PRAGMA foreign_keys = OFF")
    let known = migrations.last?.version ?? 0
    let found = try schemaVersion
    guard found <= known || migrations.isEmpty else {
      throw .newerSchema(path: path, found: found, known: known)
    }
    for migration in migrations where migration.version > found {
      try transaction { connection throws(SQLiteError) in
        // Another program may have done it while this one waited.
        guard try connection.schemaVersion < migration.version else { return }
        try migration.change(connection)
        try connection.checkForeignKeys()
        try connection.execute("PRAGMA user_version = \(migration.version)")
      }
    }
    try execute("PRAGMA foreign_keys = ON")
  }

  /// Opens the database at `path` as it is, even where nothing can be written.
  static func openToRead(
    _ path: String, _ migrations: [Migration], interruption: Interruption
  ) throws(SQLiteError) -> Connection {
    func connect(_ option: String) throws(SQLiteError) -> Connection {
      let connection = try Connection(reading: path, option, interruption: interruption)
      let (known, found) = (migrations.last?.version ?? 0, try connection.schemaVersion)
      guard found <= known || migrations.isEmpty else {
        throw .newerSchema(path: path, found: found, known: known)
      }
      return connection
    }
    // Without a log nothing is put beside the file either. With one it must not be left out: what
    // was committed last stands there.
    let hasLog = try DatabaseFile(path: "\(path)-wal").isFilled
    return try connect(hasLog ? "mode=ro" : "immutable=1")
  }

  /// Whether the tables are as the last of `migrations` leaves them.
  func hasNewest(of migrations: [Migration]) throws(SQLiteError) -> Bool {
    try schemaVersion == migrations.last?.version ?? 0
  }

  private var schemaVersion: Int {
    get throws(SQLiteError) { try scalar("PRAGMA user_version") ?? 0 }
  }

  private func checkForeignKeys() throws(SQLiteError) {
    let orphans = try query("PRAGMA foreign_key_check", [], limit: 1) { _ in true }
    guard orphans.isEmpty else { throw .constraint(.foreignKey) }
  }
}
