import Expectations
import Phrases
import RIBsTesting
import Testing

@testable import TerminalUI

struct TextTableTests {
  @Test func `every text is there in Korean and in English`() {
    expectEqual(TerminalText.untranslated, [])
    #expect(TerminalText.tooSmall(.zero).isTranslated)
  }
}
