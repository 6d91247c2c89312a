import Expectations
import Phrases
import Testing
import Time

@testable import LedgerDomain

struct LedgerMonthTests {
  @Test func `the months before one go back over the year`() throws {
    let february = try #require(LedgerMonth(rawValue: 202602))
    expectEqual(february.last(4).map(\.rawValue), [202511, 202512, 202601, 202602])
    expectEqual(february.last(0), [])
  }

  @Test func `no year has a thirteenth month`() {
    expectEqual(LedgerMonth(rawValue: 202613), nil)
    expectEqual(LedgerMonth(rawValue: 202600), nil)
  }

  @Test func `a month is named in both languages`() throws {
    let month = LedgerMonth(of: try #require(Day(rawValue: 2026_11_21)))
    expectEqual(month.phrase, Phrase(ko: "2026년 11월", en: "Nov 2026"))
    expectEqual(month.shortPhrase, Phrase(ko: "11월", en: "Nov"))
  }

  @Test(arguments: [
    (20_261_125, 20_261_203, "2026.11.25 – 12.03", "25 Nov – 3 Dec 2026"),
    (20_251_125, 20_261_203, "2025.11.25 – 2026.12.03", "25 Nov 2025 – 3 Dec 2026"),
    (20_261_125, 20_261_125, "2026.11.25", "25 Nov 2026"),
    (20_261_101, 20_261_231, "2026년 11월 – 12월", "Nov – Dec 2026"),
  ])
  func `days say their year once`(first: Int, last: Int, ko: String, en: String) throws {
    let days = try #require(Day(rawValue: first))...(try #require(Day(rawValue: last)))
    let period = LedgerPeriod(days)
    expectEqual(period.phrase, Phrase(ko: ko, en: en))
    guard period.months == nil else { return }
    // What a screen writes is a query.
    for text in [ko, en] { expectEqual(QueryRange.days(text), .days(first...last)) }
  }
}
