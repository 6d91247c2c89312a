public import Log
public import RIBs
public import ResourceKit

/// What a program is launched with, besides its own parts.
@MainActor
public struct Surroundings {
  public let clock: any WallClock
  public let language: Language
  public let folders: Folders
  public let isOffline: Bool
  public let log: Log
  /// A variable of the process's environment, nil when unset or empty.
  public let variable: (String) -> String?
  /// Ends the program, as `q` does.
  public let quit: @MainActor () -> Void
}
