import Expectations
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// Text that is selected by dragging the mouse over cells.
@MainActor
struct SelectingTests {
  private func window(_ body: any Widget) -> Window {
    var environment = Environment(language: .english)
    environment.canCopy = true
    return Window(root: Panel(body), size: Size(columns: 24, rows: 4), environment: environment)
  }

  private func drag(_ window: Window, from start: Point, to end: Point) -> String? {
    var text: String?
    window.onCopy = { copied, _ in text = copied }
    window.send(.mouse(Mouse(.press, at: start)))
    window.send(.mouse(Mouse(.drag, at: end)))
    window.send(.mouse(Mouse(.release, at: end)))
    return text
  }

  private let rows = Rows(
    .fixed(1, Label("│ 가나다 apple │")), .fixed(1, Label("│ second row   │")), .fixed(1, Rule()))

  @Test func `release copies, wide characters whole and in either direction`() {
    let window = window(rows)
    // 가 is in the columns 2 and 3.
    expectEqual(drag(window, from: Point(column: 3, row: 0), to: Point(column: 5, row: 0)), "가나")
    expectEqual(drag(window, from: Point(column: 7, row: 0), to: Point(column: 5, row: 0)), "나다")
    expectEqual(
      drag(window, from: Point(column: 9, row: 0), to: Point(column: 13, row: 0)), "apple")
  }

  @Test func `lines and marks around the text are left out`() {
    let window = window(rows)
    expectEqual(drag(window, from: .zero, to: Point(column: 23, row: 2)), "가나다 apple\nsecond row")
    expectEqual(drag(window, from: Point(row: 2), to: Point(column: 9, row: 2)), nil)
  }

  @Test(arguments: [true, false])
  func `a secret is not copied, also while it is shown`(isShown: Bool) {
    let state = SecretState(isShown: isShown)
    let window = window(
      Rows(.fixed(1, SecretField("Card", state, group: 4)), .fixed(1, Label("second row"))))
    for character in "40001234" { window.send(.key(.character(character))) }
    _ = window.frame()
    expectEqual(drag(window, from: Point(column: 12, row: 0), to: Point(column: 7, row: 0)), nil)
    let all = drag(window, from: .zero, to: Point(column: 23, row: 1))
    expectEqual(all, "Card\nsecond row")
  }

  @Test func `a click selects nothing, and what is selected is marked until the next key`() {
    let window = window(rows)
    _ = window.frame()
    let point = Point(column: 9, row: 0)
    window.send(.mouse(Mouse(.press, at: point)))
    window.send(.mouse(Mouse(.release, at: point)))
    expectEqual(window.selected, nil)
    expectEqual(drag(window, from: point, to: Point(column: 11, row: 0)), "app")
    func marked() -> [Int] {
      let frame = window.frame()
      return (0..<24).filter { frame[$0, 0].style.background == .selection }
    }
    expectEqual(marked(), [9, 10, 11])
    window.send(.key("x"))
    expectEqual(marked(), [])
  }

  @Test func `without a clipboard nothing is copied, and y copies what is selected`() {
    let window = window(rows)
    window.environment.canCopy = false
    let point = Point(column: 9, row: 0)
    expectEqual(drag(window, from: point, to: Point(column: 11, row: 0)), nil)
    var texts: [String] = []
    window.onCopy = { text, _ in texts.append(text) }
    window.send(.key("y"))
    expectEqual(texts, ["app"])
  }
}
