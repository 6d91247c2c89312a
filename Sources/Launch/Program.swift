public import RIBs
public import TerminalRIBs

/// A tree that can be launched: the whole app, or one riblet alone.
@MainActor
public protocol Program: AnyObject {
  init(_ surroundings: Surroundings)

  /// Called once.
  func buildRoot() -> any ViewableRouting

  /// Somebody followed a link that leads nowhere; says so on the screen.
  func didFail(_ error: LinkError)
}
