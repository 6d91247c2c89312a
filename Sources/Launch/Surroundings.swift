public import Log
import RIBs
public import Time

/// What a program is launched with, besides its own parts.
@MainActor
public struct Surroundings {
  public let clock: any WallClock
  /// What the command line, the environment and the terminal say of it.
  public let appearance: Appearance
  public let folders: Folders
  public let isOffline: Bool
  public let log: Log
  /// A variable of the process's environment, nil when unset or empty.
  public let variable: (String) -> String?
  /// Ends the program, as `q` does: it asks first where something would be lost.
  public let quit: @MainActor () -> Void
  /// Speaks and looks like this from now on.
  public var adapt: @MainActor (Appearance) -> Void = { _ in }
  public var options = Options()
}
