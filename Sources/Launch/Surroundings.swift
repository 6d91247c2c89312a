public import Log
import RIBs
public import Time

/// The environment in which a program is launched.
@MainActor
public struct Surroundings {
  public let clock: any WallClock
  /// The initial appearance, from the command line, environment variables and terminal.
  public let appearance: Appearance
  public let folders: Folders
  public let isOffline: Bool
  public let log: Log
  /// An environment variable; nil when unset or empty.
  public let variable: (String) -> String?
  /// Ends the program, after asking the user if there are unsaved changes.
  public let quit: @MainActor () -> Void
  /// Changes the appearance.
  public var adapt: @MainActor (Appearance) -> Void = { _ in }
  public var options = Options()
}
