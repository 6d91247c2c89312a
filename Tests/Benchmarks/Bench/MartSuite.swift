import Books
import Log
import MartData
import MartDomain
import Phrases
import PlatformTesting
import SQL
import SQLite
import Search
import WalletDomain

/// 100,000 orders of one to four goods, by 300 contacts.
@MainActor let martSuite = Suite(name: "mart") {
  let file = ManyOrders()
  func measure(
    _ name: String, per count: Int = 1,
    _ body: @escaping @MainActor (StoredMart) async throws -> Void
  ) -> Measure {
    Measure(name, unit: "ms") {
      let mart = try await file.open()
      return try await time(per: count) { try await body(mart) } / 1_000_000
    }
  }
  return [
    Measure("open 100,000 orders, show the first window", unit: "ms") {
      try await file.fill()
      return try await time {
        let mart = file.reopened()
        sink &+= try await mart.contents(at: 0).openOrders
        sink &+= try await mart.orders(at: 0..<50).count
      } / 1_000_000
    },
    measure("a window further, 50,000 down", per: 20) { mart in
      for step in 0..<20 {
        let start = 50_000 + step * 50
        sink &+= try await mart.orders(at: start..<start + 50).count
      }
    },
    measure("a jump to the end, and into the middle", per: 2) { mart in
      for start in [99_950, 50_000] {
        sink &+= try await mart.orders(at: start..<start + 50).count
      }
    },
    measure("a search that finds nothing") { try await file.search("없는 주문", in: $0) },
    measure("a search for initials that finds nothing") { try await file.search("ㅋㅌㅍ", in: $0) },
    measure("a search that finds one order") { try await file.search("98765", in: $0) },
    measure("a search that finds some") { try await file.search("우유", in: $0) },
    measure("a search that finds everything") { try await file.search("e", in: $0) },
  ]
}

/// A file that is gone with this object, filled when it is first used.
@MainActor
final class ManyOrders {
  private nonisolated static let count = 100_000

  private let folder = TemporaryFolder()
  private var isFilled = false
  private var opened: StoredMart?

  /// The same one each time.
  func open() async throws -> StoredMart {
    if let opened { return opened }
    try await fill()
    let mart = reopened()
    opened = mart
    return mart
  }

  /// As a program that has just started.
  func reopened() -> StoredMart { StoredMart(books, log: .none) }

  /// Finds the orders, and shows the first window of them.
  func search(_ typed: String, in mart: StoredMart) async throws {
    let ids = try await mart.find(OrderQuery(typed), at: 0)
    sink &+= try await mart.orders(Array(ids.prefix(50))).count
  }

  func fill() async throws {
    guard !isFilled else { return }
    let books = books
    try await books.open()
    try await books.database.transaction { connection throws(SQLError) in
      try Self.insertStock(into: connection)
      for number in 1...Self.count {
        try Self.insertOrder(number, into: connection)
        try Self.insertSearchKeys(of: number, into: connection)
      }
    }
    await books.close()
    isFilled = true
  }

  nonisolated static func insertStock(into connection: Connection) throws(SQLError) {
    for good in Catalogue.bundled.goods {
      try connection.run("INSERT INTO mart_stock VALUES (?, ?, ?)", good.id, 9_999_999, 9_999_999)
    }
  }

  /// Inserts the order and its lines.
  nonisolated static func insertOrder(
    _ number: Int, into connection: Connection
  ) throws(SQLError) {
    let contents = contents(of: number)
    let (id, placed) = (Order.ID(number), Int64(number) * 60_000)
    try connection.run(
      """
      INSERT INTO mart_order (id, version, placed, sends, arrives, total, speed, fee, first_name,
        last_name, telephone, email, shipping_street1, shipping_street2, shipping_city, shipping_state,
        shipping_zip)
      VALUES (?, 1, ?, ?, ?, ?, 'standard', 0, ?, ?, ?, ?, '세종대로 110', '', '서울', '중구', '04524')
      """, id, placed, placed + 600_000, placed + 300_000_000, contents.total.amount,
      contents.contact.name, "", contents.contact.telephone,
      contents.contact.email)
    for (position, line) in contents.lines.enumerated() {
      try connection.run(
        "INSERT INTO mart_line VALUES (?, ?, ?, ?, ?, ?, ?)", id, position, line.good,
        line.title.text(.korean), line.title.text(.english), line.price.amount, line.quantity)
    }
  }

  private nonisolated static func insertSearchKeys(
    of number: Int, into connection: Connection
  ) throws(SQLError) {
    let id = Order.ID(number)
    for key in contents(of: number).searchTexts.map(SearchKey.init) {
      try connection.run(
        "INSERT OR IGNORE INTO mart_text (initials, key) VALUES (?, ?)", key.initials, key.text)
      try connection.run(
        "INSERT INTO mart_search SELECT id, ? FROM mart_text WHERE key = ?", id, key.text)
    }
  }

  private nonisolated static func contents(of number: Int) -> OrderContents {
    let goods = Catalogue.bundled.goods
    var contents = OrderContents(
      lines: (0...number % 4).map { OrderLine(goods[(number * 7 + $0 * 13) % goods.count], 1) })
    let contact = number % 300
    contents.contact.name =
      ["김", "이", "박", "최"][contact % 4] + ["하늘", "민수", "서연", "지우", "도윤"][contact % 5]
    contents.contact.telephone = "010-\(1_000 + contact)-\(9_999 - contact)"
    contents.contact.email = "person\(contact)@example.org"
    return contents
  }

  private var books: BookFile { BookFile(path: "\(folder.path)/\(BookFile.file)", log: .none) }
}
