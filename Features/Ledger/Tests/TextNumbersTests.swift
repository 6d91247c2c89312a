import Expectations
import Testing

@testable import LedgerDomain

struct TextNumbersTests {
  @Test func `each text has a number of its own, in the order in which they come, and keeps it`() {
    var numbers = TextNumbers()
    // More than the places that there are at first, in one and several words of eight bytes.
    let texts = (0..<3_000).map { $0.isMultiple(of: 2) ? "\($0)" : "가게 \($0)번지 지하 1층" } + [""]
    for (index, text) in texts.enumerated() {
      let new = numbers.number(of: text)
      #expect(new == (index, true))
    }
    for (index, text) in texts.enumerated() {
      let known = numbers.number(of: text)
      #expect(known == (index, false))
    }
  }

  @Test func `texts that differ in one byte, or only in length, are two`() {
    var numbers = TextNumbers()
    let texts = ["12345678", "12345679", "12345678 ", "123456781", "1234567", "가", "각"]
    expectEqual(texts.map { numbers.number(of: $0).number }, Array(texts.indices))
  }
}
