import Expectations
import Phrases
import Testing

@testable import TerminalUI

/// Enter and Ctrl-S do not confirm what one of them has opened before it could be seen.
@MainActor
final class AnswerTests {
  private let journal = Journal()
  private var now: Int64 = 0
  private let root = Panel()
  private var window: Window

  init() {
    window = Window(root)
    window.answerTime = { [weak self] in self?.now }
  }

  private func button(_ name: String, opening next: (any Widget)? = nil) -> any Widget {
    Button(
      Phrase(name),
      ButtonState { [journal, root] in
        journal.lines.append(name)
        if let next { root.content = next }
      })
  }

  private func sheet(_ content: any Widget) -> any Widget { Panel(content) }

  private func show(_ content: any Widget) {
    root.content = content
    _ = window.frame()
    now += 10_000
  }

  /// Presses a key, and shows what it has done.
  private func press(_ key: Key, after milliseconds: Int64 = 100) {
    now += milliseconds
    window.press(key)
    _ = window.frame()
  }

  @Test func `a second Enter does not pay on the sheet that the first one has opened`() {
    show(button("call", opening: sheet(button("pay"))))
    press(.enter)
    press(.enter)
    expectEqual(journal.lines, ["call"])
    press(.enter, after: 150)
    expectEqual(journal.lines, ["call", "pay"])
  }

  @Test func `it counts from the first frame of the sheet, and not at all before`() {
    show(button("call", opening: sheet(button("pay"))))
    window.press(.enter, .enter)
    now += 10_000
    window.press(.enter)
    expectEqual(journal.lines, ["call"])
    _ = window.frame()
    press(.enter, after: 250)
    expectEqual(journal.lines, ["call", "pay"])
  }

  @Test func `a held key opens, and confirms nothing however long it is held`() {
    show(button("call", opening: sheet(button("pay"))))
    press(.enter)
    for _ in 1...100 { press(.enter, after: 30) }
    expectEqual(journal.lines, ["call"])
    press(.enter, after: 300)
    expectEqual(journal.lines, ["call", "pay"])
  }

  @Test func `another key, a click or a command shows that the user has seen it`() {
    let inputs: [Input] = [
      .key(.tab), .paste("x"), .mouse(Mouse(.wheel(1), at: Point(column: 0, row: 0))),
    ]
    for input in inputs {
      show(button("call", opening: sheet(button("pay"))))
      press(.enter)
      window.send(input)
      press(.enter, after: 1)
    }
    expectEqual(journal.lines, ["call", "pay", "call", "pay", "call", "pay"])
  }

  @Test func `what replaces a button in the same view is another one`() {
    show(button("cancel", opening: button("order again")))
    press(.enter)
    press(.enter)
    expectEqual(journal.lines, ["cancel"])
  }

  @Test func `Ctrl-S is held back as Enter is`() {
    let form = Panel(
      keys: [KeyBinding(.control("s"), title: "save") { [journal] in journal.lines.append("pay") }],
      Label("form"))
    show(button("order", opening: form))
    press(.enter)
    press(.control("s"))
    expectEqual(journal.lines, ["order"])
    press(.control("s"), after: 250)
    expectEqual(journal.lines, ["order", "pay"])
  }

  @Test func `lists open one another as fast as one types, but no list a form`() {
    let inner = ListState()
    let outer = ListState()
    func list(_ state: ListState, _ name: String, _ next: any Widget) -> any Widget {
      state.onActivate = { [journal, root] _ in
        journal.lines.append(name)
        root.content = next
      }
      return Panel(List(Phrase(name), state, count: 1) { _ in Label(name) })
    }
    show(list(outer, "menu", list(inner, "list", sheet(button("pay")))))
    window.press(.enter, .enter, .enter)
    expectEqual(journal.lines, ["menu", "list"])
  }

  @Test func `fields follow one another, and a button pressed again and again stays itself`() {
    let first = FieldState()
    let second = FieldState()
    second.onSubmit = { [journal] _ in journal.lines.append("save") }
    show(Rows(.fixed(1, TextField("a", first)), .fixed(1, TextField("b", second))))
    press(.enter)
    press(.enter)
    show(button("more"))
    press(.enter)
    press(.enter)
    expectEqual(journal.lines, ["save", "more", "more"])
  }

  @Test func `keys of programs are deliberate`() {
    window.answerTime = { nil }
    show(button("call", opening: sheet(button("pay"))))
    window.press(.enter, .enter)
    expectEqual(journal.lines, ["call", "pay"])
  }
}
