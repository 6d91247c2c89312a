internal import Glibc
internal import Synchronization

/// Counts what happens to some files of a folder, whoever does it; wakes nobody in between.
///
/// What is written without system calls, as into mapped memory, tells nothing.
public final class FolderEvents: Sendable {
  /// When a file that is written counts.
  public enum Moment: Sendable {
    /// At each write.
    case eachWrite
    /// When whoever wrote it is done: an editor may empty it or put it away first.
    case closing

    fileprivate var changes: Int32 {
      switch self {
      case .eachWrite: IN_MODIFY | IN_CREATE | IN_MOVED_FROM
      case .closing: IN_CLOSE_WRITE
      }
    }
  }

  /// Counts, and wakes who waits.
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
  private let ticket: Inotify.Ticket

  private static let changes = IN_DELETE | IN_MOVED_TO | IN_MOVE_SELF | IN_DELETE_SELF

  /// Follows the files of these names in a folder that exists.
  ///
  /// - Throws: `cannotWatch`.
  public init(
    of folder: String, files names: Set<String>, at moment: Moment
  ) throws(FileError) {
    self.folder = folder
    let follower = Inotify.Follower(names: names, mask: UInt32(Self.changes | moment.changes)) {
      [counter] in counter.wake(counting: 1)
    }
    ticket = try Inotify.shared.follow(folder, follower)
    identity = FileIdentity(of: folder)
  }

  deinit {
    Inotify.shared.leave(ticket)
  }

  /// How many times something has happened.
  public var count: Int { counter.state.withLock { $0.count } }

  /// Whether the folder still is where it was.
  ///
  /// The kernel does not tell that a folder was removed while a file of it is open.
  public var isFolderThere: Bool { identity != nil && FileIdentity(of: folder) == identity }

  /// Waits until more than `seen` has happened, and returns how much; nil when the task is cancelled.
  ///
  /// One task waits at a time.
  public func next(after seen: Int) async -> Int? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let isDue = counter.state.withLock { state in
          // Asked here: the task may have been cancelled before anybody could be woken.
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

  /// Calls `didChange` at once, and whenever something has happened, until the task is cancelled or
  /// the folder is gone.
  public func follow(_ didChange: @MainActor () async -> Void) async {
    var seen = 0
    // Something may have happened before the folder was watched.
    await didChange()
    while let count = await next(after: seen) {
      seen = count
      await didChange()
      guard isFolderThere else { return }
    }
  }
}
