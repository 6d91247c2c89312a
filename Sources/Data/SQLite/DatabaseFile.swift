internal import Files
internal import Platform
internal import SQL

/// The file of a database, together with its log (`-wal`) and shared memory (`-shm`).
struct DatabaseFile {
  let path: String

  /// The identity of the file that is at the path now.
  var identity: FileIdentity? { FileIdentity(of: path) }

  /// Throws `cannotOpen` for a folder, device or pipe; opening a pipe could block forever.
  func requireFile() throws(SQLError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return }
    throw .cannotOpen(path: path, reason: "it is no file")
  }

  /// Whether the file exists and is not empty.
  var isFilled: Bool {
    get throws(SQLError) {
      var status = stat()
      if stat(path, &status) == 0 { return status.st_size > 0 }
      guard errno == ENOENT || errno == ENOTDIR else { throw failure() }
      return false
    }
  }

  /// Creates the folder (0700) and an empty file (0600) if needed.
  func create() throws(SQLError) {
    try createFolder()
    // Created without opening it: closing any descriptor of the file would release the POSIX locks
    // of this process's connections to it. The log and the shared memory inherit its permissions.
    guard mknod(path, S_IFREG | 0o600, 0) == 0 || errno == EEXIST else { throw failure() }
  }

  /// Runs `body` while holding a lock, so that no other process opens or renames the database.
  func locked<Value>(
    for limit: Duration, _ body: () throws(SQLError) -> Value
  ) throws(SQLError) -> Value {
    try createFolder()
    let lock = open("\(path).lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw failure() }
    defer { FileAccess.closeLocked(lock) }
    let start = ContinuousClock.now
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw failure() }
      guard start.duration(to: .now) < limit else {
        throw .busy(path: path, reason: "it is being opened or renamed")
      }
      usleep(5_000)
    }
    return try body()
  }

  /// Renames the three files; returns the new path of the database.
  func moveAside(as stamp: String) throws(SQLError) -> String {
    let base = "\(path).corrupt-\(stamp)"
    var target = base
    var number = 1
    while access(target, F_OK) == 0 || access("\(target)-wal", F_OK) == 0 {
      number += 1
      target = "\(base)-\(number)"
    }
    // The database last: if the process is killed in between, a new database must not find the old
    // log.
    for suffix in ["-shm", "-wal", ""] {
      guard rename(path + suffix, target + suffix) == 0 || errno == ENOENT else { throw failure() }
    }
    return target
  }

  /// Creates the folder and its parents (0700) if needed.
  func createFolder() throws(SQLError) {
    guard FileAccess.createFolders(FileAccess.folder(of: path)) else { throw failure() }
  }

  /// The error for the current `errno`.
  func failure() -> SQLError {
    let code = errno
    let reason = String(cString: strerror(code))
    return switch code {
    case EROFS: .readOnly(path: path, reason: reason)
    case ENOSPC, EDQUOT: .full(path: path, reason: reason)
    default: .cannotOpen(path: path, reason: reason)
    }
  }
}
