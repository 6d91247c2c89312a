import CNcurses
import Platform

/// Runs the main queue on the main thread, and waits for the terminal's input at the same time.
///
/// A program with an `NcursesScreen` must end its `main` with `run()` instead of `dispatchMain`,
/// which would not read the terminal.
@MainActor
public enum MainLoop {
  /// A file, and the function that reads it when it is readable.
  struct Watch {
    let file: Int32
    let read: @MainActor () -> Void
  }

  static var keyboard: Watch? { didSet { watchDidChange() } }
  static var signals: Watch? { didSet { watchDidChange() } }

  /// What the process has too little of.
  public enum Shortage {
    /// Fewer than 48 files can still be opened, or less memory is free than eight threads need.
    case files, memory
  }

  /// Prepares the process; call it before the first thread is started.
  ///
  /// Keeps the memory of many short-lived threads small, raises the limits of the process, and has
  /// SIGINT end it with status 130 where no screen handles it. Returns what is short nevertheless.
  public static func prepare() -> Shortage? {
    main_loop_prepare()
    if !main_loop_has_files() { return .files }
    return main_loop_has_memory() ? nil : .memory
  }

  /// Ends the process with `status` if it has not ended after `seconds`, whatever its threads do.
  ///
  /// Only while a terminal is in use.
  public static func limit(seconds: Int32, status: Int32) { endings_limit(seconds, status) }

  /// The next bytes of standard input; empty if there are none now, nil at its end.
  static func readInput() -> [UInt8]? {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      result = input_read(buffer.baseAddress, buffer.count)
      count = max(0, result)
    }
    return result > 0 || result < 0 && (errno == EINTR || errno == EAGAIN) ? bytes : nil
  }

  /// Runs until the process exits.
  public static func run() -> Never {
    MainQueue.run { hasKeys, hasSignals in
      // Keys first, since they were typed before Ctrl-Z. That may have removed a watch.
      if hasKeys || input_is_kept() { keyboard?.read() }
      if hasSignals { signals?.read() }
    }
  }

  private static func watchDidChange() {
    MainQueue.files = (keyboard?.file ?? -1, signals?.file ?? -1)
  }
}
