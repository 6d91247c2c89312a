internal import SQL

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
