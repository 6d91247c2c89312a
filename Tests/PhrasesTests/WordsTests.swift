import Expectations
import Phrases
import Testing

struct WordsTests {
  @Test func `words are separated by blanks and control characters`() {
    expectEqual("  현미\t10\u{7} kg\r\n".words, ["현미", "10", "kg"])
    expectEqual("\u{1B}[2J".singleSpaced, "[2J")
    expectEqual("".singleSpaced, "")
  }
}
