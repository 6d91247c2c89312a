import MartDomain
import Phrases
import SQL
import WalletDomain

/// Reading orders, inside one transaction or read.
extension Connection {
  /// The ids of the orders are 1 to this.
  func orderCount() throws(SQLError) -> Int {
    try scalar("SELECT max(id) FROM mart_order") ?? 0
  }

  /// How many orders are paid or on their way.
  func openOrders(at time: Int64) throws(SQLError) -> Int {
    try scalar("SELECT count(*) FROM mart_order WHERE cancelled IS NULL AND arrives > ?", time) ?? 0
  }

  /// Those at these positions of all `count` orders, newest first.
  func summaries(at range: Range<Int>, of count: Int) throws(SQLError) -> [OrderSummary] {
    try summaries(range.clamped(to: 0..<count).map { Order.ID(count - $0) })
  }

  /// Those with these ids in this order, without those that do not exist.
  func summaries(_ ids: [Order.ID]) throws(SQLError) -> [OrderSummary] {
    let listed = dialect.list("?", of: .integer)
    return try query(
      """
      SELECT placed, sends, arrives, cancelled, total, title_ko, title_en,
        (SELECT count(*) FROM mart_line WHERE order_id = id), id
      FROM \(listed) AS listed JOIN mart_order ON id = listed.value
        JOIN mart_line ON order_id = id AND position = 0
      """, of: ids
    ) { row throws(SQLError) in
      OrderSummary(
        id: try row[8],
        times: OrderTimes(
          placed: try row[0], sends: try row[1], arrives: try row[2], cancelled: try row[3]),
        firstTitle: Phrase(ko: try row[5], en: try row[6]), lineCount: try row[7],
        total: Won(try row[4]))
    }
  }

  func order(_ id: Order.ID) throws(SQLError) -> Order? {
    guard let row = try first(StoredOrder.select, id, row: StoredOrder.init) else { return nil }
    var contents = row.contents
    contents.lines = try lines(of: id)
    return Order(
      id: id, version: row.version, times: row.times, contents: contents,
      movements: try movements(of: id))
  }

  /// The order that a request with this key has placed, changed or cancelled.
  func order(of key: MovementKey) throws(SQLError) -> Order? {
    let id: Order.ID? = try scalar(
      "SELECT order_id FROM mart_request WHERE key = ?", key.rawValue)
    guard let id else { return nil }
    return try order(id)
  }

  private func lines(of id: Order.ID) throws(SQLError) -> [OrderLine] {
    try query(
      """
      SELECT good, title_ko, title_en, price, quantity FROM mart_line
      WHERE order_id = ? ORDER BY position
      """, id
    ) { row throws(SQLError) in
      OrderLine(
        good: try row[0], title: Phrase(ko: try row[1], en: try row[2]), price: Won(try row[3]),
        quantity: try row[4])
    }
  }

  private func movements(of id: Order.ID) throws(SQLError) -> [OrderMovement] {
    try query(
      "SELECT movement, time, amount FROM mart_paid WHERE order_id = ? ORDER BY movement", id
    ) { row throws(SQLError) in
      OrderMovement(id: try row[0], time: try row[1], amount: Won(try row[2]))
    }
  }
}
