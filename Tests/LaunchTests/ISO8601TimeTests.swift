import Expectations
import Testing

@testable import Launch

struct ISO8601TimeTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0 as Int64), ("2026-11-21T09:00:00Z", 1_795_251_600_000),
    ("2026-11-21T18:00:00+09:00", 1_795_251_600_000),
    ("2026-11-21T09:00:00.25Z", 1_795_251_600_250),
    ("2026-11-21T09:00:00.1239-00:30", 1_795_253_400_123), ("2026-11-21", 1_795_219_200_000),
    ("1969-12-31T23:59:59Z", -1_000),
  ])
  func `a time is parsed as milliseconds since 1970`(text: String, milliseconds: Int64) {
    expectEqual(ISO8601Time(text)?.milliseconds, milliseconds)
  }

  @Test(arguments: [
    "", "now", "12:00", "2026-13-01T00:00:00Z", "2026-02-30T00:00:00Z", "2026-11-21T25:00:00Z",
    "2026-11-21T09:00:00Zzz", "2026-11-21 and more", "2026-11-21T09:00", "20261121",
    "2026-11-21T09:00:00", "2026-11-21T09:00:00.Z", "2026-11-21T09:00:00+9:00",
    "2026-11-21T09:00:00+24:00", "2026-11-21T09:00:00+0900", "2026-11-21T09:00:00++9:00",
    "二〇二六-11-21",
  ])
  func `any other text is invalid`(text: String) {
    expectEqual(ISO8601Time(text)?.milliseconds, nil)
  }
}
