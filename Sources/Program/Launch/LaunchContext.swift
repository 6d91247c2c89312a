public import Log
import RIBs
public import Time

/// The environment in which a program is launched.
@MainActor
public struct LaunchContext {
  /// The current time; in a headless run it passes only where the key script waits.
  public let clock: any WallClock
  /// The initial appearance, from the command line, environment variables and terminal.
  public let appearance: Appearance
  /// Where the program keeps its files.
  public let folders: Folders
  /// Whether the program must not use the network.
  public let isOffline: Bool
  /// Takes messages for developers, and writes them into `folders.log`.
  public let log: Log
  /// An environment variable; nil when unset or empty.
  public let variable: (String) -> String?
  /// Ends the program, after asking the user if there are unsaved changes.
  public let quit: @MainActor () -> Void
  /// Changes the appearance.
  public var adapt: @MainActor (Appearance) -> Void = { _ in }
  /// The whole command line.
  public var options = Options()
}
