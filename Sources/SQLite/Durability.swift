/// What of a finished change outlives a power cut.
///
/// A crash of the program loses nothing in either case.
public enum Durability: Sendable {
  /// The database stays whole, but the last changes may be gone.
  case normal
  /// Every finished change is on the disk; for money.
  case full
}
