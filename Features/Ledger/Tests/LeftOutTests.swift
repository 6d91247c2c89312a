import Expectations
import LedgerData
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// What links leave out of any sum, each once, in memory, in a file and on a server.
@MainActor
struct LeftOutTests {
  private let links = LinkContractTests()

  /// Of the accounts 은행, 저축 and 카드, in two months and several categories.
  private static let entries = [
    (0, entry(2026_10_31, -500_000, "저축", .living)), (1, entry(2026_11_01, 500_000, "은행", .income)),
    (0, entry(2026_11_14, -300_000, "카드대금", .other)), (2, entry(2026_11_14, 300_000, "결제", .other)),
    (0, entry(2026_11_20, -70_000, "어머니", .other)), (0, entry(2026_11_21, 30_000, "내 돈", .income)),
    (2, entry(2026_11_10, -18_000, "서점", .shopping)),
    (0, entry(2026_11_10, -18_000, "체크카드", .other)),
    (0, entry(2026_11_30, -40_000, "저축", .living)), (1, entry(2026_12_01, 40_000, "은행", .living)),
    (2, entry(2026_11_11, -25_000, "마트", .food)), (2, entry(2026_11_12, 5_000, "마트", .income)),
  ]

  private func filled(_ kind: RepositoryKind) async throws -> any LedgerRepository {
    let (work, _) = try await links.ledger(kind, Self.entries)
    try await links.link(work, .transfer, 1, 2)
    try await links.link(work, .cardBill, 3, 4, amount: 120_000)
    for single in [Int64(5), 6] { try await links.link(work, .transfer, single) }
    try await links.link(work, .same, 8, 7)
    try await links.link(work, .topUp, 9, 10)
    try await links.link(work, .refund, 12, 11)
    return work
  }

  /// What the links of these entries leave out, by the links alone.
  private func leftOut(
    _ work: any LedgerRepository, of ids: [LedgerRow.ID]
  ) async throws -> Won {
    let rows = Dictionary(try await work.rows(ids).map { ($0.id, $0) }) { $1 }
    return try await work.links(of: ids).filter { !$0.isRefused && $0.kind != .refund }
      .compactMap { link -> Won? in
        if rows[link.first] != nil { return link.amount }
        return link.kind == .same ? nil : link.second.flatMap { rows[$0]?.amount.size }
      }.reduce(.zero, +)
  }

  private func check(_ work: any LedgerRepository, _ kind: RepositoryKind) async throws {
    let all = try await work.rows(try await work.find(LedgerQuery()).ids)
    let months = [nil] + [2026_10, 2026_11, 2026_12].map { LedgerMonth(rawValue: $0) }
    let totals = try await work.monthTotals(of: LedgerQuery())
    for month in months {
      for category in [nil] + Set(all.map(\.category)).sorted(by: { $0.rawValue < $1.rawValue }) {
        let query = LedgerQuery(category: category, month: month)
        let expected = try await leftOut(work, of: work.find(query).ids)
        try await expectEqual(work.summary(of: query).leftOut.moved, expected, "\(query)")
        try await expectEqual(work.find(query).totals, work.monthTotals(of: query))
        try await expectEqual(work.find(query).totals.summary, work.summary(of: query))
        let shown = totals.total(of: category.map { [$0] }, in: month.map { [$0] } ?? totals.months)
        expectEqual(shown.leftOut.moved, expected, "\(query)")
        if let month, let category { expectEqual(totals[month, category], shown) }
        guard let month else { continue }
        let parts = try await work.parts(of: LedgerQuery(month: month))
        expectEqual(parts.sum(category.map { [$0] }).leftOut.moved, expected)
        if category == nil { expectEqual(parts.totals, try await work.monthTotals(of: query)) }
        for row in all where month.days.contains(row.day) && category == nil {
          let day = LedgerQuery(period: LedgerPeriod(row.day))
          let ofDay = try await leftOut(work, of: work.find(day).ids)
          try await expectEqual(work.summary(of: day).leftOut.moved, ofDay)
          expectEqual(parts.sum(nil, on: row.day).leftOut.moved, ofDay)
        }
      }
    }
    let some = totals.total(of: [.other, .income], in: totals.months).leftOut.moved
    let others = all.filter { [.other, .income].contains($0.category) }.map(\.id)
    try await expectEqual(some, leftOut(work, of: others))
    for search in ["은행", "계좌:은행", "금액:>100000", "상태:transfer"] {
      let found = try await work.find(LedgerQuery(search: search))
      let expected = try await leftOut(work, of: found.ids)
      expectEqual(found.totals.summary.leftOut.moved, expected, "\(search)")
    }
    #expect(try await links.fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what is left out of any sum is what its links leave out, each once`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try await filled(kind)
    let sum = try await work.summary(of: LedgerQuery())
    // Two that are alone go and come; of the bill a part is not explained.
    expectEqual(sum.leftOut.moved, Won(500_000 + 120_000 + 70_000 + 30_000 + 18_000 + 40_000))
    #expect((sum.spent, sum.received) == (Won(180_000 + 18_000 + 20_000), .zero))
    try await check(work, kind)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `it stays so where entries change their days, categories and links`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try await filled(kind)
    _ = try await work.perform(.categorise([2, 3, 4, 10], .food))
    try await check(work, kind)
    for (id, day) in [(Int64(1), 2026_11_01), (4, 2026_12_15), (9, 2026_12_01)] {
      let row = try #require(try await work.rows([id]).first)
      var edit = EntryEdit(row)
      edit.day = try #require(Day(rawValue: day))
      _ = try await work.perform(.edit(row, to: edit))
    }
    try await check(work, kind)
    _ = try await work.perform(.merge(.living, into: .food))
    _ = try await work.perform(.unlink([3]))
    try await check(work, kind)
    _ = try await work.perform(.delete([1, 2]))
    try await check(work, kind)
    while try await work.undo() != nil {}
    try await expectEqual(work.summary(of: LedgerQuery()).leftOut, .nothing)
    while try await work.redo() != nil {}
    try await check(work, kind)
  }
}
