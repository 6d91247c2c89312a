import Expectations
import RIBsTesting
import Testing

@testable import SamplePresentation

struct SampleTextTests {
  @Test func `every text is there in Korean and in English`() {
    expectEqual(SampleText.untranslated, [])
    #expect(SampleText.count(2).isTranslated)
  }
}
