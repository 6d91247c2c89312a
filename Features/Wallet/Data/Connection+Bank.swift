import SQLite
import WalletDomain

/// The records of the mock bank, inside one transaction.
extension Connection {
  /// The state of a charge.
  enum ChargeState {
    /// Made, but not reported yet.
    case late
    case reported(ChargeOutcome)

    /// Nil until the outcome has been reported.
    var outcome: ChargeOutcome? {
      guard case .reported(let outcome) = self else { return nil }
      return outcome
    }
  }

  /// Nil for a charge that was never requested.
  func state(of charge: BankCharge) throws(SQLiteError) -> ChargeState? {
    let state: String? = try scalar("SELECT state FROM charge WHERE key = ?", charge.key)
    return state.map { state in ChargeOutcome(rawValue: state).map(ChargeState.reported) ?? .late }
  }

  /// Nil for an unknown card.
  func card(of charge: BankCharge) throws(SQLiteError) -> MockCard? {
    let lastFour: String? = try scalar(
      "SELECT last_four FROM card WHERE token = ?", charge.token.rawValue)
    return lastFour.map(MockCard.init)
  }

  @discardableResult
  func store(
    _ outcome: ChargeOutcome, of charge: BankCharge
  ) throws(SQLiteError) -> ChargeOutcome {
    try store(outcome.rawValue, of: charge)
    return outcome
  }

  func store(_ state: String, of charge: BankCharge) throws(SQLiteError) {
    try run(
      "INSERT OR REPLACE INTO charge VALUES (?, ?, ?, ?)", charge.key, charge.token.rawValue,
      charge.amount.amount, state)
  }
}
