public import RIBs
public import TerminalRIBs

/// Builds the screen of the wallet: its balance, its cards, and the ways to both.
public protocol FinanceHomeBuildable: Buildable {
  /// `stage` is where the riblet shows more over itself; the caller shows the riblet there too.
  func build(on stage: any Stage) -> any ViewableRouting
}
