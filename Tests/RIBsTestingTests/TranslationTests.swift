import Phrases
import RIBsTesting
import Testing

struct TranslationTests {
  @Test func `a text is translated that has Hangul in Korean, and other letters in English`() {
    #expect(Phrase(ko: "Esc로 뒤로", en: "back").isTranslated)
  }

  @Test(arguments: [("", "back"), ("back", "back"), ("뒤로", "ㄱ"), ("뒤로", "")])
  func `a text that is missing in a language is not translated`(korean: String, english: String) {
    #expect(!Phrase(ko: korean, en: english).isTranslated)
  }
}
