import SQLite
import WalletDomain

/// A top-up as it is written down.
struct KeptTopUp {
  let intent: TopUpIntent
  let card: Card.ID
  let attempt: Int
  /// Nil while it is not known.
  let end: ChargeEnd?
  /// Which process sees to it.
  let owner: String

  /// The columns of `intent`, and the card's token.
  init(_ row: borrowing Row) throws(SQLiteError) {
    let state: String = try row["state"]
    card = try row["card"]
    attempt = try row["attempt"]
    end = ChargeEnd(rawValue: state)
    owner = try row["owner"]
    intent = TopUpIntent(
      key: MovementKey(rawValue: try row["key"]), attempt: attempt,
      token: CardToken(rawValue: try row["token"]), amount: Won(try row["amount"]))
  }

  func asksFor(_ request: TopUpRequest) -> Bool {
    card == request.card && intent.charge.amount == request.amount
  }
}
