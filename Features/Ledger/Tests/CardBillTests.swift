import Expectations
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Payments of cards, and what the cards' entries explain of them.
struct CardBillTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID
  private let card: LedgerAccount.ID

  init() throws {
    bank = try bench.account("국민은행")
    card = try bench.account("신한카드")
  }

  /// Purchases of a year, on days 3, 10 and 24 of each month, and what each bill of the next month's 25th has
  /// that ends on the 12th.
  private mutating func buy(from first: Int) -> [Int: Int64] {
    var bills: [Int: Int64] = [:]
    for month in 1...10 {
      for (number, day) in [3, 10, 24].enumerated() {
        let amount = Int64(10_000 + 1_370 * month + 3_010 * number)
        let date = 2026_00_00 + month * 100 + day
        if date >= first { bench.row(card, date, -amount, "가게 \(month) \(day)") }
        bills[day > 12 ? month + 1 : month, default: 0] += amount
      }
    }
    return bills
  }

  @Test mutating func `a bill is what was bought in its period`() throws {
    bench.row(bank, 2026_11_15, -300_000, "신한카드")
    expectEqual(bench.found, [])
    bench.row(card, 2026_10_20, -300_000, "이마트")
    expectEqual(bench.found, ["card_bill 1-new in \(card.rawValue)"])
    let first = try #require(bench.proposals.first)
    expectEqual(first.reasons.first, .issuer("신한카드"))
    bench.take(first)
    expectEqual(bench.found, [])
  }

  @Test(arguments: [
    "신한카드", "신한카드(주)", "신한카드㈜ 대금", "신한카드11월", "SHINHANCARD", "카드대금 신한", "신한카드 결제", "신한 카드",
  ])
  mutating func `the text names the card`(text: String) {
    bench.row(card, 2026_10_20, -200_000, "이마트")
    bench.row(bank, 2026_11_15, -300_000, text)
    expectEqual(
      bench.found,
      ["card_bill 1-new in \(card.rawValue) 200000"].map { $0.replacing("1-", with: "2-") })
    expectEqual(bench.proposals[0].reasons.last, .unexplained(Won(100_000)))
  }

  @Test(arguments: [
    "카드대금", "카드결제대금", "신용카드", "신용카드대금", "신용카드 결제", "카드값", "CARD PAYMENT",
  ])
  mutating func `a bill that names no issuer is of the card whose purchases come to it`(
    text: String
  ) throws {
    for (month, amount) in [(10, 120_000), (11, 300_000)] {
      bench.row(card, 2026_00_20 + month * 100, Int64(-amount), "이마트")
      bench.row(bank, 2026_00_14 + (month + 1) * 100, Int64(-amount), text)
    }
    // What does not come to it stays.
    bench.row(bank, 2026_12_15, -70_000, text)
    expectEqual(
      bench.found, [4, 2].map { "card_bill \($0)-new in \(card.rawValue)" })
    // Of two cards either may be meant.
    let other = try bench.account("하나카드")
    for (month, amount) in [(10, 120_000), (11, 300_000)] {
      bench.row(other, 2026_00_20 + month * 100, Int64(-amount), "시장")
    }
    #expect(!bench.found.isEmpty && bench.found.allSatisfy { $0.hasSuffix("?") })
  }

  @Test(arguments: ["현대카드", "신한체크카드", "카드 연회비", "명함카드", "신한은행"])
  mutating func `other texts do not`(text: String) {
    bench.row(card, 2026_10_20, -200_000, "이마트")
    bench.row(bank, 2026_11_15, -200_000, text)
    expectEqual(bench.found, [])
  }

  @Test mutating func `a file that begins within a period leaves the rest as spending`() throws {
    let bills = buy(from: 2026_05_01)
    for month in 2...10 {
      bench.row(bank, 2026_00_25 + month * 100, -(bills[month] ?? 0), "신한카드")
    }
    let found = bench.proposals
    // February to April have nothing, and of May what was bought since its beginning.
    let explained = Dictionary(
      uniqueKeysWithValues: found.map { ($0.first.day.month, $0.amount.amount) })
    expectEqual(explained.keys.sorted(), [5, 6, 7, 8, 9, 10])
    let may: Int64 = 10_000 + 1_370 * 5 + 10_000 + 1_370 * 5 + 3_010
    expectEqual(explained[5], may)
    for month in 6...10 { expectEqual(explained[month], bills[month]) }
    expectEqual(found.count { $0.isSure }, found.count)
    for proposal in found { bench.take(proposal) }
    expectEqual(bench.found, [])
    // The earlier file comes.
    for month in 1...4 {
      for (number, day) in [3, 10, 24].enumerated() {
        bench.row(
          card, 2026_00_00 + month * 100 + day, -Int64(10_000 + 1_370 * month + 3_010 * number),
          "가게")
      }
    }
    let later = bench.proposals
    expectEqual(later.map(\.first.day.month).sorted(), [2, 3, 4, 5])
    #expect(later.allSatisfy { $0.isSure && $0.amount == -$0.first.amount })
    expectEqual(later.filter { $0.replaced != nil }.map(\.first.day.month), [5])
    for proposal in later { bench.take(proposal) }
    expectEqual(bench.found, [])
    expectEqual(bench.links.count { $0.isMade }, 9)
  }

  @Test mutating func `where it is not known what a bill has, a part of it is asked for`() {
    // Bought a week before the first payment that is known: of that bill, or of the next one.
    bench.row(card, 2026_11_08, -90_000, "이마트")
    bench.row(bank, 2026_11_15, -300_000, "신한카드")
    expectEqual(bench.found, ["card_bill 2-new in \(card.rawValue) 90000?"])
  }

  @Test mutating func `a later file may say that a bill has less`() throws {
    let bills = buy(from: 2026_05_01)
    bench.row(bank, 2026_05_25, -(bills[5] ?? 0), "신한카드")
    let first = bench.rows[bench.rows.count - 1]
    // What was taken before the period was known.
    bench.take(
      LinkProposal(
        .cardBill, first: first, second: nil, made: card, amount: Won(40_000), isSure: true,
        reasons: []))
    for month in 6...10 {
      bench.row(bank, 2026_00_25 + month * 100, -(bills[month] ?? 0), "신한카드")
    }
    let again = try #require(bench.proposals.first { $0.replaced != nil })
    #expect(again.isSure && again.amount < Won(40_000))
  }

  @Test mutating func `payments before the day, in parts and again are of the same debt`() throws {
    let bills = buy(from: 2026_01_01)
    for month in 2...9 {
      let bill = bills[month] ?? 0
      let day = 2026_00_25 + month * 100
      switch month {
      case 4:
        // In two parts.
        bench.row(bank, day, -20_000, "신한카드")
        bench.row(bank, day + 2, -(bill - 20_000), "신한카드")
      case 6:
        // A part of it before.
        bench.row(bank, day - 5, -15_000, "신한카드 선결제")
        bench.row(bank, day, -(bill - 15_000), "신한카드")
      case 8:
        // For something that is in the next bill.
        bench.row(bank, day - 10, -9_000, "신한카드 즉시결제")
        bench.row(bank, day, -(bill - 9_000), "신한카드")
      default: bench.row(bank, day, -bill, "신한카드")
      }
    }
    let found = bench.proposals
    expectEqual(found.count, 11)
    #expect(found.allSatisfy { $0.isSure && $0.amount == -$0.first.amount })
  }

  @Test mutating func `a first bill in parts is paid, though a part is what was bought last`() {
    for (day, amount) in [(2026_09_03, 80_000), (2026_09_20, 100_000), (2026_10_05, 5_000)] {
      bench.row(card, day, -Int64(amount), "가게 \(day)")
    }
    for (day, amount) in [(2026_10_14, 100_000), (2026_10_16, 50_000), (2026_10_18, 30_000)] {
      bench.row(bank, day, -Int64(amount), "신한카드", kind: "카드대금")
    }
    let found = bench.proposals
    expectEqual(found.map(\.amount), [30_000, 50_000, 100_000].map { Won($0) })
    #expect(found.allSatisfy { $0.kind == .cardBill && $0.isSure })
  }

  @Test mutating func `two parts of a first bill on one day are all that was bought`() {
    bench.row(card, 2026_09_03, -40_000, "무신사")
    bench.row(card, 2026_09_13, -15_000, "편의점")
    bench.row(bank, 2026_10_25, -40_000, "신한카드")
    bench.row(bank, 2026_10_25, -15_000, "신한카드")
    expectEqual(bench.proposals.map(\.amount.amount).sorted(), [15_000, 40_000])
  }

  @Test(arguments: [2026_10_05, 2026_10_12, 2026_10_13, 2026_10_14])
  mutating func `a payment of all that is owed leaves nothing to be spent`(day: Int) {
    bench.row(card, 2026_09_03, -180_000, "이마트")
    bench.row(card, day, -8_000, "연회비")
    bench.row(bank, 2026_10_14, -188_000, "신한카드", kind: "자동이체")
    expectEqual(bench.found, ["card_bill 3-new in \(card.rawValue)"])
  }

  @Test mutating func `interest just before a payment is in that bill, and in no other one`() {
    let bought = [
      (2026_06_03, 100_000), (2026_07_09, 120_000), (2026_08_09, 140_000), (2026_08_20, 300_000),
      (2026_09_13, 5_000), (2026_09_20, 90_000),
    ]
    for (day, amount) in bought { bench.row(card, day, -Int64(amount), "가게 \(day)") }
    for (month, amount) in [(7, 100_000), (8, 120_000), (9, 445_000), (10, 90_000)] {
      bench.row(bank, 2026_00_14 + month * 100, -Int64(amount), "신한카드")
    }
    expectEqual(bench.proposals.map(\.amount), [90_000, 445_000, 120_000, 100_000].map { Won($0) })
    #expect(bench.proposals.allSatisfy { $0.kind == .cardBill && $0.isSure })
  }

  @Test mutating func `the card's own row is the other side`() {
    bench.row(card, 2026_10_20, -300_000, "이마트")
    bench.row(card, 2026_10_21, 20_000, "이마트 부분취소")
    bench.row(bank, 2026_11_15, -280_000, "신한카드")
    bench.row(card, 2026_11_16, 280_000, "결제대금")
    expectEqual(bench.found, ["card_bill 3-4", "refund 2-1"])
  }

  @Test mutating func `a card of unknown name is known by the sum`() throws {
    var bench = LinkBench()
    let (bank, card) = (try bench.account("생활비"), try bench.account("내 카드"))
    bench.row(card, 2026_10_20, -217_350, "이마트")
    bench.row(card, 2026_10_22, -4_500, "카페")
    bench.row(bank, 2026_11_15, -221_850, "신한카드")
    bench.row(bank, 2026_11_14, -90_000, "현대카드")
    expectEqual(bench.found, ["card_bill 3-new in \(card.rawValue)"])
    bench.take(try #require(bench.proposals.first))
    // From now on it has that name.
    bench.row(card, 2026_11_20, -50_000, "이마트")
    bench.row(bank, 2026_12_15, -80_000, "신한카드")
    expectEqual(bench.found, ["card_bill 7-new in \(card.rawValue) 50000"])
  }

  @Test mutating func `two cards that come to the sum are asked for`() throws {
    var bench = LinkBench()
    let bank = try bench.account("생활비")
    let cards = [try bench.account("내 카드"), try bench.account("새 카드")]
    for card in cards { bench.row(card, 2026_10_20, -217_350, "이마트") }
    bench.row(bank, 2026_11_15, -217_350, "신한카드")
    expectEqual(bench.found.count, 1)
    #expect(bench.found.allSatisfy { $0.hasSuffix("?") })
  }

  @Test mutating func `what comes in as it is billed has the day of the bill`() {
    for (name, amount) in [("한강서점", -18_000), ("푸른가전", -100_000), ("바다여행 취소", 24_500)] {
      bench.row(card, 2026_11_25, Int64(amount), name)
    }
    bench.row(bank, 2026_11_25, -93_500, "신한카드")
    #expect(bench.found.contains("card_bill 4-new in \(card.rawValue)"))
  }

  @Test mutating func `a purchase over months is paid bill by bill`() {
    bench.row(card, 2026_01_05, -600_000, "푸른가전")
    for month in 1...6 {
      bench.row(card, 2026_00_03 + month * 100, -Int64(9_000 + month * 1_100), "서점 \(month)")
      let day = 2026_00_25 + month * 100
      bench.row(bank, day, -Int64(109_000 + month * 1_100), "신한카드")
    }
    expectEqual(bench.found.count { $0.hasPrefix("card_bill") }, 6)
    #expect(bench.proposals.allSatisfy { $0.amount == -$0.first.amount })
  }

  @Test(arguments: [12, 29, 30, 31])
  mutating func `each bill explains its part of a purchase over months alone`(end: Int) throws {
    let months = try #require(Instalment(months: 6))
    bench.row(card, 2026_01_31, -600_001, "푸른가전", instalment: months)
    let first = end == 31 ? 2 : 3
    for month in 2...9 {
      let sum = Int64(9_000 + month * 1_100)
      bench.row(card, 2026_00_03 + (end == 12 ? month : month - 1) * 100, -sum, "서점 \(month)")
      let part: Int64 =
        month < first || month >= first + 6 ? 0 : month == first ? 100_001 : 100_000
      let day = 2026_00_00 + month * 100 + (end == 12 ? 25 : 14)
      bench.row(bank, day, -sum - (end == 12 ? shifted(month) : part), "신한카드")
    }
    let found = bench.proposals.filter { $0.kind == .cardBill }
    expectEqual(found.count, 8)
    #expect(found.allSatisfy { $0.isSure && $0.amount == -$0.first.amount })
  }

  /// What a bill that ends on the 12th has of a purchase of 31 January.
  private func shifted(_ month: Int) -> Int64 {
    month < 2 || month > 7 ? 0 : month == 2 ? 100_001 : 100_000
  }

  @Test mutating func `a purchase that becomes one over months is billed so from its day`() throws {
    let months = try #require(Instalment(months: 6))
    bench.row(card, 2026_01_05, -600_000, "푸른가전")
    bench.row(card, 2026_01_20, 600_000, "푸른가전 취소")
    bench.row(card, 2026_01_20, -600_000, "푸른가전", instalment: months)
    for month in 1...6 {
      let sum = Int64(9_000 + month * 1_100)
      bench.row(card, 2026_00_03 + month * 100, -sum, "서점 \(month)")
      bench.row(bank, 2026_00_25 + month * 100, -sum - 100_000, "신한카드")
    }
    let found = bench.proposals
    expectEqual(found.count { $0.kind == .cardBill }, 6)
    #expect(found.allSatisfy { $0.isSure && $0.amount == $0.first.amount.size })
    let refunds = found.filter { $0.kind == .refund }
    expectEqual(refunds.map(\.first.id), [2])
    expectEqual(refunds.map(\.second?.id), [3])
    expectEqual(refunds.first?.reasons.first, .converted)
  }

  @Test mutating func `what comes back of a purchase over months ends its bills`() throws {
    let months = try #require(Instalment(months: 6))
    bench.row(card, 2026_01_05, -600_000, "푸른가전", instalment: months)
    bench.row(card, 2026_03_20, 600_000, "푸른가전 취소")
    for month in 1...6 {
      let sum = Int64(90_000 + month * 110_000)
      bench.row(card, 2026_00_03 + month * 100, -sum, "서점 \(month)")
      // Three parts are billed, and come back with the bill of April.
      let part: Int64 = month < 4 ? 100_000 : month == 4 ? -300_000 : 0
      bench.row(bank, 2026_00_25 + month * 100, -sum - part, "신한카드")
    }
    let found = bench.proposals.filter { $0.kind == .cardBill }
    expectEqual(found.count, 6)
    #expect(found.allSatisfy { $0.isSure && $0.amount == -$0.first.amount })
  }

  @Test mutating func `what was paid by the account's own card is no debt`() throws {
    let bank = try bench.account("신한은행")
    bench.row(bank, 2026_10_20, -50_000, "이마트", kind: "체크카드")
    bench.row(card, 2026_10_20, -50_000, "이마트")
    bench.row(card, 2026_10_21, -30_000, "서점")
    bench.row(bank, 2026_11_15, -80_000, "신한카드")
    expectEqual(bench.found.sorted(), ["card_bill 4-new in \(card.rawValue) 30000", "same 1-2"])
  }

  @Test(arguments: ["카드대금", "카드 결제", "신용카드대금", "CARD PAYMENT", "카드"])
  mutating func `a bill that names no card says nothing of the next one`(text: String) throws {
    bench.row(card, 2026_10_20, -90_000, "이마트")
    let first = bench.row(bank, 2026_11_15, -90_000, text)
    bench.take(
      LinkProposal(.cardBill, first: first, second: nil, made: card, isSure: true, reasons: []))
    bench.row(card, 2026_11_20, -80_000, "서점")
    bench.row(bank, 2026_12_15, -70_000, text)
    expectEqual(bench.found.filter { !$0.hasSuffix("?") }, [])
  }

  @Test mutating func `a name that bills of two cards had is neither's`() throws {
    let second = try bench.account("새 카드")
    for (card, amount) in [(card, 90_000), (second, 91_000)] {
      bench.row(card, 2026_10_20, Int64(-amount), "이마트")
      let bill = bench.row(bank, 2026_11_15, Int64(-amount), "푸른카드")
      bench.take(
        LinkProposal(.cardBill, first: bill, second: nil, made: card, isSure: true, reasons: []))
    }
    for card in [card, second] { bench.row(card, 2026_11_20, -80_000, "서점") }
    bench.row(bank, 2026_12_15, -70_000, "푸른카드")
    expectEqual(bench.found.filter { !$0.hasSuffix("?") }, [])
  }

  @Test mutating func `bills that name no card are known by their sums alone`() throws {
    var bench = LinkBench()
    let (bank, card) = (try bench.account("생활비"), try bench.account("내 카드"))
    for (month, amount) in [(8, 41_000), (9, 42_300), (10, 43_700)] {
      bench.row(card, 2026_00_20 + month * 100, Int64(-amount), "이마트 \(month)")
      bench.row(bank, 2026_00_15 + (month + 1) * 100, Int64(-amount), "카드대금")
    }
    // Of a card that is not kept here.
    bench.row(bank, 2026_11_28, -39_000, "카드대금")
    bench.row(card, 2026_11_20, -50_000, "이마트")
    expectEqual(bench.found.count { $0.hasPrefix("card_bill") }, 3)
    #expect(!bench.found.contains { $0.hasPrefix("card_bill 7-") })
  }

  @Test(
    arguments: [
      ("이마트 취소", 2026_11_15, "card_bill 2-new in C"), ("청구할인", 2026_11_15, "card_bill 2-new in C"),
      ("이마트", 2026_11_15, "card_bill 2-3?"), ("결제대금", 2026_11_18, "card_bill 2-3?"),
      ("결제대금", 2026_11_16, "card_bill 2-3"),
    ])
  mutating func `a row of the card pays its bill only if it says so`(
    text: String, day: Int, wanted: String
  ) {
    bench.row(card, 2026_10_20, -300_000, "이마트")
    bench.row(bank, 2026_11_15, -280_000, "신한카드")
    bench.row(card, day, 280_000, text)
    let found = bench.found.filter { $0.hasPrefix("card_bill") }
    // Also a payment from elsewhere is neither spent nor received.
    #expect(
      found.contains { $0.replacing(card.rawValue, with: "C").hasPrefix(wanted) }, "\(found)")
    expectEqual(
      found.filter { $0.hasPrefix("card_bill 2-3") && !$0.hasSuffix("?") }.isEmpty,
      (wanted != "card_bill 2-3"))
  }

  @Test mutating func `of two rows the one that says payment is taken`() {
    bench.row(card, 2026_10_20, -300_000, "이마트")
    bench.row(bank, 2026_11_15, -280_000, "신한카드")
    bench.row(card, 2026_11_15, 280_000, "이마트")
    bench.row(card, 2026_11_16, 280_000, "결제대금")
    #expect(bench.found.contains("card_bill 2-4"))
  }

  @Test mutating func `a refused transfer says nothing of a bill`() throws {
    bench.row(card, 2026_10_20, -300_000, "이마트")
    let row = bench.row(bank, 2026_11_15, -300_000, "신한카드")
    bench.refuse(LinkProposal(.transfer, first: row, second: nil, isSure: false, reasons: []))
    expectEqual(bench.found, ["card_bill 2-new in \(card.rawValue)"])
    bench.refuse(try #require(bench.proposals.first))
    expectEqual(bench.found, [])
  }
}
