import Expectations
import Headless
import Testing

@testable import TerminalUI

/// What the mouse does.
@MainActor
struct WindowMouseTests {
  private let journal = Journal()
  private let list = ListState()

  private func window(_ content: any Widget, _ columns: Int = 20, _ rows: Int = 5) -> Window {
    Window(Panel(content), columns, rows)
  }

  private func rows(_ count: Int = 99) -> List {
    List("", list, count: count) { Label("\($0)") }
  }

  @Test func `a click selects a row, and a click on the selected one opens it`() {
    list.onSelect = { journal.lines.append("select \($0)") }
    list.onActivate = { journal.lines.append("open \($0)") }
    let window = window(rows())
    window.click(3, 2)
    expectEqual(
      window.lines,
      [
        "  0                ┃",
        "  1",
        "▌ 2",
        "  3",
        "  4",
      ])
    window.click(0, 2)
    window.click(17, 4)
    expectEqual(journal.lines, ["select 2", "open 2", "select 4"])
  }

  @Test func `a click below the rows or on a header selects nothing`() {
    let sections = List("", list, sections: [.init("A", count: 1), .init("B", count: 1)]) {
      Label("\($0)")
    }
    let window = window(sections)
    window.click(0, 2)
    window.click(0, 4)
    expectEqual(list.selection, 0)
    window.click(0, 3)
    expectEqual(list.selection, 1)
    let empty = self.window(rows(0))
    empty.click(0, 0)
    expectEqual(list.selection, 0)
  }

  @Test func `the first click on a list beside the focus gives it the focus, and opens nothing`() {
    list.onActivate = { journal.lines.append("open \($0)") }
    let knob = Knob("knob")
    let window = window(Rows(.fixed(1, Dial(knob)), .flexible(rows())))
    expectEqual(
      window.lines.prefix(2),
      [
        "knob*",
        "▏ 0                ┃",
      ])
    window.click(0, 1)
    expectEqual(
      window.lines.prefix(2),
      [
        "knob",
        "▌ 0                ┃",
      ])
    expectEqual(journal.lines, [])
    window.click(0, 1)
    expectEqual(journal.lines, ["open 0"])
    window.press(.down)
    expectEqual(list.selection, 1)
  }

  @Test func `a click on what has no action of its own gives it the focus`() {
    let knobs = [Knob("a"), Knob("b")]
    let window = window(Rows(.fixed(1, Dial(knobs[0])), .fixed(1, Dial(knobs[1]))))
    window.click(0, 1)
    expectEqual(window.lines, ["a", "b*"])
  }

  @Test func `the key after a click finds what the click has opened`() {
    let panel = SilentPanel(journal)
    let window = Window(panel)
    expectEqual(window.lines, ["[▌Open ]"])
    window.click(2, 0)
    window.press(.enter)
    expectEqual(journal.lines, ["opened Enter"])
  }

  @Test func `the wheel scrolls three lines a notch, and takes the selection along`() {
    let window = window(rows())
    window.wheel(1, 0, 0)
    expectEqual(
      window.lines,
      [
        "▌ 3",
        "  4                ┃",
        "  5",
        "  6",
        "  7",
      ])
    window.press(.down, .down)
    window.wheel(-1, 0, 0)
    expectEqual(
      window.lines,
      [
        "  0                ┃",
        "  1",
        "  2",
        "  3",
        "▌ 4",
      ])
    window.wheel(1_000, 0, 0)
    expectEqual(
      window.lines,
      [
        "▌ 94",
        "  95",
        "  96",
        "  97",
        "  98               ┃",
      ])
    window.wheel(-1_000, 0, 0)
    expectEqual(
      window.lines,
      [
        "  0                ┃",
        "  1",
        "  2",
        "  3",
        "▌ 4",
      ])
  }

  @Test func `the wheel scrolls what is under it and leaves the focus where it is`() {
    let knob = Knob("knob")
    list.onSelect = { journal.lines.append("select \($0)") }
    let window = window(Rows(.fixed(1, Dial(knob)), .flexible(rows())))
    window.wheel(1, 0, 0)
    expectEqual(list.selection, 0)
    window.wheel(1, 0, 1)
    expectEqual(window.lines.prefix(2), ["knob*", "▏ 3"])
    expectEqual(journal.lines, ["select 3"])
  }

