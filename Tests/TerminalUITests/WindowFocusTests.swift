import Expectations
import Headless
import Testing

@testable import TerminalUI

/// What has the focus, and what had it before.
@MainActor
struct WindowFocusTests {
  private let first = Knob("first")
  private let second = Knob("second")
  private let third = Knob("third")

  private var three: Rows {
    Rows(.intrinsic(Dial(first)), .intrinsic(Dial(second)), .intrinsic(Dial(third)))
  }

  @Test func `tab goes through what was drawn, in its order, round the ends`() {
    let window = Window(Panel(three))
    expectEqual(window.lines, ["first*", "second", "third"])
    window.press(.tab)
    expectEqual(window.lines, ["first", "second*", "third"])
    window.press(.tab, .tab)
    expectEqual(window.lines, ["first*", "second", "third"])
    window.press(.backTab)
    expectEqual(window.lines, ["first", "second", "third*"])
    window.press(.backTab)
    expectEqual(window.lines, ["first", "second*", "third"])
  }

  @Test func `tab in a view that has nothing to focus does nothing`() {
    let window = Window(Panel(Label("text")))
    window.press(.tab, .backTab)
    expectEqual(window.lines, ["text"])
  }

  @Test func `a view that was covered has the focus where it was`() {
    let panel = Panel(three)
    let window = Window(panel)
    window.press(.tab)
    let over = Knob("over")
    panel.content = Dial(over)
    expectEqual(window.lines, ["over*"])
    panel.content = three
    expectEqual(window.lines, ["first", "second*", "third"])
    panel.content = Label("nothing")
    expectEqual(window.lines, ["nothing"])
    panel.content = three
    expectEqual(window.lines, ["first", "second*", "third"])
  }

  @Test func `when what had the focus goes, the one that had it before gets it`() {
    let panel = Panel(three)
    let window = Window(panel)
    window.press(.tab, .tab)
    panel.content = Rows(.intrinsic(Dial(first)), .intrinsic(Dial(second)))
    expectEqual(window.lines, ["first", "second*"])
    panel.content = Dial(first)
    expectEqual(window.lines, ["first*"])
  }

  @Test func `a view says who shall have the focus, and what is not in sight does not get it`() {
    let panel = Panel(three)
    let window = Window(Panel(panel))
    _ = window.frame()
    panel.focus(on: third)
    expectEqual(window.lines, ["first", "second", "third*"])
    panel.focus(on: Knob("stranger"))
    expectEqual(window.lines, ["first", "second", "third*"])
    panel.focus(on: first)
    window.press(.tab)
    expectEqual(window.lines, ["first", "second*", "third"])
  }

  @Test func `enter in a field that nobody submits goes on to the next thing`() {
    let (name, mail) = (FieldState(), FieldState())
    var sent: [String] = []
    mail.onSubmit = { sent.append($0) }
    let window = Window(
      Panel(Rows(.intrinsic(TextField("a", name)), .intrinsic(TextField("b", mail)))))
    window.press(.character("1"), .enter, .character("2"), .enter, .character("3"))
    expectEqual(name.text, "1")
    expectEqual(mail.text, "23")
    expectEqual(sent, ["2"])
  }

  @Test func `the focus is where the next key finds it, without a frame in between`() {
    let journal = Journal()
    let over = Knob("over", keys: [journal.binding("over", .enter)])
    let panel = Panel(three)
    panel.keys = [KeyBinding(.enter, title: "") { panel.content = Dial(over) }]
    let window = Window(panel)
    window.press(.enter, .enter)
    expectEqual(journal.lines, ["over Enter"])
  }

  @Test func `what lies under a sheet takes no focus and is faint`() {
    let panel = Panel(Sheet(title: "", content: Dial(second), over: Dial(first)))
    let window = Window(panel, 20, 5)
    window.press(.tab, .backTab)
    expectEqual(
      window.lines,
      [
        "first", "    ╭──────────╮", "    │ second*  │", "    ╰──────────╯",
      ])
    expectEqual(window.frame().styleLines[0], "-----")
  }

