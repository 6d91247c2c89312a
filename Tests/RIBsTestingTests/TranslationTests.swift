import Expectations
import Phrases
import RIBsTesting
import Testing

struct TranslationTests {
  private enum Table: String, TextTable {
    case whole, empty, same, swapped, noEnglish

    var phrase: Phrase {
      switch self {
      case .whole: Phrase(ko: "Esc로 뒤로", en: "back")
      case .empty: Phrase(ko: "", en: "back")
      case .same: Phrase(ko: "back", en: "back")
      case .swapped: Phrase(ko: "뒤로", en: "ㄱ")
      case .noEnglish: Phrase(ko: "뒤로", en: "")
      }
    }
  }

  @Test func `a text that is missing in a language is named`() {
    expectEqual(Table.untranslated, ["empty", "same", "swapped", "noEnglish"])
    #expect(Table.whole.phrase.isTranslated)
  }
}
