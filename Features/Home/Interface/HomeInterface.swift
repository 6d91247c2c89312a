public import RIBs
public import TerminalRIBs

/// Builds the riblet that lists people.
public protocol HomeBuildable: Buildable {
  /// `stage` is where the riblet shows what it opens.
  func build(on stage: any Stage) -> any ViewableRouting
}
