import MartDomain
import Phrases
import SQL
import Search
import WalletDomain

/// Searches through all orders.
extension Connection {
  /// The ids of the orders that a query finds at a time, sorted; of equal ones the newest comes first.
  func find(_ query: OrderQuery, at time: Int64) throws(SQLError) -> [Order.ID] {
    let isFound = try find(query.search, at: time)
    return try ids(sorted: query.sort).filter {
      isFound.indices.contains(Int($0)) && isFound[Int($0)]
    }
  }

  /// The ids of all orders in this order.
  private func ids(sorted sort: Sort<OrderColumn>) throws(SQLError) -> [Order.ID] {
    switch sort.column {
    case nil, .date:
      let ids = (0..<(try orderCount())).map { Order.ID($0 + 1) }
      return sort.isDescending ? ids.reversed() : ids
    case .total:
      let direction: SQLText = sort.isDescending ? "DESC" : "ASC"
      return try query("SELECT id FROM mart_order ORDER BY total \(direction), id DESC") {
        row throws(SQLError) in try row[0]
      }
    case .goods:
      let rows = try query(
        "SELECT order_id, title_ko, title_en FROM mart_line WHERE position = 0 ORDER BY 1 DESC"
      ) { row throws(SQLError) -> (id: Order.ID, title: Phrase) in
        (try row[0], Phrase(ko: try row[1], en: try row[2]))
      }
      return sort.sorted(rows) { row, _ in sort.key(row.title) }.map(\.id)
    }
  }

  /// Whether a search finds the order with each id; 0 is none.
  private func find(_ typed: String, at time: Int64) throws(SQLError) -> [Bool] {
    let search = HangulSearch(typed.allSatisfy(\.isWhitespace) ? "" : typed)
    let number = DigitSearch(typed)
    var isFound = Array(repeating: search.isEmpty, count: try orderCount() + 1)
    guard !search.isEmpty else { return isFound }
    var id = 0
    for byte in (try orders(withTexts: search) + ",").utf8 {
      guard byte == UInt8(ascii: ",") else {
        id = id &* 10 &+ Int(byte) &- 0x30
        continue
      }
      // A damaged file may have others; there is no order 0, which an empty text comes to.
      if isFound.indices.contains(id) { isFound[id] = true }
      id = 0
    }
    if let number {
      for id in isFound.indices.dropFirst() where number.matches(id) { isFound[id] = true }
    }
    guard var words = OrderWords(typed, at: time) else { return isFound }
    let found = try query("SELECT placed, sends, arrives, cancelled, total, id FROM mart_order") {
      row throws(SQLError) -> Int? in
      let times = OrderTimes(
        placed: try row[0], sends: try row[1], arrives: try row[2], cancelled: try row[3])
      let id: Order.ID = try row[5]
      return words.find(times, total: Won(try row[4])) ? Int(id) : nil
    }
    for id in found.compactMap(\.self) where isFound.indices.contains(id) { isFound[id] = true }
    return isFound
  }

  /// The ids of orders with texts that a search finds, with commas between them.
  private func orders(withTexts search: HangulSearch) throws(SQLError) -> String {
    // A search has one pattern, or two. Rows instead of one text would take three times as long.
    let patterns = (search.globs + [""]).map(dialect.pattern)
    let matches = dialect.matches
    return try scalar(
      """
      SELECT \(dialect.joined("order_id")) FROM mart_search WHERE text IN (
        SELECT id FROM mart_text
        WHERE \(dialect.position)(initials, ?) > 0
          AND (key \(matches) ? OR key \(matches) ?))
      """, search.initials, patterns[0], patterns[1]) ?? ""
  }

  /// Replaces the texts in which searches look for an order.
  func storeTexts(of id: Order.ID, _ contents: OrderContents) throws(SQLError) {
    try run("DELETE FROM mart_search WHERE order_id = ?", id)
    let keys = contents.searchTexts.map(SearchKey.init)
    let texts = dialect.rows("?", ("initials", .text), ("key", .text))
    try run(
      """
      INSERT INTO mart_text (initials, key) SELECT initials, key FROM \(texts) AS added
        WHERE TRUE ORDER BY position ON CONFLICT DO NOTHING
      """, SQLList(rows: keys) { [$0.initials, $0.text] })
    let listed = dialect.list("?2", of: .text)
    try run(
      """
      INSERT INTO mart_search SELECT id, ?1 FROM mart_text
        WHERE key IN (SELECT value FROM \(listed) AS listed) ON CONFLICT DO NOTHING
      """, id, SQLList(keys.map(\.text)))
  }
}

/// A search for digits within a number.
private struct DigitSearch {
  private let digits: Int
  /// 10 to the power of how many digits there are.
  private let scale: Int

  /// Nil if something else than some digits is searched.
  init?(_ typed: String) {
    guard 1...18 ~= typed.utf8.count, typed.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let digits = Int(typed)
    else { return nil }
    self.digits = digits
    scale = typed.utf8.reduce(1) { power, _ in power * 10 }
  }

  func matches(_ number: Int) -> Bool {
    var rest = number
    while rest >= scale / 10 {
      if rest % scale == digits { return true }
      rest /= 10
    }
    return false
  }
}
