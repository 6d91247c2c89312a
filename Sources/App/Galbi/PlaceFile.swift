import Platform
import RIBs

/// The place where the user of a profile was last, in a file that only its owner can read.
struct PlaceFile {
  let path: String

  /// Nil without one, and where it cannot be understood.
  func read() -> NavigationPath? {
    // `O_NONBLOCK`, here and below, so that a pipe does not block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // One byte more than a place may have, so that a longer text is not one.
    let bytes = [UInt8](unsafeUninitializedCapacity: NavigationPath.mostBytes + 1) {
      buffer, count in
      count = max(Platform.read(file, buffer.baseAddress, buffer.count), 0)
    }
    return String(validating: bytes, as: UTF8.self).flatMap { NavigationPath(parsing: $0) }
  }

  /// Replaces the place, wholly or not at all; of one that is too long the path alone or the link.
  ///
  /// After a failure the next launch begins at an earlier place or the first screen.
  func write(_ place: NavigationPath) {
    let texts = [place, place.path, NavigationPath(place.link)].lazy.map(\.description)
    guard var text = texts.first(where: { $0.utf8.count <= NavigationPath.mostBytes }) else {
      return
    }
    let new = path + ".new"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let file = open(new, flags, 0o600)
    guard file >= 0 else { return }
    let count = text.withUTF8 { bytes in Platform.write(file, bytes.baseAddress, bytes.count) }
    close(file)
    if count == text.utf8.count { rename(new, path) } else { unlink(new) }
  }
}
