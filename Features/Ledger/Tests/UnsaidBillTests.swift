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
    ("Amex", "AMERICAN EXP 3773 DD"), ("American Express", "AMERICAN EXP 37734"),
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

  @Test(arguments: [
    ("Capital One Venture", "CAPITAL ONE MOBILE PMT 3X8"), ("Monzo Flex", "FLEX DD"),
    ("Discover it", "DISCOVER E-PAYMENT 6011"), ("Chase Sapphire", "EPAY CHASE"),
    ("Bank of America Visa", "BK OF AMER VISA ONLINE PMT"),
    ("Synchrony Store Card", "SYNCHRONY BANK PAYMENT"),
  ])
  mutating func `what comes to the purchases of month after month is at least asked about`(
    name: String, text: String
  ) throws {
    let (bank, card) = (try bench.account("Everyday"), try bench.account(name, .card))
    bench.row(bank, 2026_01_25, 3_000_000, "ACME PAYROLL")
    var sums: [Int64] = []
    for month in 1...7 {
      let parts = [Int64(31_300 + month * 1_700), Int64(20_900 - month * 300)]
      for (day, part) in zip([4, 15], parts) {
        bench.row(card, 2026_00_00 + month * 100 + day, -part, "SHOP \(day)")
      }
      sums.append(parts[0] + parts[1])
      // Of one month the file lacks something.
      bench.row(
        bank, 2026_00_14 + (month + 1) * 100, -sums[month - 1] - (month == 4 ? 5_000 : 0), text)
    }
    let found = bench.proposals.filter { $0.kind == .cardBill && $0.made == card }
    expectEqual(found.map(\.first.amount.amount).filter { sums.contains(-$0) }.count, 6)
    // What the user has said once is known of the others.
    bench.take(found[0])
    let later = bench.proposals.filter { $0.kind == .cardBill && $0.made == card }
    expectEqual(later.count { $0.isSure && $0.amount == $0.first.amount.size }, 5)
    expectEqual(later.filter { $0.amount != $0.first.amount.size }.map(\.amount), [Won(sums[3])])
  }

  @Test mutating func `equal payments of another text are asked about for no month that is paid`()
    throws
  {
    let (bank, card) = (try bench.account("Everyday"), try bench.account("Amex", .card))
    for month in 1...4 {
      for day in [4, 15] { bench.row(card, 2026_00_00 + month * 100 + day, -15_000, "NEWS \(day)") }
      bench.row(bank, 2026_00_14 + (month + 1) * 100, -30_000, "AMEX EPAYMENT")
      bench.row(bank, 2026_00_16 + (month + 1) * 100, -30_000, "GYM MEMBERSHIP")
    }
    expectEqual(bench.found, [15, 11, 7, 3].map { "card_bill \($0)-new in \(card.rawValue)" })
  }

  private mutating func month(_ name: String) throws -> LedgerAccount.ID {
    let card = try bench.account(name, .card)
    bench.row(card, 2025_07_05, -10_000, "TESCO")
    bench.row(card, 2025_07_19, -8_900, "PRET")
    bench.row(card, 2025_08_20, -43_000, "TESCO")
    return try bench.account("Revolut")
  }

  @Test(
    arguments: [
      ("BOOTS", "CARD_PAYMENT"), ("BOOTS", "Card Purchase"), ("올리브영", "카드승인"), ("올리브영", "카드결제"),
      ("올리브영", "카드출금"), ("올리브영", "신용카드"), ("CHECKCARD 0821 STARBUCKS", ""),
      ("PURCHASE AUTHORIZED ON 08/21 STARBUCKS CARD 1234", ""),
      ("RECURRING CARD PURCHASE NETFLIX", ""),
      ("OYSTER CARD TOP UP", ""), ("카드단말기 임대료", ""),
    ], ["Barclaycard", "내 카드"])
  mutating func `a purchase by the account's own card is no bill of another`(
    purchase: (text: String, kind: String), name: String
  ) throws {
    let bank = try month(name)
    for (day, amount) in [(2025_08_22, -18_900), (2025_09_05, -7_700)] {
      bench.row(
        bank, day, Int64(amount), purchase.text, kind: purchase.kind.isEmpty ? nil : purchase.kind)
    }
    expectEqual(bench.found.filter { $0.hasPrefix("card_bill") }, [])
  }

  @Test(arguments: ["CARD FACTORY LONDON", "HALLMARK CARDS", "VERIZON WIRELESS AUTOPAY"])
  mutating func `one sum that fits is only asked about where nobody with cards is named`(
    text: String
  ) throws {
    let bank = try month("Barclaycard")
    bench.row(bank, 2025_08_22, -18_900, text)
    #expect(bench.proposals.allSatisfy { !$0.isSure })
    for day in [2025_09_05, 2025_10_05] { bench.row(bank, day, -7_700, text) }
    expectEqual(bench.found.filter { $0.hasPrefix("card_bill") }, [])
  }

  /// Months of a card, each of which a bank pays a month later; the card's own rows of it are called `paid`.
  private mutating func months(
    _ name: String, _ text: String, kind: String? = nil, paid: String? = nil,
    paidKind: String? = nil, count: Int = 4
  ) throws -> LedgerAccount.ID {
    let (bank, card) = (try bench.account("Checking", .bank), try bench.account(name, .card))
    for month in 1...count {
      let parts = [Int64(31_300 + month * 1_700), Int64(20_900 - month * 300)]
      for (day, part) in zip([4, 15], parts) {
        bench.row(card, 2026_00_00 + month * 100 + day, -part, "SHOP \(day)", kind: "Purchase")
      }
      let day = 2026_00_14 + (month + 1) * 100
      bench.row(bank, day, -parts[0] - parts[1], text, kind: kind)
      if let paid { bench.row(card, day, parts[0] + parts[1], paid, kind: paidKind, importID: 2) }
    }
    return card
  }

  @Test(arguments: [
    ("Apple Card", "APPLECARD GSBANK PAYMENT 12345678", "ACH DEPOSIT INTERNET TRANSFER", "Payment"),
    ("Apple Card", "APPLECARD GSBANK PAYMENT", "ACH DEPOSIT FROM ACCOUNT ENDING IN 6789", nil),
    ("Discover it", "DISCOVER E-PAYMENT 6011", "DIRECTPAY FULL BALANCE", nil),
    ("Discover it", "DISCOVER E-PAYMENT 6011", "INTERNET ACH FULL BALANCE", nil),
  ])
  mutating func `a card's own row of a payment may be called anything if a month fits`(
    name: String, text: String, paid: String, kind: String?
  ) throws {
    _ = try months(name, text, kind: "ACH_DEBIT", paid: paid, paidKind: kind)
    expectEqual(
      bench.found, ["card_bill 15-16", "card_bill 11-12", "card_bill 7-8", "card_bill 3-4"])
  }

  @Test mutating func `what a card calls neither is asked about where no month fits, and learned`()
    throws
  {
    let (bank, card) = (try bench.account("Checking", .bank), try bench.account("Apple Card"))
    for (month, amount) in [(2, 20_000), (3, 30_000), (4, 40_000)] {
      bench.row(card, 2026_00_03 + month * 100, Int64(-71_300 - month * 900), "SHOP")
      bench.row(bank, 2026_00_14 + month * 100, Int64(-amount), "APPLECARD GSBANK PAYMENT")
      bench.row(card, 2026_00_14 + month * 100, Int64(amount), "ACH DEPOSIT", importID: 2)
    }
    expectEqual(bench.found.filter { $0.hasSuffix("?") }.count, 3)
    #expect(bench.proposals.allSatisfy { !$0.reasons.contains(.severalCandidates) })
    bench.take(bench.proposals[0])
    expectEqual(bench.found, ["card_bill 5-6", "card_bill 2-3"])
  }

  @Test(arguments: [
    ("Tesco Credit Card", "TESCO BANK", "DD"), ("Tesco Credit Card", "TESCO BANK", nil),
    ("M&S Bank Credit Card", "M&S BANK", nil), ("Boots Visa", "BOOTS", nil),
  ])
  mutating func `several months to the won leave no question`(
    name: String, text: String, kind: String?
  ) throws {
    let card = try months(name, text, kind: kind)
    expectEqual(bench.found, [12, 9, 6, 3].map { "card_bill \($0)-new in \(card.rawValue)" })
  }

  @Test(arguments: ["Payment", "Faster payment", nil])
  mutating func `one purchase in a shop that is called like the card is asked about`(
    kind: String?
  ) throws {
    let card = try months("Boots Visa", "BOOTS", kind: kind, count: 1)
    expectEqual(bench.found, ["card_bill 3-new in \(card.rawValue)?"])
  }

  @Test mutating func `a month that is paid again is asked about`() throws {
    let card = try months("삼성카드", "삼성카드")
    bench.row(bench.rows[2].account, 2026_03_16, bench.rows[5].amount.amount, "삼성카드")
    let again = try #require(bench.proposals.first { $0.first.id == 13 })
    #expect(!again.isSure && again.made == card)
    #expect(again.reasons.contains(.paidAgain))
    expectEqual(bench.found.count { !$0.hasSuffix("?") }, 4)
  }

  @Test(arguments: [("카드대금", "삼성카드"), ("청구서", "삼성카드")])
  mutating func `a wallet may pay a card, too`(kind: String, text: String) throws {
    let (wallet, card) = (try bench.account("토스머니"), try bench.account("삼성카드"))
    bench.row(card, 2026_02_03, -50_000, "식당")
    bench.row(card, 2026_02_13, -30_000, "서점")
    bench.row(wallet, 2026_03_14, -80_000, text, kind: kind)
    bench.row(wallet, 2026_03_15, -80_000, "편의점", kind: "삼성카드")
    expectEqual(bench.found, ["card_bill 3-new in \(card.rawValue)"])
  }

  @Test(arguments: ["Discover it", "Barclaycard", "내 카드", "하나 원큐카드"], [1, 5])
  mutating func `one bill of an issuer that is another card's sum is not sure`(
    name: String, count: Int
  ) throws {
    let (bank, card) = (try bench.account("Current", .bank), try bench.account(name, .card))
    bench.row(card, 2025_12_04, -50_000, "BOOTS")
    bench.row(card, 2025_12_21, -28_450, "SHELL")
    bench.row(card, 2026_01_09, -8_100, "PRET")
    for month in 1...count {
      bench.row(
        bank, 2026_00_18 + month * 100, month == 1 ? -78_450 : Int64(-30_000 - month * 1_111),
        "AMERICAN EXPRESS", kind: "Direct Debit")
    }
    let wanted = name == "내 카드" ? [count > 1] : count > 1 ? [] : [true]
    expectEqual(bench.found.map { $0.hasSuffix("?") }, wanted, "\(bench.found)")
  }
}
