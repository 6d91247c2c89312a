import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Payments that stand in a bank's file and in that of its card, of which the bank does not say that a card has paid.
struct DebitPaymentTests {
  private var bench = LinkBench()

  @Test(
    arguments: [
      ("스타벅스", nil, "국민 체크카드", 36_000, 36_000, true),
      ("스타벅스", "출금", "국민 체크카드", 36_000, 36_002, true),
      ("스타벅스코리아", nil, "국민 체크카드", nil, nil, true), ("국민카드", "카드", "국민 체크카드", 36_000, 36_001, true),
      ("스타벅스", nil, "국민카드", 36_000, 36_000, false), ("스타벅스", "출금", "국민카드", nil, nil, false),
      ("VAN승인", "출금", "신한카드", 36_000, 36_000, false),
      ("스타벅스", nil, "신한 체크카드", 36_000, 36_000, false),
      ("VAN승인", nil, "신한 체크카드", 36_000, 36_000, false),
    ] as [(String, String?, String, Int?, Int?, Bool)])
  mutating func `a payment of one moment, or of one day and shop, is one`(
    text: String, kind: String?, card: String, first: Int?, second: Int?, isSure: Bool
  ) throws {
    let (bank, card) = (try bench.account("국민은행"), try bench.account(card))
    bench.row(bank, 2026_10_02, -4_500, text, kind: kind, second: first)
    bench.row(card, 2026_10_02, -4_500, "스타벅스", second: second)
    expectEqual(bench.found, [isSure ? "same 1-2" : "same 1-2?"])
  }

  @Test(
    arguments: [
      ("스타벅스", nil, 2026_10_02, 36_000, 40_000), ("스타벅스", nil, 2026_10_03, nil, nil),
      ("이마트", nil, 2026_10_02, nil, nil), ("김철수", "타행이체", 2026_10_02, 36_000, 36_001),
    ] as [(String, String?, Int, Int?, Int?)])
  mutating func `two moments, two shops and what was sent are two`(
    text: String, kind: String?, day: Int, first: Int?, second: Int?
  ) throws {
    let (bank, card) = (try bench.account("국민은행"), try bench.account("국민 체크카드"))
    bench.row(bank, 2026_10_02, -4_500, text, kind: kind, second: first)
    bench.row(card, day, -4_500, "스타벅스", second: second)
    expectEqual(bench.found, [])
  }

  @Test mutating func `that the card's file says how it was paid is enough`() throws {
    let (bank, card) = (try bench.account("국민은행"), try bench.account("국민카드"))
    bench.row(bank, 2026_10_02, -4_500, "스타벅스", second: 36_000)
    bench.row(card, 2026_10_02, -4_500, "스타벅스", kind: "체크카드", second: 36_000)
    expectEqual(bench.found, ["same 1-2"])
  }

  @Test(
    arguments: [
      ("Everyday", "Debit Card", "롯데카드", nil, nil, 2026_10_03, false),
      ("Everyday", "Debit Card", "롯데카드", nil, nil, 2026_10_02, false),
      ("생활비", "체크카드", "롯데카드", 36_000, 37_000, 2026_10_02, false),
      ("생활비", "체크카드", "롯데카드", 36_000, 36_001, 2026_10_02, true),
      ("생활비", "체크카드", "내 체크카드", nil, nil, 2026_10_02, true),
      ("국민은행", "체크카드", "국민카드", nil, nil, 2026_10_02, true),
      ("국민은행", "체크카드", "국민카드", 36_000, 60_000, 2026_10_02, false),
      ("국민은행", "체크카드", "국민카드", 36_000, 34_000, 2026_10_03, false),
      ("국민은행", "체크카드", "국민카드", 36_000, 36_030, 2026_10_02, true),
    ] as [(String, String, String, Int?, Int?, Int, Bool)])
  mutating func
    `that a bank paid by its card says nothing of another card, or of a purchase hours later`(
      bank: String, kind: String, card: String, first: Int?, second: Int?, day: Int, isSure: Bool
    ) throws
  {
    let (bank, card) = (try bench.account(bank), try bench.account(card))
    bench.row(bank, 2026_10_02, -4_500, "스타벅스", kind: kind, second: first)
    bench.row(card, day, -4_500, "스타벅스", second: second)
    expectEqual(bench.found, [isSure ? "same 1-2" : "same 1-2?"])
  }

  @Test(arguments: [
    ("신한카드", 45_180, "same 1-2"), ("신한카드", 46_440, "same 1-2?"), ("신한카드", 56_000, "same 1-2?"),
    ("신한 체크카드", 56_000, "same 1-2"),
  ])
  mutating func `by a credit card at another time something else was bought`(
    name: String, second: Int, found: String
  ) throws {
    let bank = try bench.account("신한은행", .bank)
    let card = try bench.account(name, .card)
    bench.row(bank, 2026_10_02, -4_600, "쿠팡", kind: "체크카드", second: 45_180)
    bench.row(card, 2026_10_02, -4_600, "쿠팡", second: second, approval: "1", importID: 2)
    expectEqual(bench.found, [found])
  }

  @Test mutating func `two equal payments by cards of two houses are asked about once each`()
    throws
  {
    let (bank, card) = (try bench.account("하나은행"), try bench.account("현대카드"))
    for _ in 0..<2 {
      bench.row(bank, 2026_10_07, -4_500, "스타벅스", kind: "체크카드")
    }
    for approval in ["1", "2"] {
      bench.row(card, 2026_10_07, -4_500, "스타벅스", approval: approval, importID: 2)
    }
    expectEqual(bench.found.sorted(), ["same 1-3?", "same 2-4?"])
    bench.take(bench.proposals[0])
    expectEqual(bench.found.count, 1)
    // Of one more on a side it is not known which has no other one.
    bench.row(card, 2026_10_07, -4_500, "스타벅스", approval: "3", importID: 2)
    expectEqual(bench.found.count, 2)
  }

  @Test(
    arguments: [
      ("현대카드", nil, 50_000, []), ("현대카드", nil, 36_300, ["same 1-2?"]),
      ("현대카드", nil, 37_000, ["same 1-2?"]), ("현대카드", nil, 37_200, ["same 1-2?"]),
      ("현대카드", nil, 43_000, ["same 1-2?"]), ("현대카드", nil, 43_300, []),
      ("현대카드", nil, 61_200, []),
      ("현대 체크카드", nil, 50_000, ["same 1-2?"]), ("현대카드", "체크카드", 50_000, ["same 1-2?"]),
      ("하나카드", nil, 50_000, ["same 1-2?"]),
    ] as [(String, String?, Int, [String])])
  mutating func `hours apart, cards of two houses have two purchases of one shop`(
    name: String, kind: String?, second: Int, found: [String]
  ) throws {
    let (bank, card) = (try bench.account("하나은행"), try bench.account(name, .card))
    bench.row(bank, 2026_10_07, -4_500, "스타벅스", kind: "체크카드", second: 36_000)
    bench.row(card, 2026_10_07, -4_500, "스타벅스", kind: kind, second: second, importID: 2)
    expectEqual(bench.found, found)
  }

  @Test(arguments: ["일부해지", "중도해지", "만기해지"])
  mutating func `that savings call it their end says nothing against the pair`(text: String) throws
  {
    let bank = try bench.account("국민은행")
    let savings = try bench.account("정기예금", .savings)
    bench.row(savings, 2026_07_05, -3_045_000, text)
    bench.row(bank, 2026_07_05, 3_045_000, "정기예금", kind: text, importID: 2)
    expectEqual(bench.found, ["transfer 1-2"])
  }
}
