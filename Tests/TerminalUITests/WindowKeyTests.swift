import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// To whom a key belongs.
@MainActor
struct WindowKeyTests {
  @Test func `a window takes the keys that have an effect`() {
    let journal = Journal()
    let window = Window(Panel(keys: [journal.binding("panel", .character("r"))], Label("text")))
    #expect(window.takes(.character("r")))
    #expect(window.takes(.character("?")))
    #expect(window.takes(.character("라")))
    for key in [Key.down, .enter, .tab, .character("x"), .character("ㅌ")] {
      #expect(!window.takes(key))
    }
    let field = Window(Panel(TextField("", FieldState())))
    #expect(field.takes(.character("x")) && field.takes(.enter))
    #expect(!field.takes(.escape))
  }

  @Test func `each stroke of a syllable finds what the one before has opened`() {
    let journal = Journal()
    let over = Knob("over", keys: [journal.binding("over", .character("k"))])
    let panel = Panel(Label("text"))
    panel.keys = [KeyBinding(.character("g"), title: "") { panel.content = Dial(over) }]
    let window = Window(panel)
    window.press(.character("하"))
    expectEqual(journal.lines, ["over k"])
  }

  private let journal = Journal()

  private func keys(_ name: String, _ keys: Key...) -> [KeyBinding] {
    keys.map { journal.binding(name, $0) }
  }

  @Test func `a key goes to the focus, then to its view, then to the views around it`() {
    let knob = Knob("knob", keys: keys("focus", .character("a")))
    let inner = Panel(keys: keys("inner", .character("a"), .character("b")), Dial(knob))
    let outer = Panel(
      keys: keys("outer", .character("a"), .character("b"), .character("c")), inner)
    let window = Window(outer)
    window.press(.character("a"), .character("b"), .character("c"), .character("d"))
    expectEqual(journal.lines, ["focus a", "inner b", "outer c"])
    expectEqual(
      window.bindings.map { $0.title.text(.korean) },
      ["focus a", "inner a", "inner b", "outer a", "outer b", "outer c"])
  }

  @Test func `what a view binds is kept from the window`() {
    let first = Knob("first")
    let panel = Panel(
      keys: keys("view", .tab, .character("?")),
      Rows(.intrinsic(Dial(first)), .intrinsic(Dial(Knob("second")))))
    let window = Window(panel)
    window.press(.tab, .character("?"))
    expectEqual(journal.lines, ["view Tab", "view ?"])
    expectEqual(window.lines, ["first*", "second"])
  }

  @Test func `a view beside the focus gets no key`() {
    let left = Panel(keys: keys("left", .character("a")), Dial(Knob("left")))
    let right = Panel(keys: keys("right", .character("a")), Dial(Knob("right")))
    let window = Window(Panel(Columns(.intrinsic(left), .intrinsic(right))))
    window.press(.character("a"), .tab, .character("a"), .tab, .character("a"))
    expectEqual(journal.lines, ["left a", "right a", "left a"])
  }

  @Test func `without a focus keys go to the view that was drawn last`() {
    let first = Panel(keys: keys("first", .enter))
    let last = Panel(keys: keys("last", .enter))
    let window = Window(Panel(Rows(.intrinsic(first), .intrinsic(last))))
    window.press(.enter)
    expectEqual(journal.lines, ["last Enter"])
  }

  @Test func `a field takes printable keys as text, and no other key`() {
    let field = FieldState()
    let panel = Panel(
      keys: keys(
        "view", .character("q"), .character(" "), .character("?"), .character("ㄱ"), .escape, .enter,
        .control("p"), .up, .function(2)),
      TextField("", field))
    let window = Window(panel)
    window.press(.character("q"), .character(" "), .character("?"), .character("ㄱ"))
    window.press(.escape, .enter, .control("p"), .up, .function(2))
    expectEqual(field.text, "q ?ㄱ")
    expectEqual(journal.lines, ["view Esc", "view Enter", "view Ctrl-P", "view Up", "view F2"])
  }

