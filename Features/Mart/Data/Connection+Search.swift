import MartDomain
import SQLite
import Search

/// Searches through all orders.
extension Connection {
  /// The ids of the orders that a search finds, newest first.
  func find(_ typed: String) throws(SQLiteError) -> [Order.ID] {
    let search = HangulSearch(typed)
    let number = DigitSearch(typed)
    var isFound = Array(repeating: search.isEmpty, count: try orderCount() + 1)
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
    return isFound.indices.dropFirst().reversed().lazy
      .filter { isFound[$0] || number?.matches($0) == true }.map(Order.ID.init)
  }

  /// The ids of orders with texts that a search finds, with commas between them.
  private func orders(withTexts search: HangulSearch) throws(SQLiteError) -> String {
    // A search has three patterns at most. Rows instead of one text would take three times as long.
    let globs = search.globs + ["", ""]
    return try scalar(
      """
      SELECT group_concat(order_id) FROM mart_search WHERE text IN (
        SELECT id FROM mart_text
        WHERE instr(initials, ?) > 0 AND (key GLOB ? OR key GLOB ? OR key GLOB ?))
      """, search.initials, globs[0], globs[1], globs[2]) ?? ""
  }

  /// Replaces the texts in which searches look for an order.
  func storeTexts(of id: Order.ID, _ contents: OrderContents) throws(SQLiteError) {
    try run("DELETE FROM mart_search WHERE order_id = ?", id)
    for text in contents.searchTexts {
      let key = SearchKey(text)
      try run(
        """
        INSERT INTO mart_text (initials, key) VALUES (?, ?) ON CONFLICT DO NOTHING
        """, key.initials, key.text)
      try run(
        """
        INSERT INTO mart_search SELECT id, ? FROM mart_text WHERE key = ? ON CONFLICT DO NOTHING
        """, id, key.text)
    }
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
