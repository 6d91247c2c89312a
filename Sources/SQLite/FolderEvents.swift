internal import Dispatch
internal import Glibc
internal import Synchronization

/// Counts what happens to the files of a database, whoever does it; wakes nobody in between.
///
/// The shared memory of the log tells nothing: it is written without system calls.
final class FolderEvents: Sendable {
  private struct State {
    var count = 0
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())
  private let names: Set<String>
  private let folder: DatabaseFile
  private let identity: DatabaseFile.Identity?
  private let descriptor: Int32
  // Unsafe only by its type: libdispatch lets any thread cancel a source, at any time.
  nonisolated(unsafe) private let source: any DispatchSourceRead

  private static let changes =
    IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MOVE_SELF

  /// The folder of the database at `path` exists.
  init(of path: String) throws(SQLiteError) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { path[..<$0].isEmpty ? "/" : String(path[..<$0]) } ?? "."
    self.folder = DatabaseFile(path: folder)
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    names = [name, "\(name)-wal", "\(name)-journal"]
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw .cannotWatch(path: path, reason: String(cString: strerror(errno)))
    }
    guard inotify_add_watch(descriptor, folder, UInt32(Self.changes | IN_ONLYDIR)) >= 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw .cannotWatch(path: path, reason: reason)
    }
    identity = self.folder.identity
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
  var count: Int { state.withLock { $0.count } }

  /// Whether the folder still is where it was.
  ///
  /// The kernel does not tell that a folder was removed while a file of it is open.
  var isFolderThere: Bool { identity != nil && folder.identity == identity }

  /// Waits until more than `seen` has happened, and returns how much; nil when the task is cancelled.
  ///
  /// One task waits at a time.
  func next(after seen: Int) async -> Int? {
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

/// One event as the kernel writes it; see inotify(7).
private struct InotifyEvent {
  /// Empty for the folder itself.
  let name: String

  private static let headLength = 16

  /// Takes the first event from `bytes`; nil when there is none.
  init?(_ bytes: inout UnsafeRawBufferPointer) {
    guard bytes.count >= Self.headLength else { return nil }
    let length = Int(bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    let end = min(Self.headLength + length, bytes.count)
    // Padded with zeros.
    name = String(decoding: bytes[Self.headLength..<end].prefix { $0 != 0 }, as: UTF8.self)
    bytes = UnsafeRawBufferPointer(rebasing: bytes[end...])
  }
}
