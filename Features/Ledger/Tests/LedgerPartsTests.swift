import Expectations
import LedgerData
import LedgerFixtures
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Rows by periods, payees and statements, and their sums by days and payees, in memory, in a file and on a server.
@MainActor
struct LedgerPartsTests {
  private let fixture = LedgerFileFixture()

  private static let entries = (0..<120).map { number in
    entry(
      20_260_100 + number % 4 * 100 + 1 + number * 7 % 9, Int64(number * 11 % 7 * 1_000 - 2_500),
      "가게 \(number % 5)", [.food, .movies, .income][number / 3 % 3])
  }

  private static let periods: [LedgerPeriod] =
    [
      (2026_01_01, 2026_01_31), (2026_02_01, 2026_03_31), (2026_02_03, 2026_02_03),
      (2026_01_05, 2026_03_04), (2026_04_02, 2026_04_05),
    ].compactMap { first, last in
      guard let first = Day(rawValue: first), let last = Day(rawValue: last) else { return nil }
      return LedgerPeriod(first...last)
    }

  private func filled(_ kind: RepositoryKind) async throws -> any LedgerRepository {
    let work = try fixture.ledger(kind)
    _ = try await work.addUnknown(Self.entries)
    return work
  }

  private func rows(_ work: any LedgerRepository) async throws -> [LedgerRow] {
    try await work.rows(try await work.find(LedgerQuery()).ids)
  }

  private func sum(_ rows: [LedgerRow]) -> LedgerSummary {
    rows.reduce(.nothing) { $0 + LedgerSummary(amount: $1.amount, link: $1.link) }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `rows, sums and positions of a period are those of its days`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try await filled(kind)
    let all = try await rows(work)
    for period in Self.periods {
      for category in [nil, LedgerCategory.food] {
        let expected = all.filter {
          period.contains($0.day) && (category ?? $0.category) == $0.category
        }
        for order in LedgerOrder.keyed {
          let query = LedgerQuery(order: order, category: category, period: period)
          let page = LedgerPage(start: .beginning, skip: 0, limit: 200)
          let found = try await work.rows(of: query, page)
          let keys = expected.map { order.key(of: $0) }.sorted()
          let sorted = order.isAscending ? keys : keys.reversed()
          try #require(found.map { order.key(of: $0) } == sorted)
          try await expectEqual(work.summary(of: query), sum(expected))
          try await expectEqual(work.monthTotals(of: query).summary, sum(expected))
          try await expectEqual(Set(work.find(query).ids), Set(expected.map(\.id)))
          for (position, row) in found.enumerated() {
            try await expectEqual(work.position(of: order.key(of: row), in: query), position)
          }
        }
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `the parts of a month are its rows by day, category and payee`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try await filled(kind)
    let all = try await rows(work)
    // A refund makes a day negative.
    let bought = try #require(all.first { $0.amount < .zero && LedgerMonth(of: $0.day).month == 2 })
    let back = try await work.add(entry(2026_02_20, 400, bought.text))
    let refund = LinkProposal(
      .refund, first: back, second: bought, made: nil, amount: nil, isSure: true, reasons: [])
    _ = try await work.perform(.link([refund]))
    let month = try #require(LedgerMonth(rawValue: 2026_02))
    for query in [
      LedgerQuery(month: month), LedgerQuery(category: bought.category, month: month),
      LedgerQuery(search: "가게 1", period: LedgerPeriod(month)),
      LedgerQuery(month: month, account: bought.account),
      LedgerQuery(period: LedgerPeriod(month), payee: "가게 2"),
    ] {
      let found = try await work.find(query)
      let rows = try await work.rows(found.ids)
      #expect(query.payee == nil || rows.allSatisfy { $0.text == query.payee })
      let expected = LedgerParts(
        rows.reduce(into: [:]) { parts, row in
          parts[LedgerParts.Part(of: row), default: .nothing] += LedgerSummary(
            amount: row.amount, link: row.link)
        })
      expectEqual(found.parts, expected)
      expectEqual(expected.sum(nil), found.totals.summary)
      if !query.isFound {
        try await expectEqual(work.parts(of: query), expected)
        try await expectEqual(work.parts(of: query).sum(nil, on: back.day).spent, Won(-400))
      }
    }
  }
}
