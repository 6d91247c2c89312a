import Expectations
import Testing
import Time

struct DayTests {
  @Test(arguments: [
    (2026, 11, 21), (2024, 2, 29), (2000, 2, 29), (1, 1, 1), (9_999, 12, 31),
  ])
  func `a day is its year, month and day`(year: Int, month: Int, day: Int) throws {
    let made = try #require(Day(year: year, month: month, day: day))
    expectEqual([made.year, made.month, made.day], [year, month, day])
    expectEqual(Day(rawValue: made.rawValue), made)
  }

  @Test(arguments: [20_261_131, 20_260_229, 19_000_229, 20_261_301, 20_260_001, 0, -1, 99_999_999])
  func `a day that the calendar does not have is none`(rawValue: Int) {
    expectEqual(Day(rawValue: rawValue), nil)
  }

  @Test func `days are written with leading zeros and follow one another`() throws {
    expectEqual("\(try #require(Day(year: 987, month: 1, day: 2)))", "0987-01-02")
    let first = try #require(Day(rawValue: 20_261_130))
    #expect(try first < #require(Day(rawValue: 20_261_201)))
  }
}
