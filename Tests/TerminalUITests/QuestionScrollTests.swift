import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// A question whose text does not fit.
@MainActor struct QuestionScrollTests {
  private func window(_ columns: Int, _ rows: Int) -> Window {
    let window = Window(Panel(Blank()), columns, rows)
    let text = (1...30).map { "\($0)번째 줄" }.joined(separator: "\n")
    window.ask(
      Question(
        title: Phrase(ko: "삭제", en: "Delete"), text: Phrase(text),
        answer: Phrase(ko: "삭제", en: "Delete")
      ) {})
    return window
  }

  @Test(arguments: [(40, 12), (80, 24)])
  func `has a bar, its buttons, and is scrolled by keys and the wheel`(columns: Int, rows: Int) {
    let window = window(columns, rows)
    #expect(window.lines.contains { $0.contains("┃") })
    #expect(window.lines.contains { $0.contains("[ 삭제 ]") })
    #expect(window.lines.contains { $0.contains(" 1번째 줄") })
    window.press(.end)
    #expect(window.lines.contains { $0.contains("30번째 줄") })
    window.press(.home)
    let middle = Point(column: columns / 2, row: rows / 2)
    window.send(.mouse(Mouse(.wheel(1), at: middle)))
    #expect(!window.lines.contains { $0.contains(" 1번째 줄") })
    #expect(window.lines.contains { $0.contains("[ 삭제 ]") })
  }

  private func ask(about facts: [(label: Phrase, value: Phrase)]) -> Window {
    let window = Window(Panel(Blank()), 40, 12)
    let text = Phrase("Call?")
    window.ask(Question(title: text, facts: facts, text: text, answer: text) {})
    return window
  }

  @Test func `facts are two columns above the text, and said before it`() {
    let window = ask(about: [
      (Phrase("구간"), Phrase("집 → 역")), (Phrase("결제 금액"), Phrase("18,000원")),
    ])
    for row in ["│   구간       집 → 역    │", "│   결제 금액  18,000원   │"] {
      #expect(window.lines.contains { $0.contains(row) })
    }
    let said = window.speech()
    let places = ["구간: 집 → 역", "결제 금액: 18,000원", "Call?"].map { said.lastIndex(of: $0) ?? -1 }
    #expect(places[0] >= 0)
    expectEqual(places, places.sorted())
  }

  @Test func `a label that leaves its value no room stands above it, in a narrow sheet`() {
    let window = ask(about: [
      (Phrase("Fare"), Phrase("18,000 won")),
      (Phrase("Balance after payment"), Phrase("32,000 won")),
    ])
    let first = window.lines.firstIndex { $0.contains("Fare") } ?? 0
    expectEqual(
      Array(window.lines[first..<first + 5]),
      [
        "│   Fare                  18,000 won   │",
        "│   Balance after payment              │",
        "│                         32,000 won   │",
        "│                                      │",
        "│   Call?                              │",
      ])
    #expect(window.speech().contains("Balance after payment: 32,000 won"))
  }

  @Test func `in the smallest window a row of the text is shown, and the others are scrolled to`() {
    let window = window(20, 5)
    #expect(window.lines.contains { $0.contains(" 1번째 줄") })
    window.press(.end)
    #expect(window.lines.contains { $0.contains("30번째 줄") })
    #expect(window.lines.contains { $0.contains("취소") })
  }

  @Test func `a short one has no bar`() {
    let window = Window(Panel(Blank()), 40, 12)
    let text = Phrase(ko: "정말요?", en: "Really?")
    window.ask(Question(title: text, text: text, answer: text) {})
    #expect(!window.lines.contains { $0.contains("┃") })
  }
}
