internal import Platform

/// An advisory lock on a folder (`flock`), which ends with this object or the process.
public final class FolderLock {
  public enum Kind {
    case shared, exclusive
  }

  let descriptor: Int32

  /// Nil if the folder does not exist.
  public init?(_ folder: String) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  deinit { FileAccess.closeLocked(descriptor) }

  /// Takes the lock, replacing the one held before; false if another process holds a conflicting
  /// one.
  public func take(_ kind: Kind) -> Bool {
    let operation = kind == .shared ? LOCK_SH : LOCK_EX
    while flock(descriptor, operation | LOCK_NB) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Blocks the thread until it has the exclusive lock; false after `limit`.
  public func takeExclusive(within limit: Duration) -> Bool {
    let start = ContinuousClock.now
    while !take(.exclusive) {
      guard errno == EWOULDBLOCK, start.duration(to: .now) < limit else { return false }
      usleep(2_000)
    }
    return true
  }
}
