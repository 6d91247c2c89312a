#if !os(Linux) || Portable
  internal import CPlatform
  internal import Dispatch
  internal import Synchronization

  /// Waits on a thread of its own for two files.
  ///
  /// Dispatch sources do not take every file, on Linux not /dev/null.
  final class FileWatcher: Sendable {
    private let files = Mutex([Int32](repeating: -1, count: 2))
    private let changes: event

    /// `onReady` is called on the thread while a file may be readable, and has to read it; nil if the system
    /// has no more files.
    init?(onReady: @escaping @Sendable () -> Void) {
      var changes = event()
      guard event_open(&changes) else { return nil }
      self.changes = changes
      DispatchQueue(label: "galbi.files").async { [self] in
        while true {
          var event = self.changes
          files_wait(files.withLock { $0 }, &event)
          onReady()
        }
      }
    }

    /// Waits for these files from now on; -1 for none.
    func watch(_ files: [Int32]) {
      self.files.withLock { $0 = files }
      var event = self.changes
      event_raise(&event)
    }
  }
#endif
