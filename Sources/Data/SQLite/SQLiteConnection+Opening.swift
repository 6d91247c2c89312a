internal import CSQLite
internal import Files
internal import SQL

extension SQLiteConnection {
  /// The pages, of 4 KiB, that a transaction keeps until its end: an import that keeps 2 MB, as is usual,
  /// writes each a hundred times.
  private static let mostChangedPages = 16_384

  /// Opens the existing file at `path`, or a database in memory.
  convenience init(
    path: String, busyTimeout: Duration, interruption: Interruption
  ) throws(SQLError) {
    let flags = SQLITE_OPEN_READWRITE | (path == SQLiteDatabase.memory ? SQLITE_OPEN_CREATE : 0)
    try self.init(path, as: path, flags, busyTimeout: busyTimeout, interruption: interruption)
  }

  /// Opens an existing file for reading; `option` is a URI parameter (https://www.sqlite.org/uri.html).
  convenience init(
    reading path: String, _ option: String, interruption: Interruption
  ) throws(SQLError) {
    let name = path.utf8.map { byte in
      let isPlain =
        byte == UInt8(ascii: "/") || Character(UnicodeScalar(byte)).isLetter && byte < 128
      let digits = String(byte, radix: 16)
      return isPlain
        ? String(UnicodeScalar(byte)) : "%\(digits.count < 2 ? "0" : "")\(digits)"
    }
    try self.init(
      path, as: "file:\(name.joined())?\(option)", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI,
      busyTimeout: .seconds(1), interruption: interruption)
  }

  /// Opens the database at `path`, which is created if needed and `makes` is true.
  ///
  /// Does not migrate. Passes the identity of the file to `didFind`.
  static func open(
    _ path: String, durability: Durability, busyTimeout: Duration, interruption: Interruption,
    makes: Bool = true, didFind: (FileIdentity?) -> Void
  ) throws(SQLError) -> SQLiteConnection {
    func connect() throws(SQLError) -> SQLiteConnection {
      let connection = try SQLiteConnection(
        path: path, busyTimeout: busyTimeout, interruption: interruption)
      try connection.execute("PRAGMA journal_mode = WAL")
      try connection.execute("PRAGMA cache_spill = \(mostChangedPages)")
      switch durability {
      case .normal: try connection.execute("PRAGMA synchronous = NORMAL")
      case .full: try connection.execute("PRAGMA synchronous = FULL")
      }
      return connection
    }
    guard path != SQLiteDatabase.memory else { return try connect() }
    let file = DatabaseFile(path: path)
    return try file.locked(for: busyTimeout) { () throws(SQLError) in
      if makes { try file.create() }
      // Reported before anything can fail: another process may move the file away afterwards.
      didFind(file.identity)
      return try connect()
    }
  }

  /// Runs the pending migrations, each in a transaction, and then enforces foreign keys.
  func migrate(_ migrations: [Migration]) throws(SQLError) {
    // A migration may rebuild a table that others refer to, and the pragma has no effect inside a
    // transaction. See https://www.sqlite.org/lang_altertable.html#otheralter
    try execute("PRAGMA foreign_keys = OFF")
    let known = migrations.last?.version ?? 0
    let found = try schemaVersion
    guard found <= known || migrations.isEmpty else {
      throw .newerSchema(path: path, found: found, known: known)
    }
    // Another process may migrate meanwhile, so that each step looks again.
    if found == 0, let whole = migrations.last(where: { !$0.baseline.isEmpty }) {
      try step(to: whole.version, unless: { () throws(SQLError) in try hasTables }) {
        connection throws(SQLError) in
        for part in whole.baseline { try connection.execute(part) }
      }
    }
    let reached = try schemaVersion
    for migration in migrations where migration.version > reached {
      try step(
        to: migration.version,
        unless: { () throws(SQLError) in try schemaVersion >= migration.version },
        migration.change)
    }
    try execute("PRAGMA foreign_keys = ON")
  }

  /// Makes a change of tables in a transaction, and notes their new version, unless it was done before.
  private func step(
    to version: Int, unless isDone: () throws(SQLError) -> Bool,
    _ change: (Connection) throws(SQLError) -> Void
  ) throws(SQLError) {
    guard try !isDone() else { return }
    try transaction { connection throws(SQLError) in
      guard try !isDone() else { return }
      try change(connection)
      try checkForeignKeys()
      try execute("PRAGMA user_version = \(version)")
    }
  }

  /// Opens the database at `path` for reading, even on a read-only disk, without creating any file.
  static func openToRead(
    _ path: String, _ migrations: [Migration], interruption: Interruption
  ) throws(SQLError) -> SQLiteConnection {
    func connect(
      _ option: String, isAlone: Bool = false
    ) throws(SQLError) -> SQLiteConnection {
      let connection = try SQLiteConnection(reading: path, option, interruption: interruption)
      if isAlone {
        // Keeps the WAL index in heap memory, if set before the first read.
        try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.keepLogOnClose()
      }
      let (known, found) = (migrations.last?.version ?? 0, try connection.schemaVersion)
      guard found <= known || migrations.isEmpty else {
        throw .newerSchema(path: path, found: found, known: known)
      }
      return connection
    }
    // A log contains the latest commits, so `immutable`, which ignores it, needs an empty one.
    guard try DatabaseFile(path: "\(path)-wal").isFilled else { return try connect("immutable=1") }
    // Without shared memory no process has the file open, and the log is left from a crash: no
    // locks are needed for reading.
    return try DatabaseFile(path: "\(path)-shm").identity != nil
      ? connect("mode=ro&readonly_shm=1") : connect("mode=ro&vfs=unix-none", isAlone: true)
  }

  /// Whether the schema has the version of the last of `migrations`.
  func hasNewest(of migrations: [Migration]) throws(SQLError) -> Bool {
    try schemaVersion == migrations.last?.version ?? 0
  }

  private var schemaVersion: Int {
    get throws(SQLError) { try scalar("PRAGMA user_version") ?? 0 }
  }

  private func checkForeignKeys() throws(SQLError) {
    let orphans = try query("PRAGMA foreign_key_check", arguments: [], limit: 1) { _ in true }
    guard orphans.isEmpty else { throw .constraint("a foreign key refers to nothing") }
  }
}
