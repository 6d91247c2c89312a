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

  @Test func `a short one has no bar`() {
    let window = Window(Panel(Blank()), 40, 12)
    let text = Phrase(ko: "정말요?", en: "Really?")
    window.ask(Question(title: text, text: text, answer: text) {})
    #expect(!window.lines.contains { $0.contains("┃") })
  }
}
