internal import Files
internal import Glibc

/// The file of a database, with the log and the shared memory beside it.
struct DatabaseFile {
  let path: String

  /// The file that stands at the path now.
  var identity: FileIdentity? { FileIdentity(of: path) }

  /// Throws `cannotOpen` where a folder, a pipe or a device stands: into a pipe nobody may ever write.
  func requireFile() throws(SQLiteError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return }
    throw .cannotOpen(path: path, reason: "it is no file")
  }

  /// Whether the file is there, and not empty.
  var isFilled: Bool {
    get throws(SQLiteError) {
      var status = stat()
      if stat(path, &status) == 0 { return status.st_size > 0 }
      guard errno == ENOENT || errno == ENOTDIR else { throw failure() }
      return false
    }
  }

  /// Makes the folder (0700) and an empty file (0600) where there are none.
  func create() throws(SQLiteError) {
    try createFolder()
    // A file made without opening it: closing any descriptor of a database's file would end the
    // locks that other connections of this process hold on it. The log and the shared memory
    // take their permissions from it.
    guard mknod(path, S_IFREG | 0o600, 0) == 0 || errno == EEXIST else { throw failure() }
  }

  /// Does `body` while no other process opens the database or moves it away.
  func locked<Value>(
    for limit: Duration, _ body: () throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    try createFolder()
    let lock = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw failure() }
    defer { close(lock) }
    let start = ContinuousClock.now
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw failure() }
      guard start.duration(to: .now) < limit else { throw .busy(path: path) }
      usleep(5_000)
    }
    return try body()
  }

  /// Gives the three files another name; returns that of the database.
  func moveAside(as stamp: String) throws(SQLiteError) -> String {
    let base = "\(path).corrupt-\(stamp)"
    var target = base
    var number = 1
    while access(target, F_OK) == 0 || access("\(target)-wal", F_OK) == 0 {
      number += 1
      target = "\(base)-\(number)"
    }
    // The database last: were the program killed between two of them, a new database would take
    // the old log for its own.
    for suffix in ["-shm", "-wal", ""] {
      guard rename(path + suffix, target + suffix) == 0 || errno == ENOENT else { throw failure() }
    }
    return target
  }

  /// Makes the folder, and those above it, where there are none (0700).
  func createFolder() throws(SQLiteError) {
    var index = path.startIndex
    while let slash = path[index...].dropFirst().firstIndex(of: "/") {
      let folder = String(path[..<slash])
      guard mkdir(folder, 0o700) == 0 || isFolder(folder) else { throw failure() }
      index = slash
    }
  }

  /// Called after `mkdir` has failed; leaves the reason in `errno`.
  private func isFolder(_ folder: String) -> Bool {
    guard errno == EEXIST else { return false }
    var status = stat()
    if stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return true }
    errno = ENOTDIR
    return false
  }

  func failure() -> SQLiteError {
    switch errno {
    case EROFS: .readOnly(path: path)
    case ENOSPC, EDQUOT: .full(path: path)
    case let code: .cannotOpen(path: path, reason: String(cString: strerror(code)))
    }
  }
}
