/// What the user can do about a damaged wallet.
public enum WalletRepair: Hashable, Sendable {
  /// Show what can still be read.
  case viewOnly
  /// Go on with a wallet that lacks top-ups; the bank refunds these.
  case keep
  /// Replace the wallet with its last backup; later movements are lost, the damaged file is kept.
  case restoreBackup
  /// Replace the wallet with an empty one; the damaged file is kept. Requires explicit consent.
  case startOver
}
