public import RIBs
public import TerminalRIBs

/// Builds the riblet that calls a taxi and shows the rides there were.
public protocol TransportHomeBuildable: Buildable {
  /// `stage` is where the riblet shows what comes over it; the caller shows the riblet there too.
  func build(on stage: any Stage) -> any ViewableRouting
}
