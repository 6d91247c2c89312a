import Books
import Expectations
import Log
import SQL
import SQLite
import SQLiteTesting
import Search
import Testing

@testable import LedgerData
@testable import LedgerDomain

/// What the index of search keys finds, compared with a look at every row.
@MainActor
struct LedgerIndexTests {
  private static let syllables = [
    "가", "값", "갑", "수", "사", "고", "과", "닭", "달", "걀", "서", "울", "우", "밋", "미", "소", "ㄱ", "ㅅ",
    "ㄳ", "읽", "뷁", "A", "b", "cd", "É", "5", "25", " ", " ", "*", "[", "\"", "'", "👍", "까", "밖",
  ]

  private let fixture = LedgerFileFixture()
  private var random = SplitMix(seed: 20_261_123)

  /// 1 to `most` signs one after another.
  private mutating func text(_ most: Int) -> String {
    (0..<Int.random(in: 1...most, using: &random)).map { _ in
      Self.syllables.randomElement(using: &random) ?? ""
    }.joined()
  }

  private mutating func entries(_ count: Int, from first: Int = 0) -> [LedgerEntry] {
    (0..<count).map { number in
      entry(
        2026_01_01 + number % 28, Int64(-number - 1), "\(text(6))\(first + number)", .food,
        note: number % 5 == 0 ? text(3) : "")
    }
  }

  /// The rows that a plain look at all of them finds.
  private func scanned(_ typed: String) async throws -> [LedgerRow.ID] {
    let search = LedgerSearch(try LedgerFilter(typed, in: .builtIn).words, in: .builtIn)
    let page = LedgerPage(start: .beginning, skip: 0, limit: 10_000)
    return try await fixture.ledger.rows(of: LedgerQuery(), page).filter { row in
      search.finds(row, SearchKey("\(row.text)\n\(row.note)"))
    }.map(\.id)
  }

  private mutating func compare(_ count: Int) async throws {
    var finds = 0
    for _ in 0..<count {
      let typed = text(4)
      guard LedgerQuery(search: typed).isSearch, (try? LedgerFilter(typed, in: .builtIn)) != nil
      else { continue }
      let found = try await fixture.ledger.find(LedgerQuery(search: typed)).ids
      try await expectEqual(found, scanned(typed), "\(typed)")
      finds += found.count
    }
    #expect(finds > 0)
    #expect(try await fixture.ledger.isSound())
  }

  @Test mutating func `the index finds what a look at every row finds, also after changes`()
    async throws
  {
    let ledger = fixture.ledger
    let rows = try await ledger.addUnknown(entries(600))
    try await compare(60)
    // New notes, and notes that are gone.
    for row in rows.prefix(100) {
      _ = try await ledger.perform(.note([row.id], row.id % 2 == 0 ? text(3) : ""), at: 0)
    }
    try await compare(30)
    _ = try await ledger.perform(.delete(rows.suffix(200).map(\.id)), at: 0)
    try await compare(30)
    _ = try await ledger.undo()
    try await Movements.topUp(fixture.database, key: "a", day: 2026_02_01, amount: 50_000)
    try await compare(30)
    try await expectEqual(ledger.find(LedgerQuery(search: "우리은행")).ids.count, 1)
  }

  @Test mutating func `a search looks at few rows where it can`() async throws {
    _ = try await fixture.ledger.addUnknown(entries(600))
    var texts: [String: Int] = [:]
    for _ in 0..<200 {
      let parts = HangulSearch(text(4)).letters
      guard !parts.isEmpty else { continue }
      let value = try await fixture.database.read { connection throws(SQLError) in
        try connection.filter(parts).value
      }
      let kind = value == nil ? "all" : (value?.contains("\"") == true ? "threes" : "beginning")
      texts[kind, default: 0] += 1
    }
    expectEqual(texts.count, 3)
    #expect(texts["threes", default: 0] > 50)
  }

