import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// What comes back by the account's own card, or of a shop that is called otherwise, and what gives nothing back.
struct AlikeRefundTests {
  private var bench = LinkBench()

  @Test(
    arguments: [
      "DEBIT_CARD", "Card payment", "CARD_PAYMENT", "Debit Card", "Card Purchase", "Visa purchase",
      "POS", "CONTACTLESS", "DEB", "MasterCard Payment", "체크카드", "체크카드결제", "카드결제",
    ],
    [
      ("AMZN Mktp US*2K4XY1", "AMZN Mktp US*1A2B3C"), ("TARGET 00021 SEATTLE WA", "TARGET 00088 B"),
      ("COSTCO WHSE #0021", "Costco Whse #0022"), ("RYANAIR FR12345", "RYANAIR FR99999"),
      ("ZARA UK 123", "ZARA UK 123 LONDON"), ("UBER *TRIP HELP", "UBER *TRIP CREDIT"),
      ("SQ *JOES COFFEE", "SQ *JOES COFFEE 12"), ("CU성수", "CU성수점"), ("쿠팡(쿠페이)", "쿠팡"),
      ("배달의민족", "우아한형제들"), ("네이버페이", "네이버파이낸셜"), ("KTX코레일", "한국철도공사 반환"),
    ])
  mutating func `what comes back by card is asked about with its purchase`(
    kind: String, shop: (bought: String, back: String)
  ) throws {
    let bank = try bench.account("Checking", .bank)
    bench.row(bank, 2026_01_03, -25_000, "OTHER SHOP", kind: kind)
    bench.row(bank, 2026_01_05, -25_000, shop.bought, kind: kind)
    bench.row(bank, 2026_01_12, 25_000, shop.back, kind: kind)
    expectEqual(bench.found, ["refund 3-2?"])
    bench.refuse(bench.proposals[0])
    expectEqual(bench.found, ["refund 3-?"])
    bench.refuse(bench.proposals[0])
    expectEqual(bench.found, [])
  }

  @Test
  mutating func `a shop is the same one without its numbers where no bank says how it was paid`()
    throws
  {
    let bank = try bench.account("Checking", .bank)
    bench.row(bank, 2026_01_05, -25_000, "AMZN Mktp US*2K4XY1")
    bench.row(bank, 2026_01_06, -90_000, "AMZN Mktp US*9K4XY1")
    bench.row(bank, 2026_01_12, 25_000, "AMZN Mktp US*1A2B3C")
    expectEqual(bench.found, ["refund 3-1?"])
  }

  @Test(arguments: [
    ("CREDIT", "ACME PAYROLL 0112", "ACME PAYROLL 0105"), ("FPI", "JOHN SMITH", "JOHN SMITHSON"),
    ("", "PAYMENT 9921", "PAYMENT 1120"), ("카드매출", "단말기 0112", "단말기 0105"),
    ("이체", "김철수", "김철수정육점"),
  ])
  mutating func `other money that comes in is not asked about`(
    kind: String, back: String, bought: String
  ) throws {
    let bank = try bench.account("Checking", .bank)
    bench.row(bank, 2026_01_05, -25_000, bought, kind: kind.isEmpty ? nil : kind)
    bench.row(bank, 2026_01_12, 25_000, back, kind: kind.isEmpty ? nil : kind)
    expectEqual(bench.found.filter { $0.hasPrefix("refund") }, [])
  }

  @Test mutating func `what comes back to a card has the purchase beside it`() throws {
    let card = try bench.account("Chase Sapphire", .card)
    bench.row(card, 2026_01_05, -25_000, "AMZN Mktp US*2K4XY1")
    bench.row(card, 2026_01_12, 20_000, "AMZN Mktp US*1A2B3C")
    expectEqual(bench.found, ["refund 2-1?"])
  }

  @Test mutating func `what is held back is neither spent nor earned`() throws {
    let wallet = try bench.account("PayPal")
    bench.row(wallet, 2026_03_30, -9_000, "Account Hold for Open Authorization")
    bench.row(wallet, 2026_04_02, 9_000, "Reversal of General Account Hold")
    bench.row(wallet, 2026_04_03, -9_000, "ACCOUNT HOLDER GIFTS")
    expectEqual(bench.found, ["transfer 2-", "transfer 1-"])
  }

  @Test mutating func `a shop or an employer called Holdings holds nothing back`() throws {
    let bank = try bench.account("Chase 6789")
    bench.row(bank, 2026_03_02, -850_000, "GENERAL HOLDINGS LLC")
    bench.row(bank, 2026_03_05, 3_000_000, "GENERAL HOLDINGS PAYROLL")
    expectEqual(bench.found, [])
  }

  @Test mutating func `what a card calls a payment by it pays no bill`() throws {
    let card = try bench.account("Barclaycard", .card)
    bench.row(card, 2026_03_02, -60_000, "ZALANDO PAYMENTS GMBH", kind: "Card payment")
    bench.row(card, 2026_03_09, 60_000, "ZALANDO SE", kind: "Card payment")
    #expect(!bench.found.contains { $0.hasPrefix("card_bill") }, "\(bench.found)")
    #expect(bench.found.contains { $0.hasPrefix("refund 2-") }, "\(bench.found)")
  }

  @Test mutating func `what a broker earns or trades gives nothing back`() throws {
    let broker = try bench.account("Schwab Brokerage")
    bench.row(broker, 2026_03_02, -380_000, "AAPL", kind: "Buy")
    bench.row(broker, 2026_03_20, 2_000, "AAPL", kind: "Qualified Dividend")
    bench.row(broker, 2026_03_28, 3_000, "VTI", kind: "Reinvest Dividend")
    bench.row(broker, 2026_03_28, -3_000, "VTI", kind: "Reinvest Shares")
    expectEqual(bench.found, ["transfer 4-", "transfer 1-"])
  }

  @Test mutating func `another shop at another bank's card hours later is no same purchase`() throws
  {
    let (bank, card) = (try bench.account("신한은행"), try bench.account("현대카드"))
    bench.row(bank, 2026_07_17, -43_800, "배달의민족", kind: "신한체크", second: 43_800)
    bench.row(card, 2026_07_18, -43_800, "SK텔레콤", second: 32_400, importID: 2)
    expectEqual(bench.found, [])
  }
}
