public import RIBs

/// The parent of the newest entries.
public protocol RecentListener: Listener {
  /// The user wants to see an entry; the ledger recalls `place` to come to it.
  func recentDidChoose(_ place: RestorationState)
}
