import Expectations
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Bills that have too much, of which later ones have as much less, as for a purchase that was cancelled between them
/// and that the card's file leaves out with what came back.
struct CarriedBillTests {
  private var bench = LinkBench()
  private let bank: LedgerAccount.ID
  private let card: LedgerAccount.ID

  init() throws {
    bank = try bench.account("하나은행")
    card = try bench.account("현대카드")
  }

  /// Buys something for each bill of February to June, which end on the 14th and are paid on the 25th, and pays them
  /// with so much more.
  private mutating func pay(_ more: [Int64], on day: Int = 25) {
    for (number, more) in more.enumerated() {
      let month = number + 2
      let bought = Int64(100_000 + 7_300 * number)
      bench.row(card, 2026_00_20 + (month - 1) * 100, -bought, "가게 \(month)")
      let paid = bought + more
      if paid > 0 { bench.row(bank, 2026_00_00 + month * 100 + day, -paid, "현대카드") }
    }
  }

  /// What is found after an import of these days.
  private func proposals(from first: Int, to last: Int) throws -> [LinkProposal] {
    let (first, last) = (
      try #require(Day(rawValue: first)), try #require(Day(rawValue: last))
    )
    let asked = LinkFinder.Days(days: first...last, billed: last)
    let scene = LinkScene(rows: bench.rows, links: bench.links)
    return LinkFinder(scene, bench.accounts, of: asked).proposals()
  }

  private var bought: Int64 {
    bench.rows.filter { $0.account == card && $0.amount < .zero && $0.origin == .imported }
      .reduce(0) { $0 - $1.amount.amount }
  }