  @Test func `the wheel does not stop at section headers`() {
    let sections = List(
      "", list, sections: [.init("A", count: 3), .init("B", count: 0), .init("C", count: 9)]
    ) { Label("\($0)") }
    let window = window(sections)
    for _ in 0..<9 { window.wheel(1, 0, 0) }
    expectEqual(
      window.lines,
      [
        "▌ 7",
        "  8",
        "  9",
        "  10",
        "  11               ┃",
      ])
    for _ in 0..<9 { window.wheel(-1, 0, 0) }
    expectEqual(
      window.lines,
      [
        "A  3               ┃",
        "  0",
        "  1",
        "▌ 2",
        "B  0",
      ])
  }

  @Test func `a click presses a button, switches a toggle, and puts the caret into a field`() {
    let (button, toggle) = (ButtonState(), ButtonState())
    let field = FieldState("가나다")
    button.onPress = { journal.lines.append("press") }
    toggle.onPress = { journal.lines.append("toggle") }
    let window = window(
      Rows(
        .fixed(1, Columns(.intrinsic(Button("OK", button)), .gap)),
        .fixed(1, Columns(.intrinsic(Toggle("T", isOn: true, toggle)), .gap)),
        .fixed(1, TextField("", field)),
        .fixed(1, Columns(.intrinsic(Button("No", ButtonState(), isEnabled: false))))))
    window.click(1, 0)
    window.click(2, 1)
    window.click(10, 1)
    window.click(1, 3)
    expectEqual(journal.lines, ["press", "toggle"])
    window.click(3, 2)
    _ = window.frame()
    expectEqual(field.caret, 1)
    expectEqual(window.caret, Point(column: 3, row: 2))
    window.press(.character("x"))
    expectEqual(field.text, "가x나다")
    window.click(15, 2)
    expectEqual(field.caret, 4)
  }

  @Test func `a click on a hint does what its key does`() {
    let window = Window(
      Panel(
        keys: [journal.binding("a", .character("a")), journal.binding("b", .enter)], Hinted()), 40,
      3)
    expectEqual(window.lines, ["", "", "a a a  Enter b Enter  ? 도움말"])
    window.click(0, 2)
    window.click(8, 2)
    window.click(6, 2)
    expectEqual(journal.lines, ["a a", "b Enter"])
    window.click(24, 2)
    expectEqual(window.speech().first, "창 도움말")
  }

  @Test func `what lies under a sheet or the help is out of reach`() {
    let window = window(Sheet(title: "", content: Label("x"), over: rows()), 30, 9)
    window.click(0, 3)
    window.wheel(1, 0, 3)
    expectEqual(list.selection, 0)
    let other = self.window(rows(), 30, 9)
    other.press(.character("?"))
    other.click(0, 3)
    expectEqual(list.selection, 0)
  }

  @Test func `a mouse over nothing asks for no frame`() {
    let window = window(Label("x"))
    _ = window.frame()
    window.click(0, 0)
    window.click(99, 99)
    window.wheel(3, 0, 0)
    #expect(!window.needsFrame)
    expectEqual(window.lines, ["x"])
  }

  /// Key hints in the last row.
  private struct Hinted: Widget {
    func size(in offered: Size, _ environment: Environment) -> Size { offered }

    func draw(on canvas: Canvas) {
      let last = canvas.size.rows - 1
      canvas.region(Rect(column: 0, row: last, columns: canvas.size.columns, rows: 1))
        .placeKeyHints()
    }

    func describe(to speech: Speech) {}
  }
}

extension Window {
  func click(_ column: Int, _ row: Int) {
    send(.mouse(Mouse(.click, at: Point(column: column, row: row))))
  }

  fileprivate func wheel(_ notches: Int, _ column: Int, _ row: Int) {
    send(.mouse(Mouse(.wheel(notches), at: Point(column: column, row: row))))
  }
}

/// A view that shows something else after a click, without asking for a frame.
private final class SilentPanel: AnyView {
  private let opened: Knob
  private let button = ButtonState()
  private var isOpen = false

  init(_ journal: Journal) {
    opened = Knob("opened", keys: [journal.binding("opened", .enter)])
    super.init()
    button.onPress = { [weak self] in self?.isOpen = true }
  }

  override func body(in environment: Environment) -> any Widget {
    isOpen ? Dial(opened) : Button("open", button)
  }
}
