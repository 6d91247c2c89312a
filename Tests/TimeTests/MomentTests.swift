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
    #expect("\(moment.day) \(moment.time)" == formatted(milliseconds, "%Y-%m-%d %H:%M"))
    #expect(
      moment.short.text(.korean)
        == "\(formatted(milliseconds, "%m.%d")) \(moment.twelveHours.text(.korean))")
    #expect(moment.short.text(.english) == formatted(milliseconds, "%b %-d, %-I:%M %p"))
    #expect(Day(milliseconds: milliseconds) == moment.day)
  }
}
