public import RIBs
public import TerminalRIBs

/// Builds the ledger, and the parts that it has on other screens.
public protocol LedgerBuildable: Buildable {
  /// The caller shows the riblet on `stage`, on which the riblet shows its sheets.
  func build(on stage: any Stage) -> any ViewableRouting

  /// What was spent and received this month, beside the months before; a part of the caller's view.
  func buildThisMonth() -> any ViewableRouting

  /// The newest entries; a part of the caller's view.
  func buildRecent(listener: any RecentListener) -> any ViewableRouting
}

/// The parent of the newest entries.
public protocol RecentListener: Listener {
  /// The user wants to see an entry; the ledger recalls `place` to come to it.
  func recentDidChoose(_ place: RestorationState)
}
