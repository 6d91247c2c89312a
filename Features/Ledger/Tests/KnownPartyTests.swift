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
      ("타행이체", 0, "transfer 3-"), ("체크카드", 0, nil), ("이자", 0, nil), ("수수료", 0, nil),
      ("배당금", 0, nil),
      ("이벤트", 0, nil), ("출금", 0, "transfer 3-?"), (nil, 0, "transfer 3-?"),
      ("타행이체", 1, "transfer 3-?"),
    ] as [(String?, Int, String?)])
  mutating func `it is sure only where a bank calls it a transfer, in the same account`(
    kind: String?, account: Int, found: String?
  ) throws {
    let other = try bench.account("신한은행")
    for month in [9, 10] {
      say(bench.row(bank, 2026_00_01 + month * 100, -70_000, "푸른상사", kind: "타행이체"))
    }
    bench.row(account == 0 ? bank : other, 2026_11_01, -70_000, "푸른상사", kind: kind)
    expectEqual(bench.found, found.map { [$0] } ?? [])
  }

  @Test(
    arguments: [
      ("이영희", -50_000, ""), ("이영희", -35_000, ""), ("이영희", -50_000, "밥값"), ("이영희", 50_000, ""),
      ("카카오페이", -4_500, ""), ("삼성생명", -89_000, ""),
    ] as [(String, Int64, String)])
  mutating func `one entry that was linked by hand leaves others with its name to the user`(
    text: String, amount: Int64, note: String
  ) {
    say(bench.row(bank, 2026_09_01, -50_000, text, kind: "오픈뱅킹"))
    bench.row(bank, 2026_10_01, amount, text, kind: "오픈뱅킹", note: note)
    expectEqual(bench.found.filter { !$0.hasPrefix("refund") }, ["transfer 2-?"])
  }

  @Test(arguments: [(-200_000, "", false), (-89_000, "", true), (-200_000, "월세", true)])
  mutating func `what was said twice of an amount is known of that amount and note alone`(
    amount: Int64, note: String, isAsked: Bool
  ) {
    for month in [8, 9] {
      say(bench.row(bank, 2026_00_01 + month * 100, -200_000, "삼성생명", kind: "자동이체"))
    }
    bench.row(bank, 2026_10_01, amount, "삼성생명", kind: "자동이체", note: note)
    expectEqual(bench.found, [isAsked ? "transfer 3-?" : "transfer 3-"])
  }

  @Test(arguments: [("100-22-3333", "transfer 1-"), ("100-22-4444", nil), (nil, nil)])
  mutating func `savings that came back from a number say whose what went there is`(
    number: String?, found: String?
  ) {
    bench.row(bank, 2026_01_05, -200_000, "오하늘", by: "오하늘", number: number, kind: "자동이체")
    say(
      bench.row(
        bank, 2026_03_20, 600_000, "오하늘", by: "오하늘", number: "100-22-3333", kind: "적금만기해지"))
    expectEqual(bench.found.filter { $0.hasPrefix("transfer 1") }, found.map { [$0] } ?? [])
  }

  @Test mutating func `the interest in what came back is no refund, and nobody's share`() {
    for month in [1, 2] {
      bench.row(
        bank, 2026_00_18 + month * 100, -200_000, "오하늘", by: "오하늘", number: "100-22-3333",
        kind: "자동이체")
    }
    let end = bench.row(
      bank, 2026_02_20, 404_230, "오하늘", by: "오하늘", number: "100-22-3333", kind: "만기입금")
    bench.split(end.id, into: 4_230)
    say(bench.rows[2])
    expectEqual(bench.found.filter { $0.contains(" 4-") }, [])
  }

  @Test(arguments: [("하늘증권", "증권매수"), ("푸른상사", "대출상환"), ("한강적금", "적금")])
  mutating func `what meant a trade, a loan or savings says nothing of its name`(
    texts: (text: String, kind: String)
  ) {
    say(bench.row(bank, 2026_10_01, -50_000, texts.text, kind: texts.kind))
    bench.row(bank, 2026_11_01, -70_000, texts.text, kind: "타행이체")
    #expect(!bench.proposals.flatMap(\.reasons).contains(.knownCounterpart(texts.text)))
  }

  @Test(arguments: [("내계좌", "transfer 2-"), ("", nil), ("밥값", nil)] as [(String, String?)])
  mutating func `a note that says whose it is makes one answer enough, for others with such a note`(
    note: String, found: String?
  ) {
    bench.row(bank, 2026_09_01, -50_000, "1002123456", kind: "이체", note: "내계좌")
    for proposal in bench.proposals { bench.take(proposal) }
    bench.row(bank, 2026_10_01, -70_000, "1002123456", kind: "이체", note: note)
    expectEqual(bench.found, [found ?? "transfer 2-?"])
  }

  @Test(
    arguments: [
      ([-1_480_000, -1_510_000, -1_495_000], -1_505_000, "", false),
      ([-1_480_000, -1_510_000], -1_505_000, "", true),
      ([-1_480_000, -1_480_000, -1_480_000], -1_505_000, "", true),
      ([-1_480_000, -1_510_000, -1_495_000], 1_505_000, "", true),
      ([-1_480_000, -1_510_000, -1_495_000], -1_505_000, "월세", true),
    ] as [([Int64], Int64, String, Bool)])
  mutating func `what was said of several amounts is known of others in that direction`(
    said: [Int64], amount: Int64, note: String, isAsked: Bool
  ) {
    for (number, amount) in said.enumerated() {
      say(bench.row(bank, 2026_01_05 + number * 100, amount, "박영희", kind: "타행이체"))
    }
    let row = bench.row(bank, 2026_05_05, amount, "박영희", kind: "타행이체", note: note)
    expectEqual(bench.found, ["transfer \(row.id)-" + (isAsked ? "?" : "")])
  }
}
