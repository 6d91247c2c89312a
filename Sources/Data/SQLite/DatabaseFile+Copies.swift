internal import Files
internal import Platform
internal import SQL

/// Replacing a file by one that is written beside it.
extension DatabaseFile {
  /// Replaces this file by the one that `make` writes, after checking and syncing it.
  func replace(
    _ make: (DatabaseFile) throws(SQLError) -> Void,
    settingAside: () throws(SQLError) -> Void = {}
  ) throws(SQLError) {
    let new = DatabaseFile(path: "\(path).new")
    new.erase()
    do throws(SQLError) {
      try make(new)
      try SQLiteConnection(reading: new.path, "immutable=1", interruption: Interruption())
        .quickCheck()
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

  private func synchronise() throws(SQLError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure() }
  }

  private func erase() {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }
}
