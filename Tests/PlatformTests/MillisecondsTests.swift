import Expectations
import Platform
import Testing

struct MillisecondsTests {
  @Test(arguments: [
    (0, 0, 0), (1_700_000_000, 999_999_999, 1_700_000_000_999), (-1, 500_000_000, -500),
  ])
  func `a time of the system is milliseconds since 1970`(
    seconds: Int, nanoseconds: Int, milliseconds: Int64
  ) {
    expectEqual(Int64(seconds: seconds, nanoseconds: nanoseconds), milliseconds)
  }

  @Test(arguments: [10_000_000_000_000_000, Int.max])
  func `a time beyond all calendars can still be counted with`(seconds: Int) {
    let (late, early) = (
      Int64(seconds: seconds, nanoseconds: 999_999_999), Int64(seconds: -seconds, nanoseconds: 0)
    )
    #expect(late - early < 1 << 54)
    #expect(late > 253_402_214_399_999 && early < -62_135_510_400_000)
  }
}
