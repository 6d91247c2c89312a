import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Transfers that came back to the account from which they were sent.
struct FailedTransferTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID

  init() throws { bank = try bench.account("국민은행") }

  @Test(
    arguments: [
      ("한지우", "타행이체반환"), ("타행이체반환", nil), ("한지우", "이체취소"), ("이체불능", nil), ("한지우", "송금취소"),
      ("이체반환 한지우", "입금"), ("한지우", "오픈뱅킹반환"), ("TRANSFER RETURNED REVERSAL", nil),
    ] as [(String, String?)])
  mutating func `a transfer that came back is that of its amount`(
    back: (text: String, kind: String?)
  ) {
    bench.row(bank, 2026_10_02, -70_000, "한지우", kind: "타행이체")
    bench.row(bank, 2026_10_05, -50_000, "한지우", kind: "타행이체", second: 36_000)
    bench.row(bank, 2026_10_05, 50_000, back.text, kind: back.kind, second: 36_090)
    expectEqual(bench.found, ["refund 3-2"])
    bench.take(bench.proposals[0])
    expectEqual(bench.found, [])
  }

  @Test mutating func `of several the one that is named is meant, else it is asked`() {
    bench.row(bank, 2026_10_05, -50_000, "한지우", kind: "타행이체")
    bench.row(bank, 2026_10_05, -50_000, "이바다", kind: "타행이체")
    bench.row(bank, 2026_10_06, 50_000, "한지우", kind: "타행이체반환")
    #expect(bench.found.contains("refund 3-1"))
    bench.row(bank, 2026_10_06, 50_000, "이체반환")
    #expect(bench.found.contains { $0.hasPrefix("refund 4-2") })
  }

  @Test mutating func `what came back of a transfer to an account ends its link`() throws {
    let other = try bench.account("카카오뱅크")
    bench.row(bank, 2026_10_05, -50_000, "카카오뱅크 본인", kind: "타행이체")
    let out = bench.rows[0]
    bench.take(
      LinkProposal(.transfer, first: out, second: nil, made: other, isSure: true, reasons: []))
    bench.row(bank, 2026_10_06, 50_000, "타행이체반환")
    let proposal = try #require(bench.proposals.first { $0.kind == .refund })
    #expect(proposal.isSure)
    expectEqual(proposal.ended.map(\.kind), [.transfer])
  }

  @Test mutating func `it went to no account, and the next one did`() throws {
    let other = try bench.account("카카오뱅크", holder: "한지우")
    bench.row(bank, 2026_10_05, -50_000, "카카오뱅크 한지우", kind: "타행이체")
    bench.row(bank, 2026_10_05, 50_000, "타행이체반환", kind: "반환")
    expectEqual(bench.found, ["refund 2-1"])
    bench.row(bank, 2026_10_06, -50_000, "카카오뱅크 한지우", kind: "타행이체")
    bench.row(other, 2026_10_06, 50_000, "국민은행 한지우", kind: "타행입금")
    expectEqual(bench.found.sorted(), ["refund 2-1", "transfer 3-4"])
  }

  @Test mutating func `what another account had got and gave back are two transfers`() throws {
    let other = try bench.account("카카오뱅크")
    for (account, sign) in [(bank, -1), (other, 1)] as [(LedgerAccount.ID, Int64)] {
      bench.row(account, 2026_10_05, sign * 100_000, "이체")
      bench.row(account, 2026_10_06, -sign * 100_000, "이체취소")
    }
    #expect(!bench.found.contains { $0.hasPrefix("refund") }, "\(bench.found)")
  }

  @Test(arguments: [("이마트", "체크카드취소"), ("신한카드", "자동이체취소"), ("급여", "급여이체"), ("한지우", "타행이체")])
  mutating func `other money that comes in is none`(back: (text: String, kind: String)) {
    bench.row(bank, 2026_10_05, -50_000, "이바다", kind: "타행이체")
    bench.row(bank, 2026_10_06, 50_000, back.text, kind: back.kind)
    #expect(!bench.found.contains("refund 2-1"))
  }
}
