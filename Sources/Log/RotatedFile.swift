internal import Glibc

/// A file that is set aside when it is full; several programs may append to it at once.
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

  /// Writes a line at the end, or drops it when that fails.
  mutating func append(_ line: [UInt8]) {
    guard open() else { return }
    // One call of `write` on a file opened for appending is not mixed with that of another.
    let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if written == line.count, isFull(descriptor) { rotate() }
  }

  /// Opens the file that stands at the path now; another program may have begun a new one.
  private mutating func open() -> Bool {
    if descriptor >= 0, isCurrent(descriptor) { return true }
    if descriptor >= 0 { close(descriptor) }
    // Not to wait at a pipe from which nobody reads.
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    descriptor = Glibc.open(path, flags, 0o600)
    if descriptor < 0, errno == ENOENT {
      createFolder()
      descriptor = Glibc.open(path, flags, 0o600)
    }
    return descriptor >= 0
  }

  private func isCurrent(_ descriptor: Int32) -> Bool {
    var mine = stat()
    var there = stat()
    return fstat(descriptor, &mine) == 0 && stat(path, &there) == 0
      && mine.st_ino == there.st_ino && mine.st_dev == there.st_dev
  }

  private func isFull(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_size >= size
  }

  private func rotate() {
    // Two programs may find it full at once: the second one finds another file at the path.
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

  private func createFolder() {
    var index = path.startIndex
    while let slash = path[index...].dropFirst().firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      index = slash
    }
  }
}
