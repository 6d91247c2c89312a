#if !os(Linux) || Portable
  internal import CPlatform
  internal import Dispatch
  internal import Synchronization

  /// Waits on a thread of its own for two files.
  ///
  /// Dispatch sources do not take every file, on Linux not /dev/null.
  final class FileWatcher: Sendable {
    private let files = Mutex((first: Int32(-1), second: Int32(-1)))
    private let change: WakeUp

    /// `onReady` is called on the thread while a file may be readable, and has to read it; nil if the system
    /// has no more files.
    init?(onReady: @escaping @Sendable () -> Void) {
      guard let change = WakeUp() else { return nil }
      self.change = change
      DispatchQueue(label: "galbi.files").async { [self] in
        while true {
          let (first, second) = files.withLock { $0 }
          files_wait(first, second, change.file)
          change.take()
          onReady()
        }
      }
    }

    /// Waits for these files from now on; -1 for none.
    func watch(_ first: Int32, _ second: Int32) {
      files.withLock { $0 = (first, second) }
      change.raise()
    }
  }
#endif
