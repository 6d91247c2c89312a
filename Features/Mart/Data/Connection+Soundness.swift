import MartDomain
import SQL
import WalletDomain

extension Connection {
  /// Whether the file has the tables of the shop, which older ones lack.
  func hasMart() throws(SQLError) -> Bool {
    try scalar("SELECT 1 FROM sqlite_schema WHERE name = 'mart_order'") as Int? != nil
  }

  /// Whether orders, money and stock are in accord.
  func isMartSound() throws(SQLError) -> Bool {
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
          WHERE ifnull(amount, 0) <> iif(cancelled IS NULL, total, 0))
        + (SELECT count(*) FROM mart_order LEFT JOIN goods ON order_id = id
          WHERE total IS NOT amount + fee)
        + (SELECT count(*) FROM mart_stock LEFT JOIN held USING (good)
          WHERE remaining <> initial - ifnull(quantity, 0))
        + (SELECT count(*) FROM movement JOIN account ON account.id IN (source, target)
          LEFT JOIN mart_movement ON mart_movement.movement = movement.id
          LEFT JOIN mart_request ON mart_request.key = movement.key
            AND mart_request.order_id = mart_movement.order_id
          WHERE name = 'mart' AND mart_request.key IS NULL)
        + (SELECT ifnull(max(id), 0) <> count(*) FROM mart_order)
        + (SELECT count(*) FROM pragma_foreign_key_check WHERE "table" GLOB 'mart_*')
      """)
    return faults == 0
  }
}
