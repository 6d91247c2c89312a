import Glibc
import RIBs

/// Where the user of one profile was last, in a file that nobody else can read.
struct PlaceFile {
  private let path: String

  /// In bytes; no place is as long.
  private static let most = 65_536

  init(path: String) {
    self.path = path
  }

  /// Nil where there is none, or one that cannot be understood.
  func read() -> Place? {
    // Not to wait at a pipe, here and below.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.most) { buffer, count in
      count = max(Glibc.read(file, buffer.baseAddress, buffer.count), 0)
    }
    return String(validating: bytes, as: UTF8.self).flatMap { Place(parsing: $0) }
  }

  /// Replaces what was there, whole or not at all.
  ///
  /// A failure is nobody's matter: the next launch begins at the first screen.
  func write(_ place: Place) {
    let new = path + ".new"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let file = open(new, flags, 0o600)
    guard file >= 0 else { return }
    var text = place.description
    let count = text.withUTF8 { bytes in Glibc.write(file, bytes.baseAddress, bytes.count) }
    close(file)
    if count == text.utf8.count { rename(new, path) } else { unlink(new) }
  }
}
