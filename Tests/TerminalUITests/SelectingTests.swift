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

  @Test func `a selection that the terminal cannot copy is told of once it is there`() {
    let window = window(rows)
    window.environment.canCopy = false
    var count = 0
    window.onCannotCopy = { count += 1 }
    let point = Point(column: 9, row: 0)
    expectEqual(drag(window, from: point, to: point), nil)
    expectEqual(count, 0)
    expectEqual(drag(window, from: point, to: Point(column: 11, row: 0)), nil)
    expectEqual(count, 1)
    window.environment.canCopy = true
    expectEqual(drag(window, from: point, to: Point(column: 11, row: 0)), "app")
    expectEqual(count, 1)
  }

  /// Five rows of text that nothing in it can select.
  private func page(_ text: String) -> any Widget {
    Rows((1...5).map { .fixed(1, Label("\(text) \($0)")) })
  }

  private func window(_ body: any Widget, _ columns: Int, _ rows: Int) -> Window {
    let window = window(body)
    window.send(.resize(Size(columns: columns, rows: rows)))
    return window
  }

  @Test func `a selection leaves neither its sheet nor what is beside it`() {
    let under = Rows((0..<9).map { .fixed(1, Label("\($0) under the sheet, over all of the row")) })
    let sheet = Sheet(title: "Title", content: Label("some words"), over: under)
    let window = window(sheet, 44, 9)
    let row = window.frame().lines.firstIndex { $0.contains("some words") } ?? 0
    let from = Point(column: 20, row: row)
    expectEqual(drag(window, from: from, to: Point(column: 40, row: 8)), "e words")
    expectEqual(drag(window, from: from, to: Point(row: row)), "some")
    let below = Point(column: 2, row: 8)
    expectEqual(drag(window, from: below, to: .zero)?.contains("words"), false)
  }

  @Test func `a selection leaves neither the first nor the second of a split`() {
    let split = Split(page("left"), page("right"), breathes: false)
    let window = window(split, 80, 5)
    let column = window.frame().lines[0].firstRange(of: "right")?.lowerBound
    let start =
      column.map {
        window.frame().lines[0].distance(from: window.frame().lines[0].startIndex, to: $0)
      } ?? 0
    expectEqual(drag(window, from: .zero, to: Point(column: 79, row: 1)), "left 1\nleft 2")
    expectEqual(
      drag(window, from: Point(column: start, row: 1), to: Point(column: 79, row: 2)),
      "right 2\nright 3")
  }

  @Test func `a selection does not leave the group in which it begins`() {
    let groups = Columns(
      .fixed(20, Group("One", page("left"))), .fixed(20, Group("Two", page("right"))))
    let window = window(groups, 40, 8)
    let lines = window.frame().lines
    let row = lines.firstIndex { $0.contains("left 1") } ?? 0
    expectEqual(
      drag(window, from: Point(column: 0, row: row), to: Point(column: 39, row: row + 1)),
      "left 1\nleft 2")
  }
}
