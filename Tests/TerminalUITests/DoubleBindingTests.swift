import Expectations
import Testing

@testable import TerminalUI

@MainActor
struct DoubleBindingTests {
  private func binding(_ title: String, _ keys: Key...) -> [KeyBinding] {
    keys.map { KeyBinding($0, title: title) {} }
  }

  @Test func `a key that a view binds twice is a double`() {
    let panel = Panel(keys: binding("one", .enter, .escape) + binding("two", .up, .enter))
    expectEqual(
      Window(Panel(panel)).doubleBindings, [DoubleBinding(key: .enter, titles: ["one", "two"])])
    expectEqual(Window(panel).doubleBindings.map(\.description), ["Enter: one, two"])
  }

  @Test func `a key of a view and of each that can have the focus in it is a double`() {
    let knobs = [Knob("a", keys: binding("a", .enter)), Knob("b", keys: binding("b", .up, .down))]
    let panel = Panel(
      keys: binding("view", .enter, .down), Rows(knobs.map { .intrinsic(Dial($0)) }))
    expectEqual(
      Window(panel).doubleBindings.map(\.description), ["Enter: a, view", "Down: b, view"])
  }

  @Test func `two that can have the focus, a view around, and labels are no doubles`() {
    let knobs = ["a", "b"].map { Knob($0, keys: binding($0, .enter)) }
    let label = KeyBinding(title: "move", label: "↑↓") {}
    let inner = Panel(keys: [label, label], Rows(knobs.map { .intrinsic(Dial($0)) }))
    expectEqual(Window(Panel(keys: binding("outer", .enter), inner)).doubleBindings, [])
  }

  @Test func `an arrow that a list leaves to its view is a double only where the list moves`() {
    let list = ListState()
    let panel = Panel(
      keys: binding("view", .up), Rows(.intrinsic(List("list", list, count: 3) { Label("\($0)") })))
    let window = Window(panel, 40, 20)
    expectEqual(window.doubleBindings, [])
    window.press(.down)
    expectEqual(window.doubleBindings.map(\.key), [.up])
  }

  @Test func `lists, fields, buttons and the help bind nothing twice`() {
    let list = ListState()
    list.onActivate = { _ in }
    let field = FieldState()
    field.onSubmit = { _ in }
    let panel = Panel(
      Rows(
        .intrinsic(TextField("", field)), .intrinsic(Button("button", ButtonState())),
        .intrinsic(Toggle("toggle", isOn: true, ButtonState())),
        .intrinsic(List("list", list, count: 3) { Label("\($0)") })))
    let window = Window(panel, 40, 20)
    expectEqual(window.doubleBindings, [])
    window.press(.function(1))
    expectEqual(window.doubleBindings, [])
  }
}
