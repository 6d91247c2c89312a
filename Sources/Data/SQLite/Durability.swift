/// What survives a power failure.
///
/// A crash of the process loses no commit in either case.
public enum Durability: Sendable {
  /// The database stays consistent, but the last commits may be lost.
  case normal
  /// Every commit is synced to the disk; for financial data.
  case full
}
