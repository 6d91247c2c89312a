public import Platform
internal import Synchronization

/// Counts the changes of some files in a folder by any process.
///
/// Writes without system calls, such as to mapped memory, are not noticed.
public final class FolderEvents: Sendable {
  /// The count, and the task that waits for it to change.
  private final class Counter: Sendable {
    struct State {
      var count = 0
      var waiter: CheckedContinuation<Void, Never>?
    }

    let state = Mutex(State())

    func wake(counting events: Int = 0) {
      let waiter = state.withLock { state in
        state.count += events
        defer { state.waiter = nil }
        return state.waiter
      }
      waiter?.resume()
    }
  }

  private let counter = Counter()
  private let folder: String
  private let identity: FileIdentity?
  private let watch: FolderWatch

  /// Watches the files of these names in an existing folder.
  ///
  /// - Throws: `cannotWatch`.
  public init(
    of folder: String, files names: Set<String>, at trigger: WriteTrigger
  ) throws(FileError) {
    self.folder = folder
    do throws(SystemError) {
      watch = try FolderWatch(of: folder, files: names, at: trigger) { [counter] in
        counter.wake(counting: 1)
      }
    } catch {
      throw .cannotWatch(path: folder, reason: error.reason)
    }
    identity = FileIdentity(of: folder)
  }

  /// The number of changes so far.
  public var count: Int { counter.state.withLock { $0.count } }

  /// Whether the folder is still at its path.
  ///
  /// The kernel does not report the removal of a folder while one of its files is open.
  public var isFolderThere: Bool { identity != nil && FileIdentity(of: folder) == identity }

  /// Waits until the count differs from `seen`, and returns it; nil when the task is cancelled.
  ///
  /// Only one task may wait at a time.
  public func next(after seen: Int) async -> Int? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let isDue = counter.state.withLock { state in
          // Checked here, since the task may have been cancelled before the waiter was set.
          if state.count != seen || Task.isCancelled { return true }
          state.waiter = waiter
          return false
        }
        if isDue { waiter.resume() }
      }
    } onCancel: {
      counter.wake()
    }
    return Task.isCancelled ? nil : count
  }

  /// Calls `didChange` at once and after changes, until the task is cancelled or the folder is
  /// gone.
  public func follow(_ didChange: @MainActor () async -> Void) async {
    var seen = 0
    // The files may have changed before the folder was watched.
    await didChange()
    while let count = await next(after: seen) {
      seen = count
      await didChange()
      guard isFolderThere else { return }
    }
  }
}
