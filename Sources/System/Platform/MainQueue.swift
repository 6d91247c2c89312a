internal import CPlatform

#if !os(Linux) || Portable
  internal import Dispatch
#endif
#if canImport(Darwin)
  internal import CoreFoundation
#endif

/// Runs the main queue, and waits for two files at the same time.
@MainActor
public enum MainQueue {
  /// The files that are waited for; -1 for none.
  public static var files: (first: Int32, second: Int32) = (-1, -1) {
    didSet { filesDidChange() }
  }

  private static var onReady: @MainActor (_ first: Bool, _ second: Bool) -> Void = { _, _ in }

  /// Runs until the process exits.
  ///
  /// Calls `onReady` with the files that are readable or were hung up; both are looked at, whichever is.
  public static func run(_ onReady: @escaping @MainActor (Bool, Bool) -> Void) -> Never {
    self.onReady = onReady
    runQueue()
  }

  #if os(Linux) && !Portable
    private static func filesDidChange() {}

    private static func runQueue() -> Never {
      var (first, second) = (false, false)
      while true {
        main_queue_wait(files.first, files.second, &first, &second)
        if first || second { onReady(first, second) }
      }
    }
  #else
    private static let watcher = FileWatcher {
      DispatchQueue.main.sync { MainActor.assumeIsolated { look() } }
    }

    private static func filesDidChange() { watcher?.watch(files.first, files.second) }

    private static func look() {
      var (first, second) = (false, false)
      files_poll(files.first, files.second, &first, &second)
      if first || second { onReady(first, second) }
    }

    private static func runQueue() -> Never {
      #if canImport(Darwin)
        while true { CFRunLoopRun() }
      #else
        var (first, second) = (false, false)
        while true { main_queue_wait(-1, -1, &first, &second) }
      #endif
    }
  #endif
}
