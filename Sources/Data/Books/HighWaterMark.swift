import Files
import Platform

/// A file next to the books with the number of their last movement.
///
/// Books that are missing, older, or without their write-ahead log differ from whole ones by it. It is
/// written after each movement, so it may lag behind the books but is never ahead of them.
struct HighWaterMark {
  let path: String

  /// The number of the last movement; nil if there were never any books.
  var last: Int64? {
    guard FileIdentity(of: path) != nil else { return nil }
    let text = (try? FileAccess.read(path)) ?? ""
    return Int64(text.prefix { $0 != "\n" }) ?? 0
  }

  /// Writes `last` unless the mark is higher.
  func raise(to last: Int64) { write(last) { $0 < last } }

  /// Writes 0, for books that the user has replaced.
  func reset() { write(0) { _ in true } }

  /// Leaves the file unchanged if it cannot be written.
  private func write(_ last: Int64, if isDue: (_ earlier: Int64) -> Bool) {
    // O_NONBLOCK: opening a pipe without a reader would block.
    let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { FileAccess.closeLocked(file) }
    // Another process may be raising the mark.
    while flock(file, LOCK_EX) != 0 { guard errno == EINTR else { return } }
    guard isDue(self.last ?? -1) else { return }
    // A fixed length, so that the file need not be truncated.
    let digits = String(last)
    let line = Array("\(String(repeating: "0", count: max(19 - digits.count, 0)))\(digits)\n".utf8)
    _ = line.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
  }
}
