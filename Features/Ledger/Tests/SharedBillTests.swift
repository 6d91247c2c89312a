import Expectations
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// One payment of a bank that pays two cards of one issuer.
@MainActor
struct SharedBillTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID
  private let cards: [LedgerAccount.ID]

  init() throws {
    bank = try bench.account("국민은행")
    cards = [try bench.account("신한카드 1234"), try bench.account("신한카드 9876")]
  }

  private mutating func buy(_ months: ClosedRange<Int>) {
    for month in months {
      bench.row(cards[0], 2026_00_03 + month * 100, -60_000 - Int64(month), "이마트")
      bench.row(cards[1], 2026_00_20 + month * 100, -40_000 - Int64(month * 3), "시장")
      bench.row(bank, 2026_00_14 + (month + 1) * 100, -100_000 - Int64(month * 4), "신한카드")
    }
  }

  private var shared: [[String]] {
    bench.proposals.filter { !$0.besides.isEmpty }.map { proposal in
      [proposal.made?.rawValue ?? "", "\(proposal.amount.amount)"]
        + proposal.besides.flatMap { [$0.account.rawValue, "\($0.amount.amount)"] }
    }
  }

  @Test mutating func `a payment of what both cards have is one question`() {
    buy(8...9)
    expectEqual(bench.found.count, 2)
    #expect(bench.found.allSatisfy { $0.hasSuffix("?") })
    expectEqual(
      shared,
      [9, 8].map { month in
        [cards[0].rawValue, "\(60_000 + month)", cards[1].rawValue, "\(40_000 + month * 3)"]
      })
    expectEqual(
      bench.proposals[0].reasons,
      [.share("신한카드 1234", Won(60_009)), .share("신한카드 9876", Won(40_027))])
    bench.refuse(bench.proposals[0])
    expectEqual(shared.count, 1)
  }

  @Test mutating func `what cards say to have got is asked about together`() {
    bench.row(cards[0], 2026_09_03, -90_000, "이마트")
    bench.row(cards[0], 2026_10_14, 60_000, "결제대금 입금")
    bench.row(cards[1], 2026_10_14, 40_000, "결제대금 입금")
    bench.row(bank, 2026_10_14, -100_000, "신한카드")
    #expect(bench.proposals.contains { $0.besides.map(\.amount) == [Won(40_000)] })
  }

  @Test mutating func `a payment of one card is its own`() {
    bench.row(cards[0], 2026_09_03, -60_000, "이마트")
    bench.row(cards[1], 2026_09_05, -40_000, "시장")
    bench.row(bank, 2026_10_14, -60_000, "신한카드 1234")
    expectEqual(shared, [])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `each card gets its part, and all of it is undone`(_ kind: RepositoryKind) async throws {
    let links = LinkContractTests()
    let (work, accounts) = try await links.ledger(
      kind,
      [
        (0, entry(2026_09_03, -60_000, "이마트", .food)), (1, entry(2026_09_05, -40_000, "시장", .food)),
        (2, entry(2026_10_14, -100_000, "신한카드")),
      ])
    let before = try await work.rows([1, 2, 3])
    let proposal = LinkProposal(
      .cardBill, first: before[2], second: nil, made: accounts[0], amount: Won(60_000),
      isSure: false, reasons: []
    ).with(besides: [LinkProposal.Share(accounts[1], Won(40_000))])
    try await expectEqual(work.perform(.link([proposal])).count, 2)
    let sums = try await work.accountSums()
    expectEqual([0, 1, 2].map { sums[accounts[$0]]?.total.amount }, [.zero, .zero, Won(-100_000)])
    try await expectEqual(work.summary(of: LedgerQuery()).spent, Won(100_000))
    #expect(try await links.fixture.isSound(kind))
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2, 3]), before)
    #expect(try await links.fixture.isSound(kind))
    _ = try await work.redo()
    try await expectEqual(work.accountSums()[accounts[1]]?.total.amount, .zero)
    #expect(try await links.fixture.isSound(kind))
  }
}
