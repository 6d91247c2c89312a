import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Payments of cards that came back to the account.
struct ReturnedBillTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID

  init() throws { bank = try bench.account("국민은행") }

  private func balance(_ account: LedgerAccount.ID) -> Int64 {
    bench.rows.filter { $0.account == account }.reduce(0) { $0 + $1.amount.amount }
  }

  private mutating func payTwice(_ text: String, _ kind: String?) {
    bench.row(bank, 2026_10_14, -100_000, "신한카드", kind: "자동이체")
    bench.row(bank, 2026_10_14, 100_000, text, kind: kind)
    bench.row(bank, 2026_10_15, -100_000, "신한카드", kind: "자동이체")
  }

  @Test(
    arguments: [
      ("신한카드", "자동이체반송"), ("신한카드", nil), ("신한카드", "입금"), ("신한카드 미결제", nil), ("신한카드 부도", nil),
      ("신한카드", "잔액부족"), ("신한카드 출금불능", nil),
      ("신한카드", "정정"), ("신한카드", "자동이체취소"), ("신한카드대금 반환", nil), ("신한카드 환급", "입금"), ("신한카드 취소", nil),
    ] as [(String, String?)], ["신한카드", "내 카드"])
  mutating func `a bill that was returned and tried again is paid once`(
    back: (text: String, kind: String?), name: String
  ) throws {
    let card = try bench.account(name)
    bench.row(card, 2026_09_03, -100_000, "이마트")
    payTwice(back.text, back.kind)
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [100_000, 0])
    expectEqual(balance(card), 0)
  }

  @Test mutating func `without the card's file what came back is no income`() throws {
    payTwice("신한카드", "자동이체취소")
    expectEqual(bench.found, ["refund 2-1"])
    bench.takeSure()
    expectEqual(bench.sums, [100_000, 0])
    // Its file comes, and all is as if it had been first.
    let card = try bench.account("신한카드")
    bench.row(card, 2026_09_03, -100_000, "이마트")
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [100_000, 0])
    expectEqual(balance(card), 0)
  }

  @Test mutating func `what a card has had too much comes from its account`() throws {
    let card = try bench.account("신한카드")
    bench.row(card, 2026_09_03, -100_000, "이마트")
    bench.row(bank, 2026_10_14, -100_000, "신한카드", kind: "자동이체")
    bench.row(card, 2026_10_16, 30_000, "이마트", kind: "취소")
    bench.row(bank, 2026_10_20, 30_000, "신한카드 환급", kind: "신한카드")
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [70_000, 0])
    expectEqual(balance(card), 0)
    // It is paid, and no part of the next bill.
    bench.row(card, 2026_10_25, -50_000, "서점")
    bench.row(bank, 2026_11_14, -50_000, "신한카드", kind: "자동이체")
    bench.takeSure()
    expectEqual(bench.sums, [120_000, 0])
    expectEqual(balance(card), 0)
  }

  @Test mutating func `the card's own row of what it gave back is the other side`() throws {
    let card = try bench.account("신한카드")
    bench.row(card, 2026_09_03, -100_000, "이마트")
    payTwice("신한카드", "자동이체취소")
    bench.row(card, 2026_10_14, -100_000, "결제취소")
    #expect(bench.found.contains("card_bill 3-5"))
  }

  @Test mutating func `what a card brings is not taken for what was paid`() throws {
    for account in ["신한카드", "내 카드"] { _ = try bench.account(account) }
    bench.row(bank, 2026_10_14, -100_000, "신한카드", kind: "자동이체")
    bench.row(bank, 2026_10_20, 30_000, "신한카드", kind: "매출입금")
    bench.row(bank, 2026_10_21, 5_000, "신한카드 캐시백 환급")
    bench.row(bank, 2026_10_22, 18_000, "쿠팡", kind: "체크카드취소")
    bench.row(bank, 2026_10_23, 70_000, "국세환급")
    expectEqual(bench.found.filter { !$0.hasSuffix("?") }, [])
    // An equal amount may be.
    bench.row(bank, 2026_10_15, 100_000, "신한카드", kind: "입금")
    #expect(bench.found.contains("refund 6-1?"))
  }

  /// What a card has had too much of, and pays out.
  private mutating func owe(_ paidOut: Int64, _ kind: String?) throws {
    let card = try bench.account("현대카드")
    bench.row(card, 2026_10_05, -300_000, "이마트")
    bench.row(card, 2026_10_20, -50_000, "서점")
    bench.row(bank, 2026_11_14, -350_000, "현대카드", kind: "자동이체")
    bench.row(card, 2026_11_20, 300_000, "이마트", kind: "취소")
    bench.row(card, 2026_11_21, -20_000, "식당")
    // Bought after the end of that bill.
    bench.row(card, 2026_12_10, -7_000, "식당")
    bench.row(bank, 2026_12_14, paidOut, "현대카드㈜", kind: kind)
  }

  @Test mutating func `what a card owes and pays out is no income`() throws {
    try owe(280_000, "타행입금")
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [77_000, 0])
  }

  @Test(
    arguments: [(270_000, "타행입금", true), (280_001, nil, true), (270_000, "급여", false)]
      as [(Int64, String?, Bool)])
  mutating func `what it may owe is asked about`(
    amount: Int64, kind: String?, isAsked: Bool
  ) throws {
    try owe(amount, kind)
    bench.takeSure()
    expectEqual(bench.found.filter { $0.hasPrefix("card_bill 7-") }.count, isAsked ? 1 : 0)
    expectEqual(bench.sums, [77_000, amount])
  }

  @Test(
    arguments: [
      ("결제대금 입금", "결제대금 입금취소", true), ("자동이체", "자동이체 반환", true), ("카드대금 납부", "카드대금 출금불능", true),
      ("자동이체 출금", "잔액부족", false),
    ], [true, false])
  mutating func `what the card's own file takes back of a payment is nothing bought`(
    texts: (paid: String, back: String, isSure: Bool), hasBank: Bool
  ) throws {
    let card = try bench.account("신한카드")
    bench.row(card, 2026_09_03, -100_000, "이마트")
    bench.row(card, 2026_10_14, 100_000, texts.paid)
    bench.row(card, 2026_10_14, -100_000, texts.back)
    bench.row(card, 2026_10_15, 100_000, texts.paid)
    #expect(bench.found.contains(texts.isSure ? "card_bill 3-" : "card_bill 3-?"))
    guard texts.isSure else { return }
    if !hasBank { bench.takeSure() }
    // The bank's file comes later, or was there already.
    payTwice("신한카드", "자동이체취소")
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [100_000, 0])
    expectEqual(balance(card), 0)
  }

  @Test mutating func `what a shop of the issuer's name gives back is no bill's for sure`() throws {
    let card = try bench.account("현대카드", .card)
    bench.row(card, 2026_10_05, -50_000, "이마트")
    bench.row(bank, 2026_11_10, -50_000, "현대카드", kind: "자동이체")
    bench.row(bank, 2026_11_13, 50_000, "현대 환불", kind: "체크카드")
    bench.takeSure()
    #expect(!bench.links.contains { $0.first == 3 }, "\(bench.links)")
  }

  @Test(
    arguments: [
      ("DISCOVER E-PAYMENT 2287", "DISCOVER E-PAYMENT 2287 RETURNED", "PAYMENT RETURNED"),
      ("DISCOVER E-PAYMENT 2287", "REVERSAL DISCOVER E-PAYMENT 2287", "PAYMENT REVERSAL"),
      ("DISCOVER E-PAYMENT 2287", "DISCOVER E-PAYMENT 2287 RETURNED", nil),
      ("CAPITAL ONE MOBILE PMT", "CAPITAL ONE MOBILE PMT RETURNED", "PAYMENT RETURNED"),
    ] as [(String, String, String?)], [true, false])
  mutating func `a payment that no word calls a card's comes back to it`(
    texts: (paid: String, back: String, own: String?), isPaidAgain: Bool
  ) throws {
    let card = try bench.account(
      texts.paid.hasPrefix("D") ? "Discover" : "Capital One", .card)
    bench.row(card, 2026_09_05, -60_000, "WHOLE FOODS")
    bench.row(card, 2026_09_12, -40_000, "SHELL OIL")
    bench.row(card, 2026_10_05, -45_000, "TARGET")
    func thank(_ day: Int, _ amount: Int64, in bench: inout LinkBench) {
      bench.row(card, day, amount, "INTERNET PAYMENT - THANK YOU", kind: "Payments and Credits")
    }
    thank(2026_10_10, 100_000, in: &bench)
    bench.row(bank, 2026_10_10, -100_000, texts.paid)
    bench.row(bank, 2026_10_13, 100_000, texts.back)
    if let own = texts.own { bench.row(card, 2026_10_13, -100_000, own) }
    if isPaidAgain {
      bench.row(bank, 2026_10_20, -100_000, texts.paid)
      thank(2026_10_20, 100_000, in: &bench)
    }
    bench.row(bank, 2026_11_10, -45_000, texts.paid)
    thank(2026_11_10, 45_000, in: &bench)
    bench.takeSure()
    for proposal in bench.proposals { bench.take(proposal) }
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [145_000, 0])
    expectEqual(balance(card), isPaidAgain ? 0 : -100_000)
  }

  @Test(arguments: ["신한카드", "내 카드"])
  mutating func `an issuer that pays to a shop of the user's is refused once`(name: String) throws {
    let card = try bench.account(name)
    bench.row(card, 2026_09_03, -100_000, "이마트")
    bench.row(bank, 2026_10_14, -100_000, "신한카드", kind: "자동이체")
    bench.takeSure()
    for (day, amount) in zip(2026_10_20..., [31_000, 47_000, 52_000] as [Int64]) {
      bench.row(bank, day, amount, "신한카드", kind: "전자금융")
    }
    let asked = bench.proposals.filter { [4, 5, 6].contains($0.first.id) }
    expectEqual(asked.count, 3)
    bench.refuse(try #require(asked.first))
    expectEqual(bench.found, [])
    // What is said to come back, or comes to a bill, is another thing.
    bench.row(bank, 2026_10_16, 100_000, "신한카드", kind: "전자금융")
    #expect(bench.found.contains { $0.hasPrefix("card_bill 7-") }, "\(bench.found)")
  }
}
