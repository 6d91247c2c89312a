public import RIBs
public import TerminalRIBs

/// Builds the riblet that shows the ledger.
public protocol LedgerBuildable: Buildable {
  /// `stage` is where the riblet shows more over itself; the caller shows the riblet there too.
  func build(on stage: any Stage) -> any ViewableRouting
}
