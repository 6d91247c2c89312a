import Phrases
import Testing

struct WordsTests {
  @Test func `words are separated by blanks and control characters`() {
    #expect("  현미\t10\u{7} kg\r\n".words == ["현미", "10", "kg"])
    #expect("\u{1B}[2J".singleSpaced == "[2J")
    #expect("".singleSpaced == "")
  }
}
