import Files
import Glibc

/// What stands beside the books, and says how far they had come: books that are gone, or that have
/// lost their log, are told by it from new ones.
///
/// It is written after each movement and may lag behind, but is never ahead.
struct BooksMark {
  let path: String

  /// The number of the last movement; nil where there never were any books.
  var last: Int64? {
    guard FileIdentity(of: path) != nil else { return nil }
    let text = (try? FileAccess.read(path)) ?? ""
    return Int64(text.prefix { $0 != "\n" }) ?? 0
  }

  /// Where it cannot be written it stays as it is.
  func write(_ last: Int64) {
    // Not to wait at a pipe from which nobody reads.
    let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    // Of one length, so that it is never cut off.
    let digits = String(last)
    let line = Array("\(String(repeating: "0", count: max(19 - digits.count, 0)))\(digits)\n".utf8)
    _ = line.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
  }
}
