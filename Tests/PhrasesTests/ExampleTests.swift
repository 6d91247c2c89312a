import Expectations
import Phrases
import Testing

/// The example in the comment of `Phrase`.
struct ExampleTests {
  @Test func `a greeting is in the language of the user`() {
    expectEqual(GreetingText.hello.text(.english), "Hello.")
    expectEqual(GreetingText.items(1).text(.korean), "상품 1개")
    expectEqual([1, 2].map { GreetingText.items($0).text(.english) }, ["1 item", "2 items"])
    expectEqual(
      GreetingText.moved(2, to: GreetingText.hello),
      Phrase(ko: "안녕하세요.에 2건 옮김", en: "2 moved to Hello."))
  }
}

enum GreetingText {
  static let hello = Phrase(ko: "안녕하세요.", en: "Hello.")
  static let goodbye = Phrase(ko: "안녕히 가세요.", en: "Goodbye.")

  static func items(_ count: Int) -> Phrase {
    Phrase(ko: "상품 \(count)개", en: count == 1 ? "1 item" : "\(count) items")
  }
}

extension GreetingText {
  static func moved(_ count: Int, to account: Phrase) -> Phrase {
    .composed(ko: "\(account)에 \(count)건 옮김", en: "\(count) moved to \(account)")
  }
}
