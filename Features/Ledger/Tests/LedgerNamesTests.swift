import Expectations
import LedgerData
import PostgreSQLTesting
import Search
import Testing
import WalletDomain

@testable import LedgerDomain

/// Orders by names, and searches for values, of the ledger in memory and of the one in a file.
@MainActor
struct LedgerNamesTests {
  private let fixture = LedgerFileFixture()

  private static let entries = [
    entry(2026_11_01, -12_300, "나무", .food), entry(2026_11_19, -4_500, "apple", .transport),
    entry(2026_11_19, -500, "가방", .food), entry(2025_11_19, 12_300, "가방", .income),
    entry(2026_10_31, -1_119, "Zoo 11/19", .movies), entry(2026_11_02, -7, "", .movies),
  ]

  private func filled(_ kind: RepositoryKind) async throws -> any LedgerRepository {
    let work = try fixture.ledger(kind)
    for each in Self.entries { _ = try await work.add(each) }
    return work
  }

  @Test(arguments: RepositoryKind.allCases)
  func `rows are in the order of their names, equal ones the newest first`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try await filled(kind)
    func ids(_ order: LedgerOrder, _ texts: TextOrder) async throws -> [LedgerRow.ID] {
      try await work.find(LedgerQuery(order: order, texts: texts)).ids
    }
    // Rows without a text are last in both directions.
    try await expectEqual(ids(.textAscending, .hangulFirst), [3, 4, 1, 2, 5, 6])
    try await expectEqual(ids(.textDescending, .hangulFirst), [5, 2, 1, 3, 4, 6])
    try await expectEqual(ids(.textAscending, .latinFirst), [2, 5, 3, 4, 1, 6])
    try await expectEqual(ids(.categoryAscending, .hangulFirst), [2, 4, 3, 1, 6, 5])
    // Food, Income, Movies, Transport.
    try await expectEqual(ids(.categoryAscending, .latinFirst), [3, 1, 4, 6, 5, 2])
    try await expectEqual(ids(.categoryDescending, .latinFirst), [2, 6, 5, 4, 3, 1])
    let movies = LedgerQuery(order: .textAscending, category: .movies)
    try await expectEqual(work.find(movies).ids, [5, 6])
    try await expectEqual(work.find(movies).totals.summary.count, 2)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a search finds amounts, days, months and categories`(_ kind: RepositoryKind) async throws {
    let work = try await filled(kind)
    let finds: KeyValuePairs<String, [LedgerRow.ID]> = [
      "12,300": [1, 4], "12300": [1, 4], "-12,300원": [1, 4], "1,119": [5],
      "2026-11-19": [3, 2], "2026.11.19": [3, 2], "26.11.19": [3, 2], "11/19": [3, 2, 5, 4],
      "11-19": [3, 2, 4], "11월 19일": [3, 2, 4], "Nov 19": [3, 2, 4], "nov 19, 2025": [4],
      "19 Nov": [3, 2, 4], "19 nov 2025": [4], "19/11/26": [3, 2], "19/11/2025": [4],
      "19/11": [3, 2, 4],
      "Nov ’25": [4], "Nov '25": [4], "Nov 25": [], "2025 Nov": [4], "25.11": [4], "25.11.19": [4],
      "25년 11월": [4], "2026/11/19": [3, 2], "26/11/19": [], "40/11/26": [], "40 Nov": [],
      "2026-11": [3, 2, 6, 1], "2026년 10월": [5], "Oct 2026": [5], "2026-13": [], "13/41": [],
      "영화": [6, 5], "movie": [6, 5], "ㅇㅎ": [6, 5], "교통": [2], "식": [], "ㅅ": [], "f": [],
      "화": [], "4,500 ": [2], "0": [],
    ]
    for (typed, ids) in finds {
      try await expectEqual(work.find(LedgerQuery(search: typed)).ids, ids, "\(typed)")
    }
    let sum = try await work.find(LedgerQuery(search: "12300")).totals.summary
    expectEqual(sum, LedgerSummary(count: 2, spent: Won(12_300), received: Won(12_300)))
    let food = LedgerQuery(category: .food, search: "11/19")
    try await expectEqual(work.find(food).ids, [3])
    let byText = LedgerQuery(order: .textAscending, search: "11/19")
    try await expectEqual(work.find(byText).ids, [3, 4, 2, 5])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `pages of names have any position`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    _ = try await work.addUnknown(
      (0..<500).map { entry(2026_11_01 + $0 % 28, -1, "row \($0 * 7 % 500 + 1_000)", .food) })
    let cursor = try await LedgerCursor(LedgerQuery(order: .textAscending), in: work)
    expectEqual(cursor.summary.count, 500)
    let page = try await cursor.rows(at: 250..<253)
    expectEqual(page.rows.map(\.text), ["row 1250", "row 1251", "row 1252"])
    let id = try #require(page.rows.last?.id)
    try await expectEqual(cursor.position(of: id), 252)
  }
}
