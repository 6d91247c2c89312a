import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Payments of cards whose texts lack the word for a card.
struct UnsaidBillTests {
  private var bench = LinkBench()

  private mutating func buy(_ name: String, isPaid: Bool) throws -> LedgerAccount.ID {
    let card = try bench.account(name, .card)
    bench.row(card, 2026_10_20, -18_000, "TESCO")
    bench.row(card, 2026_10_21, -4_500, "BOOTS")
    if isPaid { bench.row(card, 2026_11_15, 22_500, "PAYMENT RECEIVED - THANK YOU") }
    return card
  }

  @Test(arguments: [
    ("Amex", "AMERICAN EXPRESS DIRECT DEBIT"), ("Amex", "AMERICAN EXPRESS"),
    ("American Express", "AMEX EPAYMENT"), ("Chase Visa", "CHASE CREDIT CRD AUTOPAY"),
    ("Citi Card", "CITI AUTOPAY PAYMENT"), ("Capital One", "CAPITAL ONE MOBILE PMT"),
    ("Capital One Card", "CAPITAL ONE MOBILE PMT"), ("Discover", "DISCOVER E-PAYMENT"),
    ("MBNA", "MBNA LIMITED"), ("Visa", "BILL PAYMENT VISA"),
  ])
  mutating func `a payment that names the card is that of the card's own row`(
    card: String, text: String
  ) throws {
    _ = try buy(card, isPaid: true)
    bench.row(try bench.account("Checking"), 2026_11_14, -22_500, text)
    expectEqual(bench.found, ["card_bill 4-3"])
  }

  @Test mutating func `what came back of a bill is not of one that is found without words`() throws
  {
    let bank = try bench.account("국민은행")
    bench.row(try bench.account("내거", .card), 2026_11_02, 70_000, "결제대금")
    bench.row(bank, 2026_11_05, -300_000, "카드대금")
    bench.row(bank, 2026_11_06, 300_000, "카드대금 반환")
    bench.row(bank, 2026_11_02, -70_000, "홍길동전자")
    let back = bench.proposals.first { $0.first.amount == Won(300_000) }
    #expect(back?.isSure != true || back?.kind != .cardBill, "\(bench.found)")
  }

  @Test mutating func `a payment that was linked alone gets the bank's entry when that comes`()
    throws
  {
    _ = try buy("Amex", isPaid: true)
    let bank = try bench.account("Checking")
    bench.take(bench.proposals[0])
    bench.row(bank, 2026_11_15, -22_500, "AMERICAN EXPRESS")
    expectEqual(bench.found, ["card_bill 4-3"])
  }

  @Test mutating func `what names no card is asked about before the payment is linked alone`()
    throws
  {
    _ = try buy("Amex", isPaid: true)
    let bank = try bench.account("Checking")
    bench.row(bank, 2026_11_15, -22_500, "FPO 99812")
    bench.row(bank, 2026_11_15, -22_500, "이마트", kind: "체크카드")
    expectEqual(bench.found, ["card_bill 4-3?"])
    bench.refuse(bench.proposals[0])
    expectEqual(bench.found, ["card_bill 3-"])
  }

  @Test(arguments: [
    ("국민카드", "KB결제대금", "자동이체"), ("BC카드", "BC대금", "지로"), ("국민카드", "국민이용대금", "대체"),
    ("삼성카드", "삼성신용결제", "CMS"), ("롯데카드", "롯데 결제", "자동납부"), ("신한카드", "신한결제", "카드대금"),
    ("신한카드", "신한(10/20)", "신용카드"), ("내거", "신용대금결제", ""),
  ])
  mutating func `what names the issuer beside words of bills is what was bought in a month`(
    name: String, text: String, kind: String
  ) throws {
    let card = try buy(name, isPaid: false)
    bench.row(
      try bench.account("우리은행"), 2026_11_14, -22_500, text, kind: kind.isEmpty ? nil : kind)
    expectEqual(bench.found, ["card_bill 3-new in \(card.rawValue)"])
  }

  @Test mutating func `what comes to the purchases of a card without bills is asked about`() throws
  {
    let card = try buy("내거", isPaid: false)
    bench.row(try bench.account("우리은행"), 2026_11_14, -22_500, "정기납입 0771")
    expectEqual(bench.found, ["card_bill 3-new in \(card.rawValue)?"])
  }

  @Test(arguments: ["롯데 결제", "롯데", "쿠팡", "우리은행 김하늘"])
  mutating func `no other amount is a bill by a name alone`(text: String) throws {
    _ = try buy("롯데카드", isPaid: false)
    bench.row(try bench.account("국민은행"), 2026_11_14, -9_000, text)
    expectEqual(bench.found, [])
  }
}
