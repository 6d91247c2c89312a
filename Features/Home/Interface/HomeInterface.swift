public import RIBs
public import TerminalRIBs

/// Builds the riblet that lists people and opens one of them.
public protocol HomeBuildable: Buildable {
  /// `stage` is where the riblet shows a chosen person over itself.
  func build(on stage: any Stage) -> any ViewableRouting
}
