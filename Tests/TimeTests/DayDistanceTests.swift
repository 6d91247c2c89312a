import Expectations
import Testing
import Time

struct DayDistanceTests {
  @Test(arguments: [
    (2026_11_27, 2026_11_27, 0), (2026_11_27, 2026_11_28, 1), (2026_12_31, 2027_01_01, 1),
    (2024_02_28, 2024_03_01, 2), (2025_02_28, 2025_03_01, 1), (2000_02_28, 2000_03_01, 2),
    (1900_02_28, 1900_03_01, 1), (1970_01_01, 2026_11_27, 20_784),
  ])
  func `days between two are counted by the calendar`(
    _ first: Int, _ last: Int, _ count: Int
  ) throws {
    let (first, last) = (try #require(Day(rawValue: first)), try #require(Day(rawValue: last)))
    expectEqual(first.distance(to: last), count)
    expectEqual(last.distance(to: first), -count)
    expectEqual(first.advanced(by: count), last)
    expectEqual(last.advanced(by: -count), first)
  }

  @Test func `every day of four centuries follows the one before`() throws {
    var day = try #require(Day(rawValue: 1904_01_01))
    for _ in 0..<146_097 {
      let next = try #require(day.advanced(by: 1))
      #expect(day < next && day.distance(to: next) == 1)
      day = next
    }
    expectEqual(day.rawValue, 2304_01_01)
  }

  @Test func `beyond the calendar there is none`() throws {
    let day = try #require(Day(rawValue: 2026_11_27))
    expectEqual(day.advanced(by: .max), nil)
    expectEqual(day.advanced(by: .min), nil)
  }
}