  @Test(
    arguments: [
      [0, 41_500, -41_500, 0, 0], [0, 41_500, 0, -41_500, 0], [0, 41_500, 12_000, -53_500, 0],
      [0, 41_500, -21_500, -20_000, 0], [0, 41_500, 12_000 - 41_500, -12_000, 0],
      [0, 12_000, 41_500 - 12_000, -41_500, 0], [0, 41_500, 12_000, -41_500, -12_000],
      [0, 121_500, -114_600, -6_900, 0], [0, 0, 0, 41_500, -41_500],
      [41_500, -41_500, 0, 0, 0],
    ] as [[Int64]])
  mutating func `what a later bill lacks is not spent`(more: [Int64]) {
    pay(more)
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [bought, 0])
  }

  @Test(
    arguments: [
      // Another sum, and what was paid too little before.
      ([0, 41_500, -41_400, 41_400, 0], 41_500), ([0, 41_500, 0, 0, 0], 41_500),
      ([0, -41_500, 41_500, 41_500, 0], 41_500), ([0, 41_500, 0, 0, -30_000], 41_500),
      // The same each month is a purchase that the card's file lacks.
      ([41_500, 41_500, 0, -83_000, 0], 83_000), ([41_500, 41_500, -41_500, 0, 0], 83_000),
    ] as [([Int64], Int64)])
  mutating func `what no later bill lacks stays spent`(more: [Int64], rest: Int64) {
    pay(more)
    bench.takeSure()
    expectEqual(bench.sums, [bought + rest, 0])
  }

  @Test mutating func `it is spent until the later bill comes, and the notice of that says so`()
    throws
  {
    pay([0, 0, 41_500, 0])
    bench.takeSure()
    expectEqual(bench.sums, [bought + 41_500, 0])
    bench.row(card, 2026_05_20, -90_000, "가게")
    bench.row(bank, 2026_06_25, -48_500, "현대카드")
    let found = try proposals(from: 2026_06_01, to: 2026_06_25)
    expectEqual(found.map(\.first.day.rawValue), [2026_06_25])
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [bought, 0])
  }

  @Test mutating func `the bill before says what a later one lacks`() throws {
    pay([0, 0, 41_500])
    bench.takeSure()
    bench.row(card, 2026_04_20, -90_000, "가게")
    bench.row(bank, 2026_05_25, -48_500, "현대카드")
    let found = try proposals(from: 2026_05_10, to: 2026_05_25)
    expectEqual(found.map(\.first.day.rawValue), [2026_05_25, 2026_04_25])
    expectEqual(found.last?.reasons.last, .carried(Won(41_500)))
    expectEqual(found.map(\.isSure), [true, true])
  }

  @Test(arguments: [true, false])
  mutating func `what the card pays back to the account is neither spent nor received`(
    hasLater: Bool
  ) {
    pay(hasLater ? [0, 0, 41_500, 0] : [0, 0, 41_500])
    bench.row(bank, 2026_05_04, 41_500, "현대카드", kind: "입금")
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [bought, 0])
  }

  @Test mutating func `what was paid early beyond the purchases is not spent if the bill lacks it`()
  {
    pay([0, 0, 0])
    bench.row(card, 2026_04_20, -90_000, "가게")
    bench.row(bank, 2026_05_05, -131_500, "현대카드 선결제")
    bench.row(card, 2026_05_20, -70_000, "가게")
    bench.row(bank, 2026_06_25, -28_500, "현대카드")
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [bought, 0])
  }

  /// The same with purchases on the first and the last day of each period, of which the last bill has more.
  private mutating func payPeriods(_ more: Int64) {
    for month in 2...4 {
      let bought = [Int64(50_000 + month * 310), Int64(30_000 - month * 70)]
      bench.row(card, 2026_00_15 + (month - 1) * 100, -bought[0], "가게 \(month)")
      bench.row(card, 2026_00_14 + month * 100, -bought[1], "서점 \(month)")
      let paid = bought[0] + bought[1] + (month == 4 ? more : 0)
      bench.row(bank, 2026_00_25 + month * 100, -paid, "현대카드")
    }
  }

  /// Remembers a purchase that was left out of the card's file with its cancellation.
  private mutating func cancel(_ amount: Int64, _ day: Int, on end: Int?) throws {
    func stated(_ day: Int, _ amount: Int64) -> StatementEntry {
      StatementEntry(entry(day, amount, "가전"), cancellation: 0)
    }
    // What was made of one line says nothing of its own.
    let purchase = try #require(
      CancelledPurchase([stated(day, -amount), stated(end ?? day, amount)]))
    bench.remember([purchase], of: card)
  }

  @Test(
    arguments: [
      (2026_04_10, 2026_04_20, 0), (2026_03_15, 2026_04_15, 0), (2026_04_14, nil, 0),
      // Of another period, or before its end.
      (2026_04_10, 2026_04_13, 41_500), (2026_04_16, 2026_04_20, 41_500),
      (2026_03_10, 2026_04_20, 41_500),
    ] as [(Int, Int?, Int64)])
  mutating func `what the card's file says was cancelled after the last bill is not spent`(
    day: Int, end: Int?, spent: Int64
  ) throws {
    payPeriods(41_500)
    try cancel(41_500, day, on: end)
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [bought + spent, 0])
    // The next bill lacks it, or not.
    bench.row(card, 2026_05_10, -90_000, "마트")
    bench.row(bank, 2026_05_25, -48_500, "현대카드")
    bench.takeSure()
    expectEqual(bench.found, [])
    expectEqual(bench.sums, [bought, 0])
  }

  @Test mutating func `several that were cancelled are not spent, and other sums are`() throws {
    payPeriods(41_500)
    try cancel(30_000, 2026_04_10, on: 2026_04_20)
    try cancel(11_500, 2026_04_12, on: 2026_04_20)
    bench.takeSure()
    expectEqual(bench.sums, [bought, 0])
    var other = bench
    other.row(card, 2026_05_10, -90_000, "가게")
    other.row(bank, 2026_05_25, -90_000 - 20_000, "현대카드")
    other.takeSure()
    expectEqual(other.sums, [bought + 90_000 + 20_000, 0])
  }
}
