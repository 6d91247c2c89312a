public import RIBs
public import TerminalRIBs

/// Builds the screen of the profile: who it is, its settings and its lock.
public protocol ProfileHomeBuildable: Buildable {
  /// What is typed is asked for in sheets on `stage`.
  func build(on stage: any Stage) -> any ViewableRouting
}
