internal import Files
internal import Glibc

/// Replacing a file by one that is written beside it.
extension DatabaseFile {
  /// Replaces this file by the one that `make` writes, after checking and syncing it.
  func replace(
    _ make: (DatabaseFile) throws(SQLiteError) -> Void,
    settingAside: () throws(SQLiteError) -> Void = {}
  ) throws(SQLiteError) {
    let new = DatabaseFile(path: "\(path).new")
    new.erase()
    do throws(SQLiteError) {
      try make(new)
      try Connection(reading: new.path, "immutable=1", interruption: Interruption()).quickCheck()
      try new.synchronise()
      try settingAside()
      // The log of the replaced file would be taken for that of the new one.
      unlink("\(path)-wal")
      unlink("\(path)-shm")
      guard rename(new.path, path) == 0 else { throw failure() }
      try? DatabaseFile(path: FileAccess.folder(of: path)).synchronise()
    } catch {
      new.erase()
      throw error
    }
  }

  /// Creates the file (0600) as a copy of `source`.
  func fill(from source: String) throws(SQLiteError) {
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw DatabaseFile(path: source).failure() }
    defer { close(input) }
    let output = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw failure() }
    defer { close(output) }
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(input, &part, part.count)
      if count == 0 { return }
      guard count > 0 else { throw DatabaseFile(path: source).failure() }
      let isWritten = part[..<count].withUnsafeBytes { FileAccess.writeAll($0, to: output) }
      guard isWritten else { throw failure() }
    }
  }

  private func synchronise() throws(SQLiteError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure() }
  }

  private func erase() {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }
}
