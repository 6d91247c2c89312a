import Expectations
import Phrases
import Testing

@testable import TerminalUI

/// Row 1 for screen readers.
@MainActor
struct NamedFocusTests {
  private let view = Counter()

  private func window() -> Window {
    var environment = Environment(language: .english)
    environment.adaptToReader()
    return Window(root: view, size: Size(columns: 24, rows: 5), environment: environment)
  }

  private func lines(_ window: Window) -> [String] {
    window.frame().lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test func `row 1 says what has the focus, and a selection that moves changes no other text`() {
    let window = window()
    let rest = ["", "  zero", "  one", "[ Go ]"]
    view.hasField = false
    expectEqual(lines(window), ["list Numbers, 1 / 2: ze…"] + rest)
    expectEqual(window.focusPoint, Point(column: 0, row: 2))
    window.send(.key(.down))
    expectEqual(lines(window), ["list Numbers, 2 / 2: one"] + rest)
    expectEqual(window.focusPoint, Point(column: 0, row: 3))
    window.send(.key(.tab))
    expectEqual(lines(window), ["button Go"] + rest)
  }

  @Test func `while text is typed the words stay`() {
    let window = window()
    expectEqual(lines(window)[0], "field Name: empty")
    window.send(.key(.character("a")))
    expectEqual(lines(window)[0...1], ["field Name: empty", "Name  a"])
    expectEqual(window.caret, Point(column: 7, row: 1))
    window.send(.key(.tab))
    expectEqual(lines(window)[0], "list Numbers, 1 / 2: ze…")
    window.send(.key(.backTab))
    expectEqual(lines(window)[0], "field Name: a")
  }
}

private final class Counter: AnyView {
  var hasField = true
  private let field = FieldState()
  private let list = ListState()
  private let button = ButtonState()

  override func body(in environment: Environment) -> any Widget {
    Rows(
      .fixed(1, hasField ? TextField("Name", field) : Blank()),
      .fixed(2, List("Numbers", list, count: 2) { Label(["zero", "one"][$0]) }),
      .fixed(1, Button("go", button)))
  }
}
