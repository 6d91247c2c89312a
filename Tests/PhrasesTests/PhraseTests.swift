import Phrases
import Testing

struct PhraseTests {
  private enum Table: TextTable {
    case only

    var phrase: Phrase { Phrase(ko: "홈", en: "Home") }
  }

  @Test func `a phrase has a text in each language`() {
    let phrase = Phrase(ko: "홈", en: "Home")
    #expect(Language.allCases.map(phrase.text) == ["홈", "Home"])
    #expect(Language.allCases.map(\.rawValue) == ["ko", "en"])
    #expect(Language.allCases.map(Table.only.text) == ["홈", "Home"])
  }
}
