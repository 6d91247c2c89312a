import Expectations
import LedgerFixtures
import RIBsTesting
import TerminalUI
import Testing
import Time
import WalletDomain

@testable import LedgerDomain
@testable import LedgerPresentation

/// Of which card payments are that name none, or several.
struct AssignedBillTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID
  private let cards: [LedgerAccount.ID]

  init() throws {
    bank = try bench.account("우리은행")
    cards = [try bench.account("삼성카드"), try bench.account("하나카드")]
  }

  /// Purchases of a month, and what they come to, another sum for each month and card.
  @discardableResult
  private mutating func buy(_ month: Int, _ card: Int = 0) -> Int64 {
    let parts = [
      Int64(31_300 + month * 1_700 + card * 410), Int64(20_900 - month * 300 + card * 90),
    ]
    for (number, part) in parts.enumerated() {
      bench.row(
        cards[card], 2026_00_04 + month * 100 + number * 11, -part, "가게 \(month) \(number)")
    }
    return parts.reduce(0, +)
  }

  private mutating func pay(_ month: Int, _ amount: Int64, _ text: String, day: Int = 14) {
    bench.row(bank, 2026_00_00 + (month + 1) * 100 + day, -amount, text)
  }

  /// What is proposed of the payments, in the order of time: the card's number, `?` before what is asked.
  private var found: [String] {
    bench.proposals.filter { $0.kind == .cardBill }.sorted { $0.first.id < $1.first.id }.map {
      let made = $0.made.map { [$0] } ?? $0.choices.map(\.account)
      let numbers = made.map { cards.firstIndex(of: $0).map { "\($0)" } ?? "other" }
      return ($0.isSure ? "" : "?") + numbers.joined(separator: "/")
    }
  }

  @Test(arguments: [["삼성카드", "카드대금"], ["카드대금", "삼성카드"]])
  mutating func `a card that other payments name has those that name none, too`(_ texts: [String]) {
    for month in 1...8 { pay(month, buy(month), texts[month > 4 ? 1 : 0]) }
    expectEqual(found, Array(repeating: "0", count: 8))
  }

  @Test(
    arguments: [
      ("삼성카드", "아내 삼성카드", "삼성카드"), ("삼성카드", "삼성카드 iD", "삼성카드"), ("국민카드", "KB국민 굿데이", "KB카드"),
      ("Chase", "Chase Sapphire", "CHASE CREDIT CRD AUTOPAY"),
    ])
  func `a card that is called as its issuer alone has no bills of its issuer's other cards`(
    names: (first: String, second: String, text: String)
  ) throws {
    var bench = LinkBench()
    let bank = try bench.account("우리은행")
    let cards = [
      try bench.account(names.first, .card), try bench.account(names.second, .card),
    ]
    for month in 3...7 {
      for (number, card) in cards.enumerated() {
        let amounts = [Int64(31_300 + month * 1_710 + number * 410), Int64(9_800 + number * 730)]
        for (place, amount) in amounts.enumerated() {
          bench.row(card, 2026_00_04 + month * 100 + place * 9, -amount, "가게 \(month) \(place)")
        }
        bench.row(
          bank, 2026_00_14 + (month + 1) * 100, -amounts.reduce(0, +), names.text)
      }
    }
    bench.takeSure()
    expectEqual(bench.found, [])
    for card in cards {
      let sum = bench.rows.filter { $0.account == card }.reduce(Won.zero) { $0 + $1.amount }
      expectEqual(sum, .zero)
    }
  }

  @Test mutating func `a payment before the day leaves the others the card's`() {
    bench.row(bank, 2026_01_25, -10_000, "삼성카드선결제")
    for month in 1...8 { pay(month, buy(month) - (month == 1 ? 10_000 : 0), "카드대금") }
    expectEqual(found, Array(repeating: "0", count: 9))
  }

  @Test mutating func `a month that a payment with the card's name pays is no other's`() {
    for month in 1...4 {
      let sum = buy(month)
      pay(month, sum, "삼성카드")
      pay(month, sum, "카드대금", day: month % 2 == 0 ? 13 : 15)
    }
    expectEqual(found, Array(repeating: "0", count: 4))
  }

  @Test mutating func `bills of two cards with one word are each of the card that they fit`() {
    for month in 1...8 { for card in [0, 1] { pay(month, buy(month, card), "카드대금") } }
    expectEqual(found, (1...8).flatMap { _ in ["0", "1"] })
  }

  @Test mutating func `bills of a card that is not kept here stay spending`() {
    for month in 1...6 {
      pay(month, buy(month), "카드대금")
      pay(month, Int64(41_000 + month * 2_300), "카드대금")
    }
    expectEqual(found, Array(repeating: "0", count: 6))
  }

  @Test(arguments: [false, true])
  mutating func `of two equal payments of one day one is of the one card`(isLonger: Bool) {
    let sum = buy(3)
    pay(3, sum, "카드대금")
    pay(3, sum, "카드대금")
    if isLonger { for month in 4...6 { pay(month, buy(month), "카드대금") } }
    expectEqual(found, Array(repeating: "0", count: isLonger ? 4 : 1))
  }

  @Test mutating func `two equal payments of one day are of the two cards that they fit`() throws {
    bench.row(cards[0], 2026_03_03, -20_000, "서점")
    bench.row(cards[0], 2026_03_13, -50_000, "서점")
    bench.row(cards[1], 2026_03_05, -70_000, "식당")
    for _ in 0..<2 { pay(3, 70_000, "카드대금") }
    expectEqual(found.sorted(), ["0", "1"])
  }

  @Test mutating func `of equal payments of two days the user says which one it is`() throws {
    let sum = buy(3)
    pay(3, sum, "카드대금", day: 12)
    pay(3, sum, "카드대금", day: 15)
    expectEqual(found, ["?0", "?0"])
    bench.take(try #require(bench.proposals.first))
    expectEqual(found, [])
  }

  @Test mutating func `the user chooses the card of a payment that fits two`() throws {
    for card in cards { bench.row(card, 2026_03_05, -70_000, "서점") }
    pay(3, 70_000, "카드대금")
    expectEqual(found, ["?0/1"])
    let proposal = try #require(bench.proposals.first)
    expectEqual(proposal.asks, .card)
    expectEqual(
      proposal.reasons,
      [.share("삼성카드", Won(70_000)), .share("하나카드", Won(70_000)), .asked(.card)])
    expectEqual(proposal.doubted, proposal)
    var other = self
    other.bench.refuse(proposal)
    expectEqual(other.found, [])
    let chosen = proposal.with(made: cards[1])
    expectEqual(chosen.amount, Won(70_000))
    bench.take(chosen)
    expectEqual(found, [])
  }

  @Test mutating func `an answer for one of two cards leaves the other what it fits`() throws {
    for month in 1...4 { for card in [0, 1] { pay(month, buy(month, card), "카드대금") } }
    bench.take(try #require(bench.proposals.last))
    expectEqual(found.count { $0 == "0" || $0 == "1" }, 7)
  }

  @Test(arguments: [false, true])
  mutating func `what pays a named bill once more is asked about, also if the next one is whole`(
    isLonger: Bool
  ) {
    for month in 1...2 { pay(month, buy(month), "삼성카드") }
    let sum = buy(3)
    for _ in 0..<2 { pay(3, sum, "삼성카드") }
    if isLonger { pay(4, buy(4), "삼성카드") }
    expectEqual(found, ["0", "0", "0"] + ["?0"] + (isLonger ? ["0"] : []))
  }

  @Test mutating func `a single fit against the card's other payments is asked about`() {
    let sum = buy(3)
    pay(2, 90_000, "삼성카드")
    pay(4, 95_000, "삼성카드")
    pay(3, sum, "카드대금", day: 20)
    #expect(!found.contains("0") || found.contains { $0.hasPrefix("?") }, "\(found)")
  }
}

/// The card of a payment that the user chooses.
@MainActor
struct CardChoiceTests {
  @Test func `Enter on a payment that fits two cards asks for the card`() async throws {
    let row = LinkEntries.rows[2]
    let shares = [LinkEntries.card, LinkEntries.saving].map {
      LinkProposal.Share($0, row.amount.size)
    }
    let choice = LinkProposal(
      .cardBill, first: row, second: nil, isSure: false, reasons: [.asked(.card)], asks: .card
    ).choosing(shares)
    let dependencies = try await LinkEntries.dependencies(proposing: [choice])
    let app = LedgerApp(dependencies, .normal)
    try await app.press("P")
    #expect(app.content.contains { $0.contains("신한카드 / 저축은행") })
    #expect(app.content.contains { $0.hasSuffix("카드 선택 필요") })
    try await app.press("Enter")
    #expect(app.lines.contains { $0.contains("신한카드 결제: 어느 카드인가요?") })
    try await app.press("Down Enter")
    let link = try #require(try await dependencies.ledger.links([3]).first)
    #expect(link.kind == .cardBill && link.isMade)
    let made = try #require(try await dependencies.ledger.rows([9]).first)
    #expect(made.amount == row.amount.size && made.account == LinkEntries.saving)
    await expectEqual(app.end(), [])
  }
}
