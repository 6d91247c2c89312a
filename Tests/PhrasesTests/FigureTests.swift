import Expectations
import Phrases
import Testing

struct FigureTests {
  @Test func `thousands stand apart`() {
    let figures: [Int64] = [0, 7, 999, 1_000, 18_000, 123_456, 10_000_000, -1_234, .min]
    expectEqual(
      figures.map(\.grouped),
      [
        "0", "7", "999", "1,000", "18,000", "123,456", "10,000,000", "-1,234",
        "-9,223,372,036,854,775,808",
      ])
  }
}
