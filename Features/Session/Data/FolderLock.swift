import Glibc
import SessionDomain

/// A lock on a folder that all Galbis respect; it ends with this, or with the process.
final class FolderLock {
  enum Kind {
    case shared, alone
  }

  private let descriptor: Int32

  /// Nil when there is no such folder.
  init?(_ folder: String) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Takes the lock, instead of the one there was; false while others hold it otherwise.
  func take(_ kind: Kind) -> Bool {
    let operation = kind == .shared ? LOCK_SH : LOCK_EX
    while flock(descriptor, operation | LOCK_NB) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Takes the lock for this alone, as soon as nobody else has it; false when that takes too long.
  func takeAlone(within limit: Duration) -> Bool {
    let start = ContinuousClock.now
    while !take(.alone) {
      guard errno == EWOULDBLOCK, start.duration(to: .now) < limit else { return false }
      usleep(2_000)
    }
    return true
  }
}
