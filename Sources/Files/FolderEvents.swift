internal import Dispatch
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

  private struct State {
    var count = 0
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())
  private let folder: String
  private let names: Set<String>
  private let identity: FileIdentity?
  private let descriptor: Int32
  // Unsafe only by its type: libdispatch lets any thread cancel a source, at any time.
  nonisolated(unsafe) private let source: any DispatchSourceRead

  private static let changes = IN_DELETE | IN_MOVED_TO | IN_MOVE_SELF

  /// Follows the files of these names in a folder that exists.
  ///
  /// - Throws: `cannotWatch`.
  public init(
    of folder: String, files names: Set<String>, at moment: Moment
  ) throws(FileError) {
    self.folder = folder
    self.names = names
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw .cannotWatch(path: folder, reason: String(cString: strerror(errno)))
    }
    let mask = UInt32(Self.changes | moment.changes | IN_ONLYDIR)
    guard inotify_add_watch(descriptor, folder, mask) >= 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw .cannotWatch(path: folder, reason: reason)
    }
    identity = FileIdentity(of: folder)
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "galbi.watch", qos: .utility))
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.setEventHandler { [weak self] in self?.drain() }
    source.activate()
  }

  deinit {
    source.cancel()
  }

  /// How many times something has happened.
  public var count: Int { state.withLock { $0.count } }

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
        let isDue = state.withLock { state in
          // Asked here: the task may have been cancelled before anybody could be woken.
          if state.count != seen || Task.isCancelled { return true }
          state.waiter = waiter
          return false
        }
        if isDue { waiter.resume() }
      }
    } onCancel: {
      wake()
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

  private func wake(counting events: Int = 0) {
    let waiter = state.withLock { state in
      state.count += events
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }

  /// Takes all events that are there.
  private func drain() {
    var isAffected = false
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while case let length = read(descriptor, buffer.baseAddress, buffer.count), length > 0 {
        var rest = UnsafeRawBufferPointer(rebasing: buffer[..<length])
        while let event = InotifyEvent(&rest) {
          // What has no name concerns the folder, or says that events were dropped.
          if event.name.isEmpty || names.contains(event.name) { isAffected = true }
        }
      }
    }
    if isAffected { wake(counting: 1) }
  }
}
