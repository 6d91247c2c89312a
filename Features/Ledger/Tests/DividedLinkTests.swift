import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Files that come after a part of a payment was split off, or both sides were linked alone, and fees in an amount.
struct DividedLinkTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID

  init() throws { bank = try bench.account("국민은행", holder: "김하늘") }

  private mutating func savings() throws -> LedgerAccount.ID {
    try bench.account("하늘 정기적금", .savings)
  }

  /// Says how much of the first entry is interest, and links the rest, perhaps with what is made for it.
  private mutating func divide(_ part: Int64, made account: LedgerAccount.ID? = nil) throws {
    bench.split(1, into: part)
    let row = try #require(bench.rows.first)
    let proposal = LinkProposal(
      .transfer, first: row, second: nil, made: account, isSure: true, reasons: [])
    bench.take(proposal)
  }

  @Test(arguments: [true, false])
  mutating func `savings that come later have the whole of what came back`(isKept: Bool) throws {
    bench.row(bank, 2026_03_10, 605_000, "적금만기", by: "적금만기", kind: "인터넷")
    let account = isKept ? try savings() : nil
    try divide(5_000, made: account)
    expectEqual(bench.found, [])
    let own = try account ?? savings()
    let number = bench.rows.count
    bench.row(own, 2026_03_10, 5_000, "이자", kind: "해지이자", importID: 2)
    bench.row(own, 2026_03_10, -605_000, "국민은행", kind: "만기해지", importID: 2)
    expectEqual(bench.found, ["transfer \(number + 2)-1"])
    let proposal = try #require(bench.proposals.first)
    expectEqual(proposal.ended.map(\.first), [1])
    expectEqual(proposal.joined, Won(5_000))
    expectEqual(proposal.amount, Won(605_000))
    var refused = bench
    refused.refuse(proposal)
    #expect(!refused.found.contains { $0.hasSuffix("-1") })
  }

  @Test mutating func `with both files at once it is the same pair`() throws {
    let own = try savings()
    bench.row(bank, 2026_02_10, -300_000, "하늘적금", by: "하늘적금", kind: "자동이체")
    bench.row(bank, 2026_03_10, 605_000, "적금만기", by: "적금만기", kind: "인터넷")
    bench.row(own, 2026_02_10, 300_000, "2회차", kind: "자동이체")
    bench.row(own, 2026_03_10, 5_000, "이자", kind: "해지이자")
    bench.row(own, 2026_03_10, -605_000, "국민은행", kind: "만기해지")
    expectEqual(bench.found, ["transfer 5-2", "transfer 1-3"])
  }

  @Test mutating func `a loan may have the whole of a payment, too`() throws {
    bench.row(bank, 2026_02_10, -538_000, "원리금상환", by: "원리금상환", kind: "대출")
    try divide(38_000)
    let loan = try bench.account("국민 대출", .loan)
    bench.row(loan, 2026_02_10, -38_000, "이자", importID: 2)
    bench.row(loan, 2026_02_10, 538_000, "상환", importID: 2)
    expectEqual(bench.found, ["transfer 1-4 538000"])
  }

  @Test mutating func `a loan's late row is the missing side, whatever the bank's column says`()
    throws
  {
    bench.row(bank, 2026_02_10, -538_000, "원리금상환", by: "원리금상환", kind: "대출")
    try divide(38_000)
    let loan = try bench.account("국민 대출", .loan)
    bench.row(loan, 2026_02_10, 500_000, "원리금상환", importID: 2)
    expectEqual(bench.found, ["transfer 1-3"])
    expectEqual(bench.proposals[0].replaced?.first, 1)
    // Where the link is gone, and the part is still there.
    bench.links = []
    expectEqual(bench.found, ["transfer 1-3"])
  }

  @Test mutating func `two links of one side each become one`() throws {
    let own = try savings()
    bench.row(bank, 2026_02_10, -300_000, "하늘적금", by: "하늘적금", kind: "자동이체")
    bench.row(own, 2026_02_10, 300_000, "2회차", kind: "자동이체")
    bench.links = [
      EntryLink(id: 1, .transfer, first: 1, second: nil, amount: Won(300_000)),
      EntryLink(id: 2, .transfer, first: 2, second: nil, amount: Won(300_000)),
    ]
    expectEqual(bench.found, ["transfer 1-2"])
    let proposal = try #require(bench.proposals.first)
    expectEqual([proposal.replaced?.id] + proposal.ended.map(\.id), [1, 2])
  }

  // MARK: Fees

  @Test(
    arguments: [
      (100_500, "김하늘", 32_402, true), (100_500, "김하늘", nil, true), (105_000, "김하늘", nil, true),
      (105_001, "김하늘", nil, false), (99_500, "김하늘", nil, false), (100_500, "엄마", 50_000, false),
      (100_500, "김하늘", 30_000, false),
    ] as [(Int64, String, Int?, Bool)])
  mutating func `a fee may be in what went out`(
    amount: Int64, from: String, second: Int?, isFound: Bool
  ) throws {
    let other = try bench.account("카카오뱅크", holder: "김하늘")
    bench.row(
      bank, 2026_01_05, -amount, "김하늘", by: "김하늘", kind: "타행이체",
      second: second == nil ? nil : 32_400)
    bench.row(other, 2026_01_05, 100_000, from, kind: "일반입금", second: second)
    expectEqual(bench.found.contains("transfer 1-2 100000?"), isFound)
    guard isFound else { return }
    expectEqual(bench.found.count, 1)
    expectEqual(bench.proposals[0].interest, Won(amount - 100_000))
    expectEqual(bench.proposals[0].reasons.first, .fee(Won(amount - 100_000)))
    // Also after the first file was linked alone.
    bench.links = [EntryLink(id: 1, .transfer, first: 1, second: nil, amount: Won(amount))]
    expectEqual(bench.found, ["transfer 1-2 100000?"])
    expectEqual(bench.proposals[0].ended.map(\.id), [1])
    // The part that was split off for the fee is no transfer of its own.
    bench.split(1, into: amount - 100_000)
    bench.links = [EntryLink(id: 1, .transfer, first: 1, second: 2, amount: Won(100_000))]
    expectEqual(bench.found, [])
  }

  @Test mutating func `an equal amount is no fee`() throws {
    let other = try bench.account("카카오뱅크", holder: "김하늘")
    for amount in [100_000, 100_500] as [Int64] {
      bench.row(bank, 2026_01_05, -amount, "김하늘", by: "김하늘")
      bench.row(other, 2026_01_05, amount, "김하늘", by: "김하늘")
    }
    expectEqual(bench.found, ["transfer 3-4", "transfer 1-2"])
  }
}
