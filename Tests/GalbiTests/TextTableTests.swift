import Expectations
import Phrases
import RIBsTesting
import Testing

@testable import Galbi

struct TextTableTests {
  @Test func `every text is translated`() {
    expectEqual(AppText.untranslated, [])
    expectEqual(ConfigText.untranslated, [])
  }
}
