internal import Files
internal import Synchronization

/// The version of the books' file that was last checked as a whole; nil before the first check.
final class CheckedVersion: Sendable {
  private let state = Mutex<FileVersion?>(nil)

  var version: FileVersion? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
