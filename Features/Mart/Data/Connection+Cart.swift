import MartDomain
import SQL

/// The cart and the stock, inside one transaction or read.
extension Connection {
  /// How many are left of each good that was ever sold.
  func stock() throws(SQLError) -> [Good.ID: Int] {
    let rows = try query("SELECT good, remaining FROM mart_stock") { row throws(SQLError) in
      (try row[0] as String, try row[1] as Int)
    }
    return Dictionary(rows) { $1 }
  }

  func cart() throws(SQLError) -> Cart {
    Cart(
      try query("SELECT good, quantity FROM mart_cart ORDER BY position") {
        row throws(SQLError) in Cart.Line(try row[0], try row[1])
      })
  }

  /// Sets how many of some goods are in the cart, the last time that a good is among them; 0 removes its
  /// line, and new ones come last in their order.
  func put(_ goods: [(good: Good.ID, quantity: Int)]) throws(SQLError) {
    let last = Dictionary(goods.enumerated().map { ($1.good, $0) }) { $1 }
    let goods = goods.enumerated().filter { last[$1.good] == $0 }.map(\.element)
    let removed = goods.filter { $0.quantity <= 0 }.map(\.good)
    if !removed.isEmpty {
      let listed = dialect.list("?", of: .text)
      try run(
        "DELETE FROM mart_cart WHERE good IN (SELECT value FROM \(listed) AS listed)",
        SQLList(removed))
    }
    let kept = goods.filter { $0.quantity > 0 }
    guard !kept.isEmpty else { return }
    let rows = dialect.rows("?", ("good", .text), ("quantity", .integer))
    try run(
      """
      INSERT INTO mart_cart (good, quantity) SELECT good, quantity FROM \(rows) AS put
        WHERE TRUE ORDER BY position
        ON CONFLICT (good) DO UPDATE SET quantity = excluded.quantity
      """, SQLList(rows: kept) { [$0.good, $0.quantity] })
  }
}
