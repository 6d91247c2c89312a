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
  /// Ends the program, as `q` does: it asks first where something would be lost.
  public let quit: @MainActor () -> Void
  /// Takes the mouse, or gives it back to the terminal, which selects text with it.
  public var useMouse: @MainActor (Bool) -> Void = { _ in }
}
