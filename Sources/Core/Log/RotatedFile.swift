internal import Files
internal import Platform

/// A file that is renamed when it is full; several processes may append to it at once.
struct RotatedFile: ~Copyable {
  private let path: String
  private let size: Int
  private let kept: Int
  private var descriptor: Int32 = -1

  init(path: String, size: Int, kept: Int) {
    self.path = path
    self.size = size
    self.kept = kept
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends a line, or drops it if that fails.
  mutating func append(_ line: [UInt8]) {
    guard open() else { return }
    // A single `write` to a file opened for appending is not interleaved with others.
    let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if written == line.count, isFull(descriptor) { rotate() }
  }

  /// Opens the file that is at the path now, since another process may have rotated it.
  private mutating func open() -> Bool {
    if descriptor >= 0, isCurrent(descriptor) { return true }
    if descriptor >= 0 { close(descriptor) }
    // O_NONBLOCK, so that a pipe without a reader does not block.
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    descriptor = Platform.open(path, flags, 0o600)
    if descriptor < 0, errno == ENOENT {
      FileAccess.createFolders(FileAccess.folder(of: path))
      descriptor = Platform.open(path, flags, 0o600)
    }
    return descriptor >= 0
  }

  private func isCurrent(_ descriptor: Int32) -> Bool {
    FileIdentity(of: descriptor) == FileIdentity(of: path)
  }

  private func isFull(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_size >= size
  }

  private func rotate() {
    // When two processes find it full at once, the second finds another file at the path.
    guard flock(descriptor, LOCK_EX) == 0 else { return }
    defer { flock(descriptor, LOCK_UN) }
    guard isCurrent(descriptor) else { return }
    guard kept > 0 else {
      unlink(path)
      return
    }
    for number in stride(from: kept - 1, through: 1, by: -1) {
      rename("\(path).\(number)", "\(path).\(number + 1)")
    }
    rename(path, "\(path).1")
  }
}
