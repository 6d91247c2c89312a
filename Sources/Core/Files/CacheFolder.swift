internal import Platform

/// A folder of files that can be had again, and that together have a limited size: what was used
/// least recently goes first.
///
/// Several processes may use one folder. Whatever fails is as if there were no such file.
public actor CacheFolder {
  private struct Entry {
    let name: String
    let size: Int
    let used: timespec
  }

  private let path: String
  private let limit: Int
  /// Of all files; nil before the first one is stored.
  private var size: Int?

  /// - Parameters:
  ///   - path: created (0700) with the first file.
  ///   - limit: in bytes.
  public init(_ path: String, limit: Int) {
    self.path = path
    self.limit = limit
  }

  /// What a file has; nil without one, and where it has more than `most` bytes.
  public func bytes(of name: String, most: Int) -> [UInt8]? {
    let file = open("\(path)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    Self.noteUse(of: file)
    return FileAccess.readAll(file, limit: most)
  }

  /// Stores a file (0600), which has its name only when it is whole.
  public func store(_ bytes: [UInt8], as name: String) {
    guard bytes.count <= limit, FileAccess.createFolders(path) else { return }
    var template = Array("\(path)/.new-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    let isWhole = bytes.withUnsafeBytes { FileAccess.writeAll($0, to: file) }
    Self.noteUse(of: file)
    close(file)
    guard isWhole, rename(template, "\(path)/\(name)") == 0 else {
      unlink(template)
      return
    }
    if let size, size + bytes.count <= limit { self.size = size + bytes.count } else { trim() }
  }

  public func remove(_ name: String) {
    unlink("\(path)/\(name)")
  }

  /// The kernel's own time of a change is that of its last tick, which several files may share.
  private static func noteUse(of file: Int32) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    futimens(file, [now, now])
  }

  /// Removes files until there is some room again.
  private func trim() {
    var entries = FileAccess.names(in: path).compactMap(entry)
    var size = entries.reduce(0) { $0 + $1.size }
    if size > limit {
      entries.sort { ($0.used.tv_sec, $0.used.tv_nsec) < ($1.used.tv_sec, $1.used.tv_nsec) }
      for entry in entries where size > limit / 10 * 9 {
        remove(entry.name)
        size -= entry.size
      }
    }
    self.size = size
  }

  private func entry(_ name: String) -> Entry? {
    var status = stat()
    guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Entry(name: name, size: Int(status.st_size), used: status.modified)
  }
}
