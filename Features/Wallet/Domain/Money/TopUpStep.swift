/// The next step of a top-up that has been recorded.
public enum TopUpStep: Hashable, Sendable {
  /// None: the money was received before. Has the balance.
  case done(Won)
  /// Ask the bank for the charge.
  case charge(TopUpIntent)
  /// Find out the outcome of an earlier attempt first.
  case settle(TopUpIntent)
}
