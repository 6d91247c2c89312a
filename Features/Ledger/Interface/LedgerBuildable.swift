public import RIBs
public import TerminalRIBs

/// Builds the ledger.
public protocol LedgerBuildable: Buildable {
  /// The caller shows the riblet on `stage`, on which the riblet shows its sheets.
  func build(on stage: any Stage) -> any ViewableRouting
}
