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

  /// Opens the database at `path` as it is, even where nothing can be written; leaves nothing beside
  /// it.
  static func openToRead(
    _ path: String, _ migrations: [Migration], interruption: Interruption
  ) throws(SQLiteError) -> Connection {
    func connect(
      _ option: String, isAlone: Bool = false
    ) throws(SQLiteError) -> Connection {
      let connection = try Connection(reading: path, option, interruption: interruption)
      if isAlone {
        // Has what shared memory would hold in its own, if set before anything is read.
        try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.keepLogOnClose()
      }
      let (known, found) = (migrations.last?.version ?? 0, try connection.schemaVersion)
      guard found <= known || migrations.isEmpty else {
        throw .newerSchema(path: path, found: found, known: known)
      }
      return connection
    }
    // With a log it must not be left out: what was committed last stands there.
    guard try DatabaseFile(path: "\(path)-wal").isFilled else { return try connect("immutable=1") }
    // Without shared memory nobody has the file open, and a crash has left the log: there is no lock
    // to mind, and the file, which is only read, takes none.
    return try DatabaseFile(path: "\(path)-shm").identity != nil
      ? connect("mode=ro&readonly_shm=1") : connect("mode=ro&vfs=unix-none", isAlone: true)
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
