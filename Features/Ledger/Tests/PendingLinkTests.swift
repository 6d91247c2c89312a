import Expectations
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// Purchases that came in as pending, and were settled under another name or with another amount.
@MainActor
struct PendingLinkTests {
  private var bench = LinkBench()
  private let card: LedgerAccount.ID
  private let fixture = LedgerFileFixture()

  init() throws { card = try bench.account("신한카드") }

  private mutating func settle(
    _ text: String, _ amount: Int64, _ day: Int, importID: LedgerImport.ID = 2
  ) {
    bench.row(card, 2026_10_03, -7_000, "한강서점", isPending: true)
    bench.row(card, day, amount, text, importID: importID)
  }

  @Test(arguments: [
    ("한강문고", Int64(-7_000), 2026_10_03), ("한강서점", -5_000, 2026_10_03),
    ("한강서점", -150_000, 2026_10_04), ("한강서점(주)", -7_000, 2026_10_07), ("PG", -7_000, 2026_10_05),
  ])
  mutating func `what was pending is asked about`(text: String, amount: Int64, day: Int) throws {
    settle(text, amount, day)
    expectEqual(bench.found, ["same 1-2?"])
    expectEqual(bench.proposals[0].reasons.first, .pending)
    bench.refuse(bench.proposals[0])
    expectEqual(bench.found, [])
  }

  @Test(arguments: [
    ("이마트", Int64(-5_000), 2026_10_03), ("한강서점", -5_000, 2026_10_06),
    ("한강서점", -7_000, 2026_10_02), ("한강문고", 7_000, 2026_10_03), ("한강문고", -7_000, 2026_10_10),
  ])
  mutating func `what has nothing in common is not`(text: String, amount: Int64, day: Int) {
    settle(text, amount, day)
    #expect(!bench.found.contains { $0.hasPrefix("same") })
  }

  @Test mutating func `what came in together is two`() {
    settle("한강문고", -7_000, 2026_10_03, importID: 1)
    expectEqual(bench.found, [])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `once it is said what it became, it counts once`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let pending = LedgerEntry(
      day: entry(2026_10_03, -1, "").day, amount: Won(-7_000), text: "한강서점", category: .shopping,
      bank: BankRecord(isPending: true))
    for (entry, file) in [(pending, "a.csv"), (entry(2026_10_04, -5_000, "한강서점"), "b.csv")] {
      let known = try await work.settings().accounts.account(named: "카드")?.id
      let choice = known.map(AccountChoice.existing) ?? .new("카드")
      _ = try await work.perform(.addUnknown([StatementEntry(entry)], file: file, to: choice))
    }
    let rows = try await work.rows([1, 2])
    let proposal = LinkProposal(
      .same, first: rows[0], second: rows[1], isSure: false, reasons: [.pending])
    try await expectEqual(work.perform(.link([proposal])).count, 1)
    let left = try await work.rows([1, 2])
    expectEqual(left.map(\.amount), [Won(-5_000)])
    expectEqual(left.map(\.category), [.shopping])
    #expect(try await fixture.isSound(kind))
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2]), rows)
  }

  @Test(arguments: [("점심", 2026_10_03), ("한강서점 강남", 2026_10_04)])
  mutating func `what was typed before its file came under another name is asked about`(
    text: String, day: Int
  ) throws {
    bench.row(card, 2026_10_03, -7_000, text, origin: .hand, importID: nil)
    bench.row(card, day, -7_000, "한강서점")
    bench.row(card, 2026_10_03, -7_000, "택시", origin: .hand, importID: nil)
    expectEqual(bench.found, ["same 1-2?"])
    expectEqual(bench.proposals[0].reasons.first, .typed)
    bench.refuse(bench.proposals[0])
    expectEqual(bench.found, [])
  }

  @Test(
    arguments: RepositoryKind.allCases,
    [
      ("POS SHELL OIL", 2026_10_03, true), ("SHELL OIL", 2026_10_06, true),
      ("SHELL OIL 5744 HOUSTON TX", 2026_10_05, true), ("EXXON", 2026_10_03, false),
      ("SHELL OIL", 2026_10_08, false),
    ])
  func `what was pending is known again by its shop without a time`(
    _ kind: RepositoryKind, settled: (text: String, day: Int, isKnown: Bool)
  ) async throws {
    let work = try fixture.ledger(kind)
    let pending = LedgerEntry(
      day: entry(2026_10_03, -1, "").day, amount: Won(-7_000), text: "SHELL OIL",
      category: .shopping, bank: BankRecord(isPending: true))
    _ = try await work.perform(
      .addUnknown([StatementEntry(pending)], file: "a.csv", to: .new("카드")))
    let id = try #require(try await work.settings().accounts.account(named: "카드")).id
    let news = try await work.news(
      of: stated([
        entry(2026_10_02, -1_000, "BOOTS"), entry(settled.day, -7_000, settled.text),
      ]), into: id)
    expectEqual(news.new.count, settled.isKnown ? 1 : 2)
  }
}
