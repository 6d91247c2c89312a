/// How a top-up goes on once it is written down.
public enum TopUpStep: Hashable, Sendable {
  /// The money has come already; the balance.
  case done(Won)
  /// The bank is to be asked for the charge.
  case charge(TopUpIntent)
  /// An earlier try was asked for: what became of it comes first.
  case settle(TopUpIntent)
}
