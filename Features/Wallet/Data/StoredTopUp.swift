import SQL
import WalletDomain

/// A row of `intent`: the current attempt of a top-up.
struct StoredTopUp {
  let intent: TopUpIntent
  let card: Card.ID
  let attempt: Int
  /// Nil while it is unknown.
  let outcome: ChargeOutcome?
  /// The identity of the process that performs the top-up.
  let owner: String
  /// When it was begun, in milliseconds since 1970.
  let time: Int64

  /// `row` has the columns of `intent` and the card's token.
  init(_ row: borrowing Row) throws(SQLError) {
    let state: String = try row["state"]
    card = try row["card"]
    attempt = try row["attempt"]
    outcome = ChargeOutcome(rawValue: state)
    owner = try row["owner"]
    time = try row["time"]
    intent = TopUpIntent(
      key: MovementKey(rawValue: try row["key"]), attempt: attempt,
      token: CardToken(rawValue: try row["token"]), amount: Won(try row["amount"]))
  }

  /// Whether `request` has the same card and amount.
  func matches(_ request: TopUpRequest) -> Bool {
    card == request.card && intent.charge.amount == request.amount
  }
}
