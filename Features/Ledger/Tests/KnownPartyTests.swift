import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// What one answer about the other side says of entries that name it again.
struct KnownPartyTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID

  init() throws { bank = try bench.account("국민은행") }

  /// That this entry is a transfer to an account that is not kept here.
  private mutating func say(_ row: LedgerRow) {
    bench.take(LinkProposal(.transfer, first: row, second: nil, isSure: true, reasons: []))
  }

  @Test(
    arguments: [
      ("타행이체", 0, "transfer 2-"), ("체크카드", 0, nil), ("이자", 0, nil), ("수수료", 0, nil),
      ("배당금", 0, nil),
      ("이벤트", 0, nil), ("출금", 0, "transfer 2-?"), (nil, 0, "transfer 2-?"),
      ("타행이체", 1, "transfer 2-?"),
    ] as [(String?, Int, String?)])
  mutating func `it is sure only where a bank calls it a transfer, in the same account`(
    kind: String?, account: Int, found: String?
  ) throws {
    let other = try bench.account("신한은행")
    say(bench.row(bank, 2026_10_01, -50_000, "푸른상사", kind: "타행이체"))
    bench.row(account == 0 ? bank : other, 2026_11_01, -70_000, "푸른상사", kind: kind)
    expectEqual(bench.found, found.map { [$0] } ?? [])
  }

  @Test(arguments: [("하늘증권", "증권매수"), ("푸른상사", "대출상환"), ("한강적금", "적금")])
  mutating func `what meant a trade, a loan or savings says nothing of its name`(
    texts: (text: String, kind: String)
  ) {
    say(bench.row(bank, 2026_10_01, -50_000, texts.text, kind: texts.kind))
    bench.row(bank, 2026_11_01, -70_000, texts.text, kind: "타행이체")
    #expect(!bench.proposals.flatMap(\.reasons).contains(.knownCounterpart(texts.text)))
  }
}
