import CNcurses

/// Runs the main queue on the main thread, and reads the terminal beside it.
///
/// A program that shows a `NcursesScreen` ends its `main` with `run()`. Tasks and blocks of the main
/// actor run as ever; `dispatchMain` would never read the terminal.
@MainActor
public enum MainLoop {
  /// Who reads a file when it is readable.
  struct Watch {
    let file: Int32
    let read: @MainActor () -> Void
  }

  static var keyboard: Watch?
  static var endings: Watch?

  /// Has a program that makes threads all the time stay as small as it is; called before the first.
  public static func shareMemory() { main_loop_share_memory() }

  /// Goes on until the process ends.
  public static func run() -> Never {
    while true {
      var hasKeys = false
      var hasEndings = false
      main_loop_wait(keyboard?.file ?? -1, endings?.file ?? -1, &hasKeys, &hasEndings)
      // What came before may have ended the watch. What was typed before Ctrl-Z comes before it.
      if hasKeys { keyboard?.read() }
      if hasEndings { endings?.read() }
    }
  }
}
