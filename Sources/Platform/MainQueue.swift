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
    private static var sources: [any DispatchSourceRead] = []

    private static func filesDidChange() {
      for source in sources { source.cancel() }
      sources = [files.first, files.second].filter { $0 >= 0 }.map { file in
        let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { look { files_poll($0, $1) } } }
        source.activate()
        return source
      }
    }

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
