import Expectations
import LedgerFixtures
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerData
@testable import LedgerDomain

/// What other entries say of one, in memory, in a file and on a server.
@MainActor
struct EntryContextTests {
  private let fixture = LedgerFileFixture()

  private static var entries: [LedgerEntry] {
    // The user calls it so.
    var named = entry(2026_09_30, -500, "약국")
    named.payee = "시장"
    return [
      entry(2026_05_31, -9_000, "시장"), entry(2026_06_01, -1_000, "시장"),
      entry(2026_09_10, -2_000, "시장"), named,
      entry(2026_11_05, -4_000, "시장"), entry(2026_11_05, 10_000, "급여"),
      entry(2026_11_20, -3_000, "시장"), entry(2026_12_01, -7_000, "시장"),
      entry(2026_12_02, 11_000, "급여"),
    ]
  }

  /// The newest first.
  private func filled(
    _ work: any LedgerRepository
  ) async throws -> [LedgerRow] {
    _ = try await work.addUnknown(Self.entries)
    return try await work.rows(try await work.find(LedgerQuery()).ids)
  }

  private func row(_ day: Int, _ text: String, of rows: [LedgerRow]) throws -> LedgerRow {
    try #require(rows.first { $0.day.rawValue == day && $0.text == text })
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an account's sum after an entry is that of its entries up to it`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let rows = try await filled(work)
    _ = try await work.perform(
      .addUnknown(stated([entry(2026_11_10, -99, "다른 계좌")]), file: "b.csv", to: .new("은행")), at: 0)
    var sum = rows.map(\.amount).reduce(.zero, +)
    expectEqual(sum, Won(-5_500))
    for row in rows {
      try await expectEqual(work.context(of: row).sum, sum, "\(row.day) \(row.text)")
      sum = sum - row.amount
    }
    expectEqual(sum, .zero)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a payee's months are half a year up to its own, by the name that the user has given`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let rows = try await filled(work)
    func months(_ day: Int, _ text: String) async throws -> [Int64]? {
      try await work.context(of: try row(day, text, of: rows)).ofMonths?.map(\.amount)
    }
    try await expectEqual(months(2026_11_20, "시장"), [1_000, 0, 0, 2_500, 0, 7_000])
    try await expectEqual(months(2026_09_30, "약국"), [0, 9_000, 1_000, 0, 0, 2_500])
    try await expectEqual(months(2026_12_01, "시장"), [0, 0, 2_500, 0, 7_000, 7_000])
    // What came in is of what came in.
    try await expectEqual(months(2026_12_02, "급여"), [0, 0, 0, 0, 10_000, 11_000])
    expectEqual(
      EntryContext.months(of: try row(2026_12_01, "시장", of: rows)).map(\.rawValue),
      [202_607, 202_608, 202_609, 202_610, 202_611, 202_612])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what was moved or came back does not count as spent`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let bought = try await work.add(entry(2026_11_05, -4_000, "책방"))
    let returned = try await work.add(entry(2026_11_06, 3_000, "책방"))
    _ = try await work.perform(
      .link([
        LinkProposal(
          .refund, first: returned, second: bought, isSure: true, reasons: [.samePayee])
      ]))
    let row = try #require(try await work.rows([returned.id]).first)
    expectEqual(EntryContext.isIncome(row), false)
    try await expectEqual(work.context(of: row).ofMonths?.last, Won(1_000))
    try await expectEqual(work.context(of: row).sum, Won(-1_000))
  }

  @Test(arguments: SharedLedger.kinds)
  func `members of a ledger see the same`(_ kind: RepositoryKind) async throws {
    let shared = try await SharedLedger(kind, ["ann", "bob"])
    let own = try await shared.members[0].add(entry(2026_11_05, -4_000, "시장"))
    _ = try await shared.members[1].add(entry(2026_11_04, -500, "시장"))
    for member in shared.members {
      let context = try await member.context(of: own)
      expectEqual(context.sum, Won(-4_500))
      expectEqual(context.ofMonths?.last, Won(4_500))
    }
  }

  @Test(arguments: RepositoryKind.allCases.filter { $0 != .memory })
  func `no more entries are read than may be, from the nearer end of the account`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try #require(try fixture.ledger(kind) as? StoredLedger)
    let rows = try await filled(work)
    let whole = try await work.context(of: rows[4])
    expectEqual(rows.count, 9)
    // Four come after it, and five up to it.
    for (most, isKnown) in [(3, false), (4, true), (9, true)] {
      try await expectEqual(
        work.context(of: rows[4], reading: most).sum, (isKnown ? whole.sum : nil))
    }
    let first = try await work.context(of: rows[8], reading: 1)
    expectEqual(first.sum, Won(-9_000))
    expectEqual(first.ofMonths, [0, 0, 0, 0, 0, 9_000].map { Won($0) })
    try await expectEqual(work.context(of: rows[7], reading: 1).ofMonths, nil)
  }
}
