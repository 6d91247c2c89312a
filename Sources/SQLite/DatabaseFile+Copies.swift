internal import Glibc

/// Files that are made beside another, and take its place when they are whole.
extension DatabaseFile {
  /// Puts what `make` has written in the place of this file, if it is a sound database.
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
      // A log that another file has left would be taken for this one's.
      unlink("\(path)-wal")
      unlink("\(path)-shm")
      guard rename(new.path, path) == 0 else { throw failure() }
      try? DatabaseFile(path: folder).synchronise()
    } catch {
      new.erase()
      throw error
    }
  }

  /// Makes the file (0600) with what is in another.
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
      var rest = part[..<count]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
        guard written > 0 else { throw failure() }
        rest = rest.dropFirst(written)
      }
    }
  }

  private var folder: String {
    let slash = path.lastIndex(of: "/")
    return slash.map { path[..<$0].isEmpty ? "/" : String(path[..<$0]) } ?? "."
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
