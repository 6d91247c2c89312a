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

  /// Sets how many of a good are in the cart; 0 removes its line.
  func put(_ quantity: Int, of good: Good.ID) throws(SQLError) {
    guard quantity > 0 else {
      try run("DELETE FROM mart_cart WHERE good = ?", good)
      return
    }
    try run(
      """
      INSERT INTO mart_cart (good, quantity) VALUES (?, ?)
        ON CONFLICT (good) DO UPDATE SET quantity = excluded.quantity
      """, good, quantity)
  }
}
