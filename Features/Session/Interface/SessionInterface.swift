public import RIBs
public import TerminalRIBs

/// Builds the screen that asks for the PIN, or says why there is no session.
public protocol LoggedOutBuildable: Buildable {
  func build() -> any ViewableRouting
}
