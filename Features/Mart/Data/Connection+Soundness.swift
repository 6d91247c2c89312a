import MartDomain
import SQL
import WalletDomain

extension Connection {
  /// Whether the file has the tables of the shop, which older ones lack.
  func hasMart() throws(SQLError) -> Bool { try hasTable("mart_order") }

  /// Whether orders, money and stock are in accord.
  func isMartSound() throws(SQLError) -> Bool {
    let references: SQLText =
      switch dialect {
      case .sqlite:
        """
        + (SELECT count(*) FROM pragma_foreign_key_check WHERE "table" GLOB 'mart_*')
        """
      case .postgresql: ""
      }
    let faults: Int? = try scalar(
      """
      WITH paid AS (SELECT order_id, sum(amount) AS amount FROM mart_paid GROUP BY order_id),
      held AS (
        SELECT good, sum(quantity) AS quantity FROM mart_line JOIN mart_order ON id = order_id
        WHERE cancelled IS NULL GROUP BY good
      ), goods AS (
        SELECT order_id, sum(price * quantity) AS amount FROM mart_line GROUP BY order_id
      )
      SELECT (SELECT count(*) FROM mart_order LEFT JOIN paid ON order_id = id
          WHERE coalesce(amount, 0) <> CASE WHEN cancelled IS NULL THEN total ELSE 0 END)
        + (SELECT count(*) FROM mart_order LEFT JOIN goods ON order_id = id
          WHERE amount IS NULL OR total <> amount + fee)
        + (SELECT count(*) FROM mart_stock LEFT JOIN held USING (good)
          WHERE remaining <> initial - coalesce(quantity, 0))
        + (SELECT count(*) FROM movement JOIN account ON account.id IN (source, target)
          LEFT JOIN mart_movement ON mart_movement.movement = movement.id
          LEFT JOIN mart_request ON mart_request.key = movement.key
            AND mart_request.order_id = mart_movement.order_id
          WHERE name = 'mart' AND mart_request.key IS NULL)
        + (SELECT CASE WHEN coalesce(max(id), 0) = count(*) THEN 0 ELSE 1 END FROM mart_order)
        \(references)
      """)
    return faults == 0
  }
}