  @Test func `one who is freed has the focus no longer`() {
    let panel = Panel()
    let window = Window(panel)
    weak var gone: Knob?
    do {
      let knob = Knob("knob")
      gone = knob
      panel.content = Rows(.intrinsic(Dial(knob)), .intrinsic(Dial(first)))
    }
    expectEqual(window.lines, ["knob*", "first"])
    panel.content = Dial(first)
    expectEqual(window.lines, ["first*"])
    #expect(gone == nil)
  }

  @Test func `a view that was taken away is freed with the next frame`() {
    let panel = Panel()
    let window = Window(panel)
    weak var gone: Panel?
    do {
      let knob = Knob("knob")
      let child = Panel(Rows(.intrinsic(Dial(knob)), .intrinsic(TextField("", FieldState()))))
      child.back = { [weak panel] in panel?.content = Blank() }
      gone = child
      panel.content = child
    }
    expectEqual(window.lines[0], "knob*")
    window.press(.character("?"), .character("?"), .escape)
    expectEqual(window.lines, [])
    #expect(gone == nil)
  }

  @Test
  func `Tab goes to the first where nothing has the focus, and not every focus is remembered`() {
    var focus = Focus()
    focus.move(by: 1, among: [])
    #expect(focus.responder == nil)
    focus.move(by: 1, among: [first, second])
    #expect(focus.responder === first)
    let knobs = (0..<100).map { Knob("\($0)") }
    for knob in knobs { focus.move(to: knob) }
    focus.settle(on: [first])
    #expect(focus.responder === first)
    let history = Mirror(reflecting: focus).descendant("history")
    expectEqual(history.map { Mirror(reflecting: $0).children.count }, 32)
    withExtendedLifetime(knobs) {}
  }

  @Test func `what only lies on the screen takes neither text nor secrets`() {
    let window = Window(Panel(Dial(first)))
    #expect(!window.takesText && !window.takesSecret)
    expectEqual(first.takesPaste, false)
    let empty = Window(Panel(Label("text")))
    #expect(!empty.takesText && !empty.takesSecret)
  }

  @Test func `a responder in a row of a list is placed in each frame`() {
    let list = ListState()
    let rows = [Panel(), Panel(Dial(second))]
    let window = Window(
      Panel(Rows(.intrinsic(Dial(first)), .fixed(2, List("", list, count: 2) { rows[$0] }))))
    window.press(.tab, .tab)
    expectEqual(window.lines, ["first", "▏", "  second*"])
    window.press(.tab)
    expectEqual(window.lines, ["first*", "▏", "  second"])
    window.press(.backTab)
    expectEqual(window.lines, ["first", "▏", "  second*"])
  }

  @Test func `a window and its views are freed together`() {
    weak var window: Window?
    weak var panel: Panel?
    do {
      let child = Panel(three)
      let root = Panel(Rows(.intrinsic(child), .intrinsic(TextField("", FieldState()))))
      let opened = Window(root)
      opened.onNeedsFrame = {}
      opened.press(.tab, .tab, .character("?"))
      _ = opened.frame()
      window = opened
      panel = child
    }
    #expect(window == nil)
    #expect(panel == nil)
  }

  @Test func `what the user leaves is told, by a key and by a click`() {
    let (name, mail) = (FieldState(), FieldState())
    var left: [String] = []
    name.onLeave = { left.append("a") }
    mail.onLeave = { left.append("b") }
    let panel = Panel(
      Rows(.fixed(1, TextField("a", name)), .fixed(1, TextField("b", mail))))
    let window = Window(panel)
    window.press(.tab, .up, .enter)
    expectEqual(left, ["a", "b", "a"])
    window.click(5, 1)
    window.click(5, 0)
    expectEqual(left, ["a", "b", "a", "b"])
    panel.focus(on: mail)
    _ = window.frame()
    expectEqual(left, ["a", "b", "a", "b"])
  }
}
