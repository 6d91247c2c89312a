import Expectations
import Phrases
import Testing

struct PhraseTests {
  private enum Place: Phrased {
    case home

    var phrase: Phrase { Phrase(ko: "홈", en: "Home") }
  }

  @Test func `a phrase has a text in each language`() {
    let phrase = Phrase(ko: "홈", en: "Home")
    expectEqual(Language.allCases.map(phrase.text), ["홈", "Home"])
    expectEqual(Language.allCases.map(\.rawValue), ["ko", "en"])
  }

  @Test func `phrases, cases and strings are phrased`() {
    let phrased: [any Phrased] = [Phrase(ko: "홈", en: "Home"), Place.home, "Kim"]
    expectEqual(phrased.map { $0.text(.korean) }, ["홈", "홈", "Kim"])
    expectEqual(phrased.map { $0.text(.english) }, ["Home", "Home", "Kim"])
    expectEqual(phrased[0].phrase, phrased[1].phrase)
  }

  @Test func `a text alone is the same in all languages`() {
    expectEqual(Phrase("Kim"), Phrase(ko: "Kim", en: "Kim"))
    expectEqual("Kim".phrase, Phrase("Kim"))
  }

  @Test func `phrases are joined in each language`() {
    let phrases = [Phrase(ko: "사고", en: "accidents"), Phrase("3")]
    expectEqual(phrases.joined, Phrase(ko: "사고 3", en: "accidents 3"))
    expectEqual(phrases.joined(separator: " · "), Phrase(ko: "사고 · 3", en: "accidents · 3"))
    expectEqual(phrases.joined(.english), "accidents 3")
    expectEqual([Phrase]().joined, Phrase(""))
  }

  @Test func `a phrase is composed of others, each in the language of the whole`() {
    let (place, count) = (Phrase(ko: "홈", en: "home"), 2)
    expectEqual(
      Phrase.composed(
        ko: "\(Place.home)에서 \("Kim")의 \(count)건을 \(place)으로",
        en: "\(count) of \("Kim") from \(Place.home) to \(place)\(" at once")"),
      Phrase(ko: "홈에서 Kim의 2건을 홈으로", en: "2 of Kim from Home to home at once"))
    expectEqual(Phrase.composed(ko: "홈", en: "Home"), Place.home.phrase)
  }

  @Test func `the capital at the start is that of each language`() {
    expectEqual(Phrase(ko: "홈", en: "home page").sentenceCased, Phrase(ko: "홈", en: "Home page"))
  }
}