  @Test func `a quotation mark is a letter like others`() async throws {
    for number in 0..<40 { _ = try await fixture.ledger.add(entry(2026_01_01, 1, "a \(number)")) }
    _ = try await fixture.ledger.add(entry(2026_01_01, 1, "say \"yes\u{FE0F}\" now"))
    for typed in ["\"", "y \"y\"", "\u{FE0F}\"", "s\u{FE0F}\" n"] {
      try await expectEqual(fixture.ledger.find(LedgerQuery(search: typed)).ids, [41], "\(typed)")
    }
  }

  @Test func `entries that are not in the index are noticed`() async throws {
    _ = try await fixture.ledger.addUnknown(
      (0..<50).map { entry(2026_01_01, -1, "커피 \($0)") })
    #expect(try await fixture.ledger.isSound())
    try await fixture.database.run(
      "INSERT INTO ledger_search (ledger_search) VALUES ('delete-all')")
    #expect(try await !fixture.ledger.isSound())
  }

  @Test func `amounts that are not counted are noticed`() async throws {
    _ = try await fixture.ledger.add(entry(2026_01_01, -1_234, "커피"))
    #expect(try await fixture.ledger.isSound())
    try await fixture.database.run("UPDATE ledger_amount_total SET count = 2")
    #expect(try await !fixture.ledger.isSound())
  }

  @Test func `a file of version 3 gets the index with the first search`() async throws {
    let earlier = SQLiteDatabase(
      path: fixture.database.path, migrations: Array(BookFile.migrations.prefix(3)))
    for number in 1...30 {
      try await earlier.run(
        """
        INSERT INTO ledger (day, amount, text, category, origin, key, initials)
          VALUES (20260101, ?, '커피', 'food', 'hand', '커피' || char(10), 'ㅋㅍ' || char(10))
        """, -1_500 - number)
    }
    await earlier.close()
    let examined = SQLiteDatabase(
      path: fixture.database.path, migrations: BookFile.migrations, access: .reading)
    #expect(try await StoredLedger(examined, searching: examined, log: .none).isSound())
    await examined.close()
    try await expectEqual(fixture.ledger.find(LedgerQuery(search: "커피")).ids.count, 30)
    try await expectEqual(fixture.ledger.find(LedgerQuery(search: "ㅋㅋ")).ids, [])
    #expect(try await fixture.ledger.isSound())
  }

  @Test mutating func `a far position is found in each order`() async throws {
    let rows = try await fixture.ledger.addUnknown(
      (0..<6_000).map { number in
        entry(
          20_200_101 + number % 7 * 10_000 + number % 11 * 100,
          Int64([1, -1, 9, -14, 250, -1_999, 98_765, -100_000][number % 8]) * Int64(number % 7 + 1),
          "row", number % 3 == 0 ? .movies : .food)
      })
    for order in LedgerOrder.keyed {
      for category in [nil, LedgerCategory.food] {
        let query = LedgerQuery(order: order, category: category)
        let sorted = rows.filter { category ?? $0.category == $0.category }.sorted { one, other in
          let (one, other) = (order.key(of: one), order.key(of: other))
          return order.isAscending ? one < other : one > other
        }.map(\.id)
        for skip in [999, 1_001, 1_700, 2_400, 3_100, 3_990, 3_999, 5_000, 5_999, 6_000] {
          let page = LedgerPage(start: .beginning, skip: skip, limit: 3)
          let found = try await fixture.ledger.rows(of: query, page).map(\.id)
          expectEqual(found, Array(sorted.dropFirst(skip).prefix(3)), "\(order) \(skip)")
          let back = LedgerPage(start: .end, skip: skip, limit: 3)
          let last = try await fixture.ledger.rows(of: query, back).map(\.id)
          expectEqual(last, Array(sorted.dropLast(skip).suffix(3)), "\(order) \(skip)")
        }
        let keys = Dictionary(rows.map { ($0.id, order.key(of: $0)) }) { first, _ in first }
        for position in stride(from: 0, to: sorted.count, by: 97) {
          let key = try #require(keys[sorted[position]])
          let found = try await fixture.ledger.position(of: key, in: query)
          expectEqual(found, position, "\(order)")
        }
      }
    }
  }
}
