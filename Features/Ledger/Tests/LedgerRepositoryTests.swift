import Expectations
import LedgerData
import LedgerFixtures
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// What holds for the ledger in memory and for the one in a file.
@MainActor
struct LedgerRepositoryTests {
  private let fixture = LedgerFileFixture()

  private static let orders = LedgerOrder.keyed
  private static let filters: [(LedgerCategory?, LedgerMonth?)] = [
    (nil, nil), (.movies, nil), (nil, LedgerMonth(rawValue: 202602)),
    (.movies, LedgerMonth(rawValue: 202602)),
  ]

  /// 90 entries in three months and three categories, with many equal days and amounts.
  private static let entries = (0..<90).map { number in
    entry(
      20260100 + number % 3 * 100 + 1 + number * 7 % 5, Int64(number * 11 % 4 * 1_000 - 1_500),
      "row \(number)", [.food, .movies, .income][number / 3 % 3])
  }

  private func filled(_ kind: RepositoryKind) async throws -> any LedgerRepository {
    let work = try fixture.ledger(kind)
    _ = try await work.addUnknown(Self.entries)
    return work
  }

  private func expected(_ query: LedgerQuery) -> [String] {
    Self.entries.enumerated().map { index, entry in
      LedgerRow(id: Int64(index + 1), origin: .imported, entry: entry)
    }.filter { row in
      (query.category ?? row.category) == row.category && query.month?.contains(row.day) != false
    }.sorted { one, other in
      let (one, other) = (query.order.key(of: one), query.order.key(of: other))
      return query.order.isAscending ? one < other : one > other
    }.map(\.text)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a page has the same rows from wherever it is counted`(_ kind: RepositoryKind) async throws {
    let work = try await filled(kind)
    for order in Self.orders {
      for (category, month) in Self.filters {
        let query = LedgerQuery(order: order, category: category, month: month)
        let all = expected(query)
        try await expectEqual(work.summary(of: query).count, all.count)
        let rows = try await work.rows(
          of: query, LedgerPage(start: .beginning, skip: 0, limit: 100))
        try #require(rows.map(\.text) == all)
        let starts = [(0, LedgerPage.Start.beginning), (all.count, .end)]
        let anchors = stride(from: 0, to: all.count, by: 3).flatMap { index in
          let key = order.key(of: rows[index])
          return [(index, LedgerPage.Start.from(key)), (index, .before(key))]
        }
        for (index, start) in starts + anchors {
          let page = LedgerPage(start: start, skip: 2, limit: 4)
          let range =
            page.goesBack ? index - 6..<index - 2 : index + 2..<index + 6
          let found = try await work.rows(of: query, page)
          expectEqual(found.map(\.text), Array(all[range.clamped(to: 0..<all.count)]))
        }
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `the position of a row is how many come before it`(_ kind: RepositoryKind) async throws {
    let work = try await filled(kind)
    for order in Self.orders {
      for (category, month) in Self.filters {
        let query = LedgerQuery(order: order, category: category, month: month)
        let rows = try await work.rows(
          of: query, LedgerPage(start: .beginning, skip: 0, limit: 100))
        try #require(!rows.isEmpty)
        for (position, row) in rows.enumerated() {
          try await expectEqual(work.position(of: order.key(of: row), in: query), position)
        }
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `marked rows are in the sums and searches of their new marks`(_ kind: RepositoryKind)
    async throws
  {
    let work = try await filled(kind)
    let query = LedgerQuery(category: .movies, month: LedgerMonth(rawValue: 202602))
    let rows = try await work.rows(of: query, LedgerPage(start: .beginning, skip: 0, limit: 100))
    try await expectEqual(work.perform(.categorise(rows.map(\.id), .health)).count, 10)
    try await expectEqual(work.summary(of: query), .nothing)
    try await expectEqual(work.summary(of: LedgerQuery(category: .health)).count, 10)
    let found = try await work.find(LedgerQuery(category: .health, search: "row 1"))
    try await expectEqual(work.perform(.note(found.ids, "found")).count, found.ids.count)
    try await expectEqual(work.find(LedgerQuery(search: "found")).ids.sorted(), found.ids.sorted())
  }

  @Test(arguments: RepositoryKind.allCases)
  func `rows that are gone or so already are left out`(_ kind: RepositoryKind) async throws {
    let work = try await filled(kind)
    try await expectEqual(work.perform(.note([1, 2, 3, 999], "a")).count, 3)
    try await expectEqual(work.perform(.note([1], "a")).changes, [])
    _ = try await work.perform(.note([3], "theirs"))
    try await expectEqual(work.rows([1, 2, 3]).map(\.note), ["a", "a", "theirs"])
    await #expect(throws: LedgerError.missing) { try await work.perform(.note([999], "a")) }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `month totals are those of the rows, also after changes`(_ kind: RepositoryKind) async throws
  {
    let work = try fixture.ledger(kind)
    let lunch = try await work.add(entry(2026_11_01, -8_000, "lunch"))
    _ = try await work.add(entry(2026_11_30, 1_000, "refund"))
    _ = try await work.add(entry(2026_12_01, -500, "bus", .transport))
    let november = try #require(LedgerMonth(rawValue: 202611))
    let december = try #require(LedgerMonth(rawValue: 202612))
    try await expectEqual(
      work.monthTotals(of: LedgerQuery()),
      MonthTotals([
        .init(month: november, category: .food): LedgerSummary(
          count: 2, spent: Won(8_000), received: Won(1_000)),
        .init(month: december, category: .transport): LedgerSummary(
          count: 1, spent: Won(500), received: .zero),
      ]))
    _ = try await work.perform(.categorise([lunch.id], .living))
    var totals = try await work.monthTotals(of: LedgerQuery())
    expectEqual(totals[november, .living].spent, Won(8_000))
    expectEqual(
      totals[november, .food], LedgerSummary(count: 1, spent: .zero, received: Won(1_000)))
    _ = try await work.perform(.delete([lunch.id]))
    totals = try await work.monthTotals(of: LedgerQuery())
    expectEqual(totals[november, .living], .nothing)
    expectEqual(totals.months, [november, december])
    expectEqual(totals.total(of: [.food], in: totals.months).received, Won(1_000))
    expectEqual(totals.total(of: december).spent, Won(500))
    expectEqual(totals.summary, LedgerSummary(count: 2, spent: Won(500), received: Won(1_000)))
    expectEqual(totals.firstRow(of: november, in: .newestFirst), 1)
    expectEqual(totals.firstRow(of: november, in: .oldestFirst), 0)
    expectEqual(totals.firstRow(of: november, in: .amountAscending), nil)
    let transport = try await work.monthTotals(of: LedgerQuery(category: .transport))
    expectEqual(transport.months, [december])
    try await expectEqual(work.monthTotals(of: LedgerQuery(month: november)).months, [november])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `the same statement twice adds nothing, and equal purchases stay`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    let coffee = entry(2026_11_01, -4_500, "커피")
    try await expectEqual(
      work.addUnknown([coffee, coffee, entry(2026_11_02, -4_500, "커피")]).count, 3)
    try await expectEqual(work.unknown([coffee, coffee]), [])
    try await expectEqual(work.addUnknown([coffee, coffee, coffee]).count, 1)
    _ = try await work.perform(.categorise([1, 2, 3, 4], .living))
    await #expect(throws: LedgerError.nothingNew) {
      try await work.addUnknown([coffee, coffee, coffee])
    }
    try await expectEqual(work.unknown([]), [])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a statement that was seen before another import adds nothing`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    let lines = stated([entry(2026_11_01, -4_500, "커피")])
    let first = try await work.news(of: lines, into: nil).newestImport
    _ = try await work.perform(.addUnknown(lines, file: "a.csv", to: .new("은행"), since: first))
    await #expect(throws: LedgerError.importedSince) {
      try await work.perform(.addUnknown(lines, file: "a.csv", to: .new("은행 2"), since: first))
    }
    try await expectEqual(work.settings().accounts.own.count, 2)
    let second = try await work.news(of: lines, into: nil).newestImport
    try await expectEqual(
      work.perform(.addUnknown(lines, file: "a.csv", to: .new("은행 2"), since: second)).count, 1)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a search has the order of its query`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    for (day, amount) in [(3, -2), (1, 4), (2, -9)] {
      _ = try await work.add(entry(2026_11_00 + day, Int64(amount), "커피"))
    }
    let found: KeyValuePairs<LedgerOrder, [LedgerRow.ID]> = [
      .newestFirst: [1, 3, 2], .oldestFirst: [2, 3, 1], .amountDescending: [2, 1, 3],
      .amountAscending: [3, 1, 2],
    ]
    for (order, ids) in found {
      try await expectEqual(work.find(LedgerQuery(order: order, search: "커")).ids, ids)
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a search finds what is typed, in text and note, as the filter of people does`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    for each in [
      entry(2026_11_01, -1, "서울 시장"), entry(2026_11_02, -2, "Café [50%] *?"),
      entry(2026_11_03, -3, "김미소", note: "값"), entry(2026_11_04, 4, "과자 👍🏽"),
      entry(2026_11_05, 5, "ㄱㄴ"),
    ] {
      _ = try await work.add(each)
    }
    let finds: KeyValuePairs<String, [LedgerRow.ID]> = [
      "서우": [1], "ㅅㅈ": [1], "시ㅈ": [1], "cafe": [2], "[50": [2], "*?": [2], "*": [2], "]": [2],
      "ㅁㅅ": [3], "김밋": [3], "갑": [3], "값": [3], "고": [4], "👍": [4], "ㄱ": [5, 4, 3],
      "없": [], "50%": [2], "소값": [], "ㄱㄴ": [5],
    ]
    for (typed, ids) in finds {
      try await expectEqual(work.find(LedgerQuery(search: typed)).ids, ids, "\(typed)")
    }
    let november = try #require(LedgerMonth(rawValue: 2026_11))
    try await expectEqual(
      work.find(LedgerQuery(order: .amountAscending, search: "ㄱ")),
      LedgerFinding(
        ids: [3, 4, 5],
        totals: MonthTotals([
          .init(month: november, category: .food): LedgerSummary(
            count: 3, spent: Won(3), received: Won(9))
        ])))
    try await expectEqual(
      work.find(LedgerQuery(category: .movies, search: "ㄱ")),
      LedgerFinding(ids: [], totals: MonthTotals([:])))
    let october = LedgerMonth(rawValue: 202610)
    try await expectEqual(work.find(LedgerQuery(month: october, search: "ㄱ")).ids, [])
  }

  @Test func `a search in a file finds what one in memory finds`() async throws {
    let syllables = [
      "가", "값", "갑", "사", "사사", "고", "과", "닭", "달", "ㄱ", "ㅅ", "A", "*", "[", "ㄳ", "읽",
    ]
    let texts = syllables.flatMap { first in syllables.map { "\(first)\($0)" } }
    let fixed = InMemoryLedger()
    let stored = fixture.ledger
    let entries = texts.enumerated().map { index, text in
      entry(2026_11_01, Int64(index + 1), text)
    }
    for ledger in [fixed, stored] as [any LedgerRepository] {
      _ = try await ledger.addUnknown(entries)
    }
    var count = 0
    for typed in syllables + texts {
      let query = LedgerQuery(search: typed)
      let found = try await fixed.find(query)
      count += found.ids.count
      try await expectEqual(stored.find(query), found, "\(typed)")
    }
    #expect(count > 1_000)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `exactly a text, a note or an amount is found, the newest first`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    _ = try await work.addUnknown(
      (1...20).map { entry(2026_11_00 + $0, Int64(-$0), "커피 \($0)") } + [
        entry(2026_10_02, 12_000, "커피"), entry(2026_10_03, -12_000, "COFFEE"),
        entry(2026_10_01, -500, "coffee", .food), entry(2026_09_30, -7, "cafe"),
      ])
    func found(_ text: String, _ limit: Int = 5) async throws -> [String] {
      try await work.rows(exactly: text, limit: limit).map(\.text)
    }
    try await expectEqual(found("커피"), ["커피"])
    try await expectEqual(found("Coffee"), ["COFFEE", "coffee"])
    try await expectEqual(found("Coffee", 1), ["COFFEE"])
    try await expectEqual(found("12,000원"), ["COFFEE", "커피"])
    try await expectEqual(found("7"), ["커피 7", "cafe"])
    try await expectEqual(found("피"), [])
    let row = try #require(try await work.rows(exactly: "커피", limit: 1).first)
    _ = try await work.perform(.note([row.id], "둘이서"))
    try await expectEqual(found("둘이서"), ["커피"])
  }

  @Test func `a search finds what the wallet has moved since`() async throws {
    try await Movements.topUp(fixture.database, key: "a", day: 2026_11_20, amount: 50_000)
    let query = LedgerQuery(search: "우리")
    try await expectEqual(fixture.ledger.find(query).ids, [1])
    try await Movements.payTaxi(fixture.database, key: "b", day: 2026_11_20, amount: 9)
    try await expectEqual(fixture.ledger.find(query).ids, [2, 1])
    try await expectEqual(fixture.ledger.perform(.note([1, 2], "a")).count, 2)
  }
}
