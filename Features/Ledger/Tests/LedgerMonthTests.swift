import Expectations
import LedgerDomain
import Phrases
import Testing
import Time

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
}
