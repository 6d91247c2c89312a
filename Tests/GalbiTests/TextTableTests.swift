import Phrases
import RIBsTesting
import Testing

@testable import Galbi

struct TextTableTests {
  @Test func `every text is translated`() {
    #expect(AppText.untranslated == [])
    #expect(ConfigText.untranslated == [])
  }
}
