import Expectations
import Phrases
import Platform
import Testing
import Time

struct MomentTests {
  /// What the system's own formatting makes of a time, in the zone in which the tests run.
  private func formatted(_ milliseconds: Int64, _ format: String) -> String {
    var time = time_t((milliseconds - (milliseconds < 0 ? 999 : 0)) / 1_000)
    var parts = tm()
    localtime_r(&time, &parts)
    var bytes = [CChar](repeating: 0, count: 64)
    let count = strftime(&bytes, bytes.count, format, &parts)
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test(arguments: [0, 1_763_700_000_123, 951_782_399_999, -1, -86_400_001] as [Int64])
  func `a moment is what the user's clock and calendar show`(milliseconds: Int64) {
    let moment = Moment(milliseconds: milliseconds)
    expectEqual("\(moment.day) \(moment.time)", formatted(milliseconds, "%Y-%m-%d %H:%M"))
    expectEqual(
      moment.short.text(.korean),
      "\(formatted(milliseconds, "%m.%d")) \(moment.twelveHours.text(.korean))")
    expectEqual(moment.short.text(.english), formatted(milliseconds, "%-d %b, %-I:%M %P"))
    expectEqual(Day(milliseconds: milliseconds), moment.day)
  }

  @Test(arguments: [
    Int64.min, -9_467_000_000_000_000, -70_000_000_000_000, -62_135_596_900_000,
    Day.times.lowerBound - 1, Day.times.upperBound + 1, 253_402_300_900_000, 9_000_000_000_000_000,
    Int64.max,
  ])
  func `a time of no year of four digits has the nearest day, which can be said`(
    milliseconds: Int64
  ) {
    #expect(!Day.times.contains(milliseconds))
    for moment in [Moment(milliseconds: milliseconds), Moment(korean: milliseconds)] {
      expectEqual(moment.day.year, (milliseconds < 0 ? 1 : 9999))
      expectEqual(Day(rawValue: moment.day.rawValue), moment.day)
      #expect(!moment.phrase().text(.korean).isEmpty)
      #expect(!moment.short.text(.english).isEmpty)
    }
  }

  @Test func `the first and the last of the times have days in every zone`() {
    for milliseconds in [Day.times.lowerBound, Day.times.upperBound] {
      for hours: Int64 in [-12, 0, 14] {
        let day = Moment(korean: milliseconds + (hours - 9) * 3_600_000).day
        #expect((1...9999).contains(day.year))
      }
    }
  }
}
