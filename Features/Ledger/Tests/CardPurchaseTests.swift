import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Purchases by the account's own card, which banks call as they call bills of cards.
struct CardPurchaseTests {
  private var bench = LinkBench()

  /// A card with purchases of a bill of 18,900.
  private mutating func card(_ name: String) throws -> LedgerAccount.ID {
    let card = try bench.account(name, .card)
    bench.row(card, 2026_07_05, -10_000, "TESCO")
    bench.row(card, 2026_07_19, -8_900, "PRET")
    bench.row(card, 2026_08_20, -43_000, "TESCO")
    return card
  }

  private var sure: [String] { bench.found.filter { !$0.hasSuffix("?") } }

  @Test(
    arguments: [
      ("BOOTS", "Card payment"), ("BOOTS", "CARD_PAYMENT"), ("BOOTS", "Card Purchase"),
      ("BOOTS", "MasterCard Payment"), ("올리브영", "카드승인"), ("올리브영", "카드결제"), ("올리브영", "카드출금"),
      ("올리브영", "신용카드"), ("쿠팡", "카드결제"), ("하나로마트", "카드결제"), ("쿠쿠", "카드결제"),
      ("CARD PAYMENT TO BOOTS", nil), ("PURCHASE AUTHORIZED ON 08/22 BOOTS CARD 1234", nil),
      ("CHECKCARD 0822 BOOTS", nil), ("Card transaction issued by Boots", nil),
      ("BOOTS Card xx1234", nil),
    ] as [(String, String?)], ["Barclaycard", "내 카드", "롯데카드"])
  mutating func `what names a shop is never sure to be a bill`(
    purchase: (text: String, kind: String?), name: String
  ) throws {
    _ = try card(name)
    let bank = try bench.account("Revolut")
    bench.row(bank, 2026_08_22, -18_900, purchase.text, kind: purchase.kind)
    bench.row(bank, 2026_09_05, -7_700, purchase.text, kind: purchase.kind)
    expectEqual(sure, [])
    for proposal in bench.proposals where proposal.kind == .cardBill { bench.take(proposal) }
    #expect(!sure.contains { $0.hasPrefix("card_bill 5") })
  }

  @Test(arguments: [
    ("Tesco Bank", "TESCO", "Card payment"), ("Boots Visa", "BOOTS", "CARD_PAYMENT"),
    ("Amazon Visa", "Amazon", "Card Purchase"), ("쿠팡카드", "쿠팡", "카드결제"),
  ])
  mutating func `what names the shop of a card is no payment of it`(
    name: String, text: String, kind: String
  ) throws {
    _ = try card(name)
    bench.row(try bench.account("Revolut"), 2026_08_22, -12_300, text, kind: kind)
    expectEqual(bench.found, [])
  }

  @Test(arguments: [
    ("롯데카드", "롯데", "카드결제"), ("KB국민카드", "KB국민 9월", "카드출금"), ("현대카드M", "현대M", "카드결제"),
    ("내 카드", "", "카드결제"), ("내 카드", "결제 1234", "신용카드"), ("내 카드", "씨티은행", "카드결제"),
    ("American Express", "American Express", "Card payment"),
  ])
  mutating func `what names an issuer, or nobody, still is one`(
    name: String, text: String, kind: String
  ) throws {
    let card = try card(name)
    bench.row(try bench.account("Revolut"), 2026_08_22, -18_900, text, kind: kind)
    expectEqual(sure, ["card_bill 4-new in \(card.rawValue)"])
  }

  @Test(arguments: [
    ("내 카드", "유니온상사", "카드대금"), ("My card", "BOOTS BANK", "CREDIT CARD PAYMENT"),
    ("My card", "CREDIT CARD PAYMENT TO BOOTS", ""),
  ])
  mutating func `one sum of what names no known issuer is asked about`(
    name: String, text: String, kind: String
  ) throws {
    let card = try card(name)
    bench.row(try bench.account("Revolut"), 2026_08_22, -18_900, text, kind: kind)
    expectEqual(sure, [])
    #expect(bench.found.contains { $0.hasPrefix("card_bill 4-new in \(card.rawValue)") })
  }

  @Test mutating func `what comes back of it is asked about once`() throws {
    _ = try card("Barclaycard")
    let bank = try bench.account("Monzo")
    bench.row(bank, 2026_03_02, -24_000, "TESCO STORES 3321", kind: "Card payment")
    bench.row(bank, 2026_03_18, 6_000, "TESCO STORES 3321", kind: "Card payment")
    expectEqual(bench.found.filter { $0.hasPrefix("refund") }.count, 1)
  }

  @Test mutating func `a returned payment of a card that is not kept is asked about once`() throws {
    let bank = try bench.account("Checking")
    for (month, day) in [(1, 2), (1, 31)] {
      bench.row(bank, 2026_00_00 + month * 100 + day, -64_000, "CITI AUTOPAY PAYMENT")
    }
    bench.row(
      bank, 2026_01_30, 64_000, "RETURN OF POSTED CHECK / ITEM CITI AUTOPAY PAYMENT")
    let pairs = bench.proposals.map { "\($0.first.id) \($0.second?.id ?? 0)" }
    expectEqual(pairs.count, Set(pairs).count)
  }
}
