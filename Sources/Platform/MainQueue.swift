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

  private static func look(
    by look: (UnsafePointer<Int32>, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var ready = [false, false]
    look([files.first, files.second], &ready)
    if ready != [false, false] { onReady(ready[0], ready[1]) }
  }

  #if os(Linux) && !Portable
    private static func filesDidChange() {}

    private static func runQueue() -> Never {
      while true { look { main_queue_wait($0, $1) } }
    }
  #else
    private static let watcher = FileWatcher {
      DispatchQueue.main.sync { MainActor.assumeIsolated { look { files_poll($0, $1) } } }
    }

    private static func filesDidChange() { watcher?.watch([files.first, files.second]) }

    private static func runQueue() -> Never {
      #if canImport(Darwin)
        while true { CFRunLoopRun() }
      #else
        var ready = [false, false]
        while true { main_queue_wait([-1, -1], &ready) }
      #endif
    }
  #endif
}