  @Test func `a field without the focus takes nothing`() {
    let field = FieldState()
    let panel = Panel(
      keys: keys("view", .character("q")),
      Rows(.intrinsic(Dial(Knob("knob"))), .intrinsic(TextField("", field))))
    let window = Window(panel)
    window.press(.character("q"))
    window.send(.paste("text"))
    expectEqual(field.text, "")
    expectEqual(journal.lines, ["view q"])
  }

  @Test func `of two fields the one with the focus is written in`() {
    let fields = [FieldState(), FieldState()]
    let window = Window(Panel(Rows(fields.map { .intrinsic(TextField("", $0)) })))
    window.press(.tab, .character("a"))
    window.send(.paste("b"))
    expectEqual(fields.map(\.text), ["", "ab"])
  }

  @Test func `a paste goes into a field, and never to bindings`() {
    let field = FieldState("가")
    let panel = Panel(keys: keys("view", .character("q")), TextField("", field))
    let window = Window(panel)
    window.send(.paste("q\nq"))
    expectEqual(field.text, "가q q")
    panel.content = Blank()
    window.send(.paste("q"))
    expectEqual(field.text, "가q q")
    expectEqual(journal.lines, [])
  }

  @Test func `a letter answers to the jamo on its key, and a jamo that is bound comes first`() {
    let window = Window(
      Panel(keys: keys("view", .character("r"), .character("R"), .character("q"))))
    window.press(.character("ㄱ"), .character("ㄲ"), .character("ㅂ"), .character("ㅏ"))
    expectEqual(journal.lines, ["view r", "view R", "view q"])
    let both = Window(Panel(keys: keys("both", .character("r"), .character("ㄱ"))))
    both.press(.character("ㄱ"))
    expectEqual(journal.lines.last, "both ㄱ")
  }

  @Test func `letters answer to a syllable that was put together of their jamo`() {
    let window = Window(
      Panel(keys: keys("view", .character("f"), .character("k"), .character("r"))))
    window.press(.character("라"), .character("갈"), .character("도"))
    expectEqual(journal.lines, ["view f", "view k", "view r", "view k", "view f"])
    let field = FieldState()
    let form = Window(Panel(keys: keys("form", .character("f")), TextField("", field)))
    form.press(.character("라"))
    expectEqual(field.text, "라")
  }

  private func leavable(_ name: String, keys: [KeyBinding] = [], _ content: any Widget = Blank())
    -> Panel
  {
    let panel = Panel(keys: keys, content)
    panel.back = { [journal] in journal.lines.append("\(name) back") }
    return panel
  }

  @Test func `escape goes to the nearest view that can be left`() {
    let inner = leavable("inner")
    let middle = Panel(inner)
    let window = Window(leavable("outer", middle))
    window.press(.escape)
    inner.back = nil
    window.press(.escape)
    expectEqual(journal.lines, ["inner back", "outer back"])
    expectEqual(window.bindings.map { $0.title.text(.korean) }, ["뒤로"])
  }

  @Test func `escape does not go past a binding for it`() {
    let knob = Knob("knob", keys: keys("focus", .escape))
    let window = Window(leavable("outer", leavable("inner", Dial(knob))))
    window.press(.escape)
    let bound = Window(leavable("outer", Panel(keys: keys("inner", .escape), leavable("leaf"))))
    bound.press(.escape)
    let own = Window(leavable("own", keys: keys("own", .escape)))
    own.press(.escape)
    let middle = Window(leavable("outer", Panel(keys: keys("middle", .escape), Panel())))
    middle.press(.escape)
    expectEqual(journal.lines, ["focus Esc", "leaf back", "own Esc", "middle Esc"])
  }

  @Test func `a view under a sheet gets no key`() {
    let under = Panel(keys: keys("under", .enter), Dial(Knob("under")))
    let over = Panel(keys: keys("over", .enter))
    let panel = Panel(under)
    let window = Window(panel, 30, 9)
    window.press(.enter)
    panel.content = Sheet(title: "", content: over, over: under)
    window.press(.enter, .tab, .enter)
    panel.content = under
    window.press(.enter)
    expectEqual(journal.lines, ["under Enter", "over Enter", "over Enter", "under Enter"])
  }
}
