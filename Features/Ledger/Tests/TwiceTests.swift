import Expectations
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// Purchases of one card that may stand twice, once from its approvals and once from its bill.
@MainActor
struct TwiceTests {
  private var bench = LinkBench()
  private let card: LedgerAccount.ID
  private let fixture = LedgerFileFixture()

  init() throws { card = try bench.account("현대카드") }

  private mutating func purchases(_ approved: String, _ billed: String, _ day: Int = 2026_10_03) {
    bench.row(card, 2026_10_03, -1_400, approved, second: 36_000, approval: "11", importID: 1)
    bench.row(card, 2026_10_05, -5_000, "이마트", second: 36_000, approval: "12", importID: 1)
    bench.row(card, day, -1_400, billed, importID: 2)
  }

  private mutating func pay(_ amount: Int64) throws {
    let bank = try bench.account("국민은행")
    bench.row(bank, 2026_11_25, -amount, "현대카드", importID: 3)
  }

  private var same: [String] { bench.found.filter { $0.hasPrefix("same") } }

  @Test mutating func `two names are asked about, and where the bill fits with one alone`() throws {
    purchases("한강서점", "미래문고")
    expectEqual(same, ["same 1-3?"])
    // Of several either may be meant.
    var more = bench
    more.row(card, 2026_10_03, -1_400, "꽃집", importID: 2)
    expectEqual(more.found, [])
    try pay(6_400)
    expectEqual(same, ["same 1-3?"])
  }

  @Test mutating func `two names are two where the bill has both`() throws {
    purchases("한강서점", "미래문고")
    try pay(7_800)
    expectEqual(same, [])
  }

  @Test mutating func `a payee of the next day is asked about, and sure where the bill says it`()
    throws
  {
    purchases("한강서점", "(주)한강서점", 2026_10_04)
    expectEqual(same, ["same 1-3?"])
    // The bill has what is before both.
    bench.row(card, 2026_10_02, -9_000, "약국", second: 36_000, approval: "10", importID: 1)
    try pay(15_400)
    expectEqual(same, ["same 1-3"])
  }

  @Test(
    arguments: [
      (-1_430, 6_430, "11", ["same 1-3?"]), (-1_370, 6_370, "11", ["same 1-3?"]),
      // Both stand in the bill, or neither is known to.
      (-1_430, 7_830, "11", []), (-1_430, 0, "11", []),
      // More than what a currency changes by in some days, and what no later file would know.
      (-1_600, 6_600, "11", []), (-1_430, 6_430, nil, []),
    ] as [(Int64, Int64, String?, [String])])
  mutating func `another name with another amount is asked about where the bill fits with it`(
    billed: Int64, paid: Int64, approval: String?, found: [String]
  ) throws {
    bench.row(card, 2026_10_03, -1_400, "AMAZON US", second: 36_000, approval: approval)
    bench.row(card, 2026_10_05, -5_000, "이마트", second: 36_000, approval: "12")
    bench.row(card, 2026_10_03, billed, "AMAZON.COM*RT5 SEATTLE", importID: 2)
    if paid > 0 { try pay(paid) }
    expectEqual(same, found)
  }

  @Test(
    arguments: [
      (2026_10_26, -4_500, "스타벅스 강남", nil, ["same 1-3?"]),
      (2026_10_25, -4_500, "아무 가게", nil, ["same 1-3?"]),
      // Another shop on the next day, and what is two days later.
      (2026_10_26, -4_500, "아무 가게", nil, []), (2026_10_27, -4_500, "스타벅스", nil, []),
      (2026_10_26, -4_620, "AMAZON DIGITAL", "USD 3.30", ["same 1-3?"]),
      (2026_10_25, -4_620, "AMAZON DIGITAL", "USD 3.3", ["same 1-3?"]),
      (2026_10_26, -4_620, "AMAZON DIGITAL", "USD 3.40", []),
    ] as [(Int, Int64, String, String?, [String])])
  mutating func `what a message told of may stand in the bill on the next day`(
    day: Int, amount: Int64, text: String, foreign: String?, found: [String]
  ) throws {
    bench.row(
      card, 2026_10_25, -4_500, foreign == nil ? "스타벅스" : "AMAZON.COM", second: 43_200,
      origin: .hand, importID: nil, foreign: foreign == nil ? nil : "USD 3.30")
    bench.row(card, 2026_10_02, -9_000, "약국", importID: 2)
    bench.row(card, day, amount, text, importID: 2, foreign: foreign)
    expectEqual(same, found)
  }

  @Test mutating func `what was refused is not asked again`() throws {
    purchases("한강서점", "(주)한강서점", 2026_10_04)
    let proposal = try #require(bench.proposals.first { $0.kind == .same })
    bench.refuse(proposal)
    expectEqual(same, [])
  }

  @Test mutating func `what came in together is two`() {
    bench.row(card, 2026_10_03, -1_400, "한강서점", approval: "11")
    bench.row(card, 2026_10_03, -1_400, "한강서점")
    expectEqual(same, [])
  }

  @Test(arguments: RepositoryKind.allCases, [-1_400, -1_430])
  func `what is one counts once, and is known by both files`(
    _ kind: RepositoryKind, billed: Int64
  ) async throws {
    let work = try fixture.ledger(kind)
    let plain = entry(2026_10_03, -1_400, "한강서점")
    let approval = LedgerEntry(
      day: plain.day, amount: plain.amount, text: plain.text, category: .other, note: "선물",
      bank: BankRecord(second: 36_000, approval: "11"))
    let other = entry(2026_10_03, billed, "미래문고")
    for (entry, file) in [(approval, "a.csv"), (other, "b.csv")] {
      let known = try await work.settings().accounts.account(named: "카드")?.id
      let choice = known.map(AccountChoice.existing) ?? .new("카드")
      _ = try await work.perform(.addUnknown([StatementEntry(entry)], file: file, to: choice))
    }
    let rows = try await work.rows([1, 2])
    let proposal = LinkProposal(
      .same, first: rows[0], second: rows[1], isSure: false, reasons: [.sameAmount])
    try await expectEqual(work.perform(.link([proposal])).count, 1)
    let left = try await work.rows([1, 2])
    expectEqual(left.map(\.text), ["미래문고"])
    expectEqual(left.map(\.note), ["선물"])
    let id = try #require(try await work.settings().accounts.account(named: "카드")?.id)
    try await expectEqual(work.accountSums()[id]?.total.amount, Won(billed))
    for entry in [approval, other] {
      try await expectEqual(work.news(of: [StatementEntry(entry)], into: id).new, [])
    }
    #expect(try await fixture.isSound(kind))
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2]), rows)
    try await expectEqual(work.perform(.refuse([proposal])).count, 1)
    #expect(try await fixture.isSound(kind))
  }
}
