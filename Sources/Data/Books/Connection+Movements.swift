public import SQL
internal import Time

/// The movements and the wallet's balance, inside one transaction or one read.
extension Connection {
  /// What the wallet has, in won.
  public func balance() throws(SQLError) -> Int64 {
    let balance: Int64? = try scalar("SELECT balance FROM account WHERE name = 'wallet'")
    guard let balance else { throw .missingColumn("balance") }
    return balance
  }

  public func hasMovement(_ key: String) throws(SQLError) -> Bool {
    try scalar("SELECT 1 FROM movement WHERE key = ?", key) as Int? != nil
  }

  /// Whether a movement or a top-up, whatever its outcome, has this key.
  public func isTaken(_ key: String) throws(SQLError) -> Bool {
    if try hasMovement(key) { return true }
    return try scalar("SELECT 1 FROM intent WHERE key = ?", key) as Int? != nil
  }

  /// The states and amounts of the top-ups whose keys begin with `start`.
  public func topUps(
    _ start: String
  ) throws(SQLError) -> [(state: String, amount: Int64)] {
    try query(
      "SELECT state, amount FROM intent WHERE key >= ? AND key < ?", start, "\(start)\u{10FFFF}"
    ) { row throws(SQLError) in (try row[0], try row[1]) }
  }

  /// Inserts a movement, and returns its number.
  @discardableResult
  public func insert(_ movement: BookMovement) throws(SQLError) -> Int64 {
    let (source, target) = movement.way.accounts
    if case .payment(let payee) = movement.way,
      try scalar("SELECT 1 FROM account WHERE name = ?", payee) as Int? == nil
    {
      try run("INSERT INTO account (kind, name) VALUES ('payee', ?)", payee)
    }
    let number = try insert(
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
      SELECT ?, ?, ?, ?, source.id, target.id, ?, ?, ?, ?
      FROM account AS source, account AS target WHERE source.name = ? AND target.name = ?
      RETURNING id
      """, movement.key, movement.way.kind, movement.time,
      Day(milliseconds: movement.time).rawValue, movement.amount, movement.party, movement.text,
      movement.purpose, source, target)
    if !movement.note.isEmpty {
      try run("UPDATE ledger SET note = ? WHERE movement = ?", movement.note, number)
    }
    return number
  }
}

extension Connection {
  /// Whether the stored balances are the sums of all movements, and top-ups have their movements.
  func areBalanced() throws(SQLError) -> Bool {
    let faults: Int? = try scalar(
      """
      SELECT
        (SELECT count(*) FROM account WHERE balance <> (
          SELECT coalesce(sum(CASE target WHEN account.id THEN amount ELSE -amount END), 0)
          FROM movement WHERE +source = account.id OR +target = account.id))
        + (SELECT count(*) FROM intent LEFT JOIN movement
            ON movement.key = intent.key AND movement.kind = 'topup'
          WHERE (state = 'charged') <> (movement.id IS NOT NULL)
            OR movement.amount <> intent.amount)
      """)
    return faults == 0
  }
}
