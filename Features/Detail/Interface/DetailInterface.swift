public import RIBs
public import TerminalRIBs

/// Builds the riblet that shows one person.
public protocol DetailBuildable: Buildable {
  /// `person` is the person's id; one that nobody has is said on the screen.
  func build(person: String) -> any ViewableRouting
}
