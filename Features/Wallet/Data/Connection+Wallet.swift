import Books
import SQL
import WalletDomain

/// The books, inside one transaction or one read.
extension Connection {
  /// `now` is in milliseconds since 1970.
  func contents(at now: Int64) throws(SQLError) -> WalletContents {
    let (cards, intents) = (try cards(), try openIntents())
    // The balance is read last: reading it throws if the account is missing.
    return WalletContents(
      balance: Won(try balance()), cards: cards,
      unsettled: intents.filter {
        !ProcessIdentity.isElsewhere($0.owner, since: $0.time, now: now)
      }.map(\.intent))
  }

  func cards() throws(SQLError) -> [Card] {
    try query(
      """
      SELECT id, issuer, last_four FROM card WHERE removed IS NULL ORDER BY is_default DESC, id
      """
    ) { row throws(SQLError) in
      Card(number: try row["id"], issuer: try row["issuer"], lastFour: try row["last_four"])
    }
  }

  /// Whether there is a card that was not removed.
  func hasCard(_ id: Card.ID) throws(SQLError) -> Bool {
    try scalar("SELECT 1 FROM card WHERE id = ? AND removed IS NULL", id) as Int? != nil
  }

  /// The card with this issuer and these digits, removed or not.
  func card(_ issuer: String, _ lastFour: String) throws(SQLError) -> Card? {
    try first("SELECT id FROM card WHERE issuer = ? AND last_four = ?", issuer, lastFour) {
      row throws(SQLError) in
      Card(number: try row["id"], issuer: issuer, lastFour: lastFour)
    }
  }

  /// Whether the outcome of one of the card's top-ups is unknown.
  func hasOpenTopUp(_ id: Card.ID) throws(SQLError) -> Bool {
    try scalar("SELECT 1 FROM intent WHERE card = ? AND state = 'open'", id) as Int? != nil
  }

  /// The card with this id, removed or not.
  func card(_ id: Card.ID) throws(SQLError) -> (card: Card, token: CardToken)? {
    try first("SELECT id, issuer, last_four, token FROM card WHERE id = ?", id) {
      row throws(SQLError) in
      (
        Card(number: try row["id"], issuer: try row["issuer"], lastFour: try row["last_four"]),
        CardToken(rawValue: try row["token"])
      )
    }
  }

  /// The last attempt of a top-up, whatever its outcome.
  func topUp(_ key: MovementKey) throws(SQLError) -> StoredTopUp? {
    try first(
      """
      SELECT intent.*, token FROM intent JOIN \(dialect.tokens) AS cards ON cards.id = card
      WHERE key = ?
      """, key.rawValue
    ) { row throws(SQLError) in try StoredTopUp(row) }
  }

  private func openIntents() throws(SQLError) -> [StoredTopUp] {
    try query(
      """
      SELECT intent.*, token FROM intent JOIN \(dialect.tokens) AS cards ON cards.id = card
      WHERE state = 'open' ORDER BY time, key
      """
    ) { row throws(SQLError) in try StoredTopUp(row) }
  }

  /// The keys of the charges that were made, or may have been.
  func chargeKeys() throws(SQLError) -> Set<String> {
    Set(
      try query("SELECT key || '-' || attempt FROM intent WHERE state IN ('open', 'charged')") {
        row throws(SQLError) in try row[0]
      })
  }

  func store(
    _ request: TopUpRequest, attempt: Int, at time: Int64
  ) throws(SQLError) {
    try run(
      """
      INSERT INTO intent (key, card, amount, attempt, state, owner, time)
        VALUES (?, ?, ?, ?, 'open', ?, ?)
        ON CONFLICT (key) DO UPDATE SET card = excluded.card, amount = excluded.amount,
          attempt = excluded.attempt, state = excluded.state, owner = excluded.owner,
          time = excluded.time
      """, request.key.rawValue, request.card, request.amount.amount, attempt,
      ProcessIdentity.current, time)
  }

  func store(_ outcome: ChargeOutcome, of key: MovementKey) throws(SQLError) {
    try run("UPDATE intent SET state = ? WHERE key = ?", outcome.rawValue, key.rawValue)
  }

  /// Inserts the movement of a top-up.
  func insert(_ topUp: StoredTopUp, party: String, at time: Int64) throws(SQLError) {
    try insert(
      BookMovement(
        key: topUp.intent.key.rawValue, .topUp, amount: topUp.intent.charge.amount.amount,
        party: party, text: "", purpose: "topup", time: time))
  }

  /// Inserts the movement of a payment, and returns its number.
  func insert(_ payment: Payment, at time: Int64) throws(SQLError) -> Int64 {
    try insert(
      BookMovement(
        key: payment.key.rawValue, .payment(to: payment.payee.rawValue),
        amount: payment.amount.amount, party: payment.party, text: payment.text,
        purpose: payment.payee.purpose, time: time))
  }

  /// The payment with this key, and the name of its payee.
  func payment(_ key: MovementKey) throws(SQLError) -> (payee: String, receipt: Receipt)? {
    try first(
      """
      SELECT movement.*, name, (SELECT count(*) FROM movement AS earlier
          WHERE earlier.target = movement.target AND earlier.kind = 'payment'
            AND earlier.id <= movement.id) AS number
      FROM movement JOIN account ON account.id = target
      WHERE key = ? AND movement.kind = 'payment'
      """, key.rawValue
    ) { row throws(SQLError) in (try row["name"], try Receipt(row)) }
  }

  func receipts(of payee: Payee) throws(SQLError) -> [Receipt] {
    try query(
      """
      SELECT *, row_number() OVER (ORDER BY id) AS number FROM movement
      WHERE target = (SELECT id FROM account WHERE name = ?) AND kind = 'payment'
      ORDER BY id DESC
      """, payee.rawValue
    ) { row throws(SQLError) in try Receipt(row) }
  }
}

extension SQLDialect {
  /// Where the tokens of cards are; on a server, nowhere for members who only view.
  fileprivate var tokens: SQLText {
    switch self {
    case .sqlite: "card"
    case .postgresql: "card_token"
    }
  }
}

extension Receipt {
  fileprivate init(_ row: borrowing Row) throws(SQLError) {
    self.init(
      id: try row["id"], number: try row["number"], time: try row["time"], party: try row["party"],
      amount: Won(try row["amount"]), text: try row["text"])
  }
}
