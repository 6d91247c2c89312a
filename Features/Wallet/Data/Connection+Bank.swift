import SQLite
import WalletDomain

/// What the mock bank keeps, inside one transaction.
extension Connection {
  /// What a charge has come to.
  enum ChargeState {
    /// Made, but it is not said yet.
    case late
    case known(ChargeEnd)

    /// Nil while it is not said.
    var end: ChargeEnd? {
      guard case .known(let end) = self else { return nil }
      return end
    }
  }

  /// Nil for a charge that was never asked for.
  func state(of charge: BankCharge) throws(SQLiteError) -> ChargeState? {
    let state: String? = try scalar("SELECT state FROM charge WHERE key = ?", charge.key)
    return state.map { state in ChargeEnd(rawValue: state).map(ChargeState.known) ?? .late }
  }

  /// Nil for a card that it does not know.
  func card(of charge: BankCharge) throws(SQLiteError) -> MockCard? {
    let lastFour: String? = try scalar(
      "SELECT last_four FROM card WHERE token = ?", charge.token.rawValue)
    return lastFour.map(MockCard.init)
  }

  @discardableResult
  func keep(_ end: ChargeEnd, of charge: BankCharge) throws(SQLiteError) -> ChargeEnd {
    try keep(end.rawValue, of: charge)
    return end
  }

  func keep(_ state: String, of charge: BankCharge) throws(SQLiteError) {
    try run(
      "INSERT OR REPLACE INTO charge VALUES (?, ?, ?, ?)", charge.key, charge.token.rawValue,
      charge.amount.amount, state)
  }
}
