import Expectations
import Phrases
import Testing
import Time
import WalletDomain

@testable import LedgerDomain
@testable import LedgerPresentation

/// What bills have of purchases that a card collects over months.
struct InstalmentTests {
  private func instalment(
    _ months: Int, _ number: Int? = nil, _ principal: Int64? = nil, _ payday: Int? = nil
  ) throws -> Instalment {
    try #require(
      Instalment(
        months: months, number: number, principal: principal.map { Won($0) },
        payday: payday.flatMap { Day(rawValue: $0) }))
  }

  private func day(_ number: Int) throws -> Day { try #require(Day(rawValue: number)) }

  @Test func `what is paid at once, or in parts that are not possible, is none`() {
    for (months, number) in [(0, nil), (1, nil), (61, nil), (3, 4), (3, 0)] as [(Int, Int?)] {
      expectEqual(Instalment(months: months, number: number), nil, "\(months) \(number ?? -1)")
    }
  }

  @Test func `parts come to the purchase, the first one with what is left over`() throws {
    let cases: [(Instalment, Int64, [Int64])] = [
      (try instalment(6), -600_000, Array(repeating: 100_000, count: 6)),
      (try instalment(3), -100_000, [33_334, 33_333, 33_333]),
      (try instalment(3, 2, 33_300), -100_000, [33_400, 33_300, 33_300]),
      (try instalment(3, 1, 33_340), -100_000, [33_340, 33_330, 33_330]),
      // What one bill has is not divided again.
      (try instalment(6, 2, 100_000), -100_000, [100_000]),
      // A bill that is of another amount says nothing of this one.
      (try instalment(3, 2, 90_000), -100_000, [33_334, 33_333, 33_333]),
      (try instalment(3, 1, 100_100), -100_000, [33_334, 33_333, 33_333]),
    ]
    for (instalment, amount, parts) in cases {
      expectEqual(instalment.parts(of: Won(amount)).map(\.amount), parts, "\(instalment)")
    }
  }

  @Test func `what is still to pay is what bills after the known one have`() throws {
    let known = try instalment(6, 2, 100_000, 2026_11_25)
    let open = try #require(known.open(of: Won(-600_000), after: try day(2026_11_20)))
    expectEqual(open.map(\.month.rawValue), [2026_12, 2027_01, 2027_02, 2027_03])
    #expect(open.allSatisfy { $0.amount == Won(100_000) })
    // Another bill was paid since.
    expectEqual(known.number(on: try day(2026_12_24)), 2)
    expectEqual(known.number(on: try day(2026_12_25)), 3)
    expectEqual(known.open(of: Won(-600_000), after: try day(2027_03_25))?.isEmpty, true)
    #expect(known.open(of: Won(-100_000), after: try day(2026_11_20)) == nil)
    #expect(try instalment(6).open(of: Won(-600_000), after: try day(2026_11_20)) == nil)
  }

  @Test func `an entry says which part was billed, and what is still to pay`() throws {
    let (amount, today) = (Won(-600_000), try day(2026_11_20))
    let known = try instalment(6, 2, 100_000, 2026_11_25)
    expectEqual(known.phrase(of: amount, on: today).text(.korean), "6개월 중 2회")
    expectEqual(known.phrase(of: amount, on: today).text(.english), "2 of 6")
    expectEqual(
      known.openPhrase(of: amount, on: today)?.text(.korean),
      "400,000원: 2026년 12월 – 2027년 3월 매달 100,000원")
    expectEqual(
      known.openPhrase(of: amount, on: try day(2027_02_26))?.text(.english),
      "100,000 won: Mar 2027 100,000 won")
    expectEqual(known.openPhrase(of: amount, on: try day(2027_03_25)), nil)
    try expectEqual(
      instalment(3).phrase(of: Won(-100_000), on: today).text(.korean),
      "3개월, 매달 33,333원 (첫 달 33,334원)")
    try expectEqual(instalment(3).openPhrase(of: Won(-100_000), on: today), nil)
  }
}
