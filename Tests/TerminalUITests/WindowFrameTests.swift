import Expectations
import Headless
import Phrases
import RIBs
import TerminalRIBs
import Testing

@testable import TerminalUI

/// When a frame is due, and what is in it.
@MainActor
struct WindowFrameTests {
  @Test func `a frame is drawn once, until something changes`() {
    final class Count {
      var drawn = 0
    }
    struct Counting: Widget {
      let count: Count
      func size(in offered: Size, _ environment: Environment) -> Size { offered }
      func draw(on canvas: Canvas) { count.drawn += 1 }
      func describe(to speech: Speech) {}
    }
    let count = Count()
    let panel = Panel(Counting(count: count))
    let window = Window(panel)
    _ = window.frame()
    _ = window.frame()
    expectEqual(count.drawn, 1)
    panel.setNeedsDisplay()
    _ = window.frame()
    expectEqual(count.drawn, 2)
  }

  @Test func `a change of what lies over the root asks for a frame`() {
    let window = Window(Panel(Label("text")))
    let over = Panel(Label("over"))
    window.present(over)
    expectEqual(window.lines, ["over"])
    #expect(!window.needsFrame)
    over.content = Label("other")
    #expect(window.needsFrame)
    expectEqual(window.lines, ["other"])
  }

  private let journal = Journal()

  private enum Line: Riblet {
    typealias Model = String
  }

  private final class Text: View<Line> {
    var changes: [String] = []

    override func modelDidChange(from old: String) { changes.append("\(old) → \(model)") }

    override func body(in environment: Environment) -> any Widget { Label(model) }
  }

  private func watched(_ root: AnyView) -> Window {
    let window = Window(root)
    window.onNeedsFrame = { [journal] in journal.lines.append("due") }
    return window
  }

  @Test func `a frame is due at first, and then only when something has changed`() {
    let text = Text("one")
    let window = watched(Panel(Panel(text)))
    #expect(window.needsFrame)
    expectEqual(window.lines, ["one"])
    #expect(!window.needsFrame)
    text.show("one")
    window.press(.character("x"), .enter, .up)
    window.send(.resize(Size(columns: 20, rows: 5)))
    window.send(.paste("x"))
    window.environment = Environment(language: .korean)
    #expect(!window.needsFrame)
    expectEqual(journal.lines, [])
    text.show("two")
    #expect(window.needsFrame)
    expectEqual(window.lines, ["two"])
    expectEqual(text.changes, ["one → two"])
    window.environment = Environment(language: .english)
    #expect(window.needsFrame)
    expectEqual(journal.lines, ["due", "due"])
  }

  @Test func `many changes are one frame`() {
    let text = Text("one")
    let field = FieldState()
    let window = watched(Panel(Rows(.intrinsic(text), .intrinsic(TextField("", field)))))
    _ = window.frame()
    text.show("two")
    for _ in 0..<100 { window.press(.character("x"), .left) }
    window.send(.paste("paste"))
    window.press(.tab, .function(1), .escape)
    text.show("three")
    expectEqual(journal.lines, ["due"])
    _ = window.frame()
    #expect(!window.needsFrame)
    text.show("four")
    expectEqual(journal.lines, ["due", "due"])
  }

  @Test func `text, keys that do something, the focus and the help each ask for a frame`() {
    let panel = Panel(
      keys: [journal.binding("view", .enter)],
      Rows(.intrinsic(TextField("", FieldState())), .intrinsic(Dial(Knob("knob")))))
    let window = Window(panel)
    let inputs: [Input] = [
      .key(.character("x")), .paste("x"), .key(.enter), .key(.function(1)), .key(.escape),
      .key(.tab),
    ]
    for input in inputs {
      _ = window.frame()
      window.send(input)
      #expect(window.needsFrame, "\(input)")
    }
  }

  @Test func `a change while a frame is asked for is not lost`() {
    let text = Text("one")
    let window = Window(text)
    window.onNeedsFrame = { [journal, weak window] in
      if let window { journal.lines += window.lines }
    }
    _ = window.frame()
    text.show("two")
    text.show("three")
    expectEqual(journal.lines, ["two", "three"])
    #expect(!window.needsFrame)
  }

  @Test func `a resize draws anew at the new size`() {
    let window = watched(Panel(Label("갈비와 냉면")))
    expectEqual(window.lines, ["갈비와 냉면"])
    window.send(.resize(Size(columns: 6, rows: 2)))
    expectEqual(journal.lines, ["due"])
    expectEqual(window.size, Size(columns: 6, rows: 2))
    expectEqual(window.frame().size, Size(columns: 6, rows: 2))
    expectEqual(window.lines, ["갈비…"])
    window.send(.resize(.zero))
    expectEqual(window.lines, [])
    window.send(.resize(Size(columns: 20, rows: 5)))
    expectEqual(window.lines, ["갈비와 냉면"])
  }

  @Test func `the caret stands where text is typed, and nowhere else`() {
    let field = FieldState("가나")
    let knob = Knob("knob")
    let panel = Panel(
      Padding(left: 2, top: 1, Rows(.intrinsic(TextField("", field)), .intrinsic(Dial(knob)))))
    let window = Window(panel)
    _ = window.frame()
    expectEqual(window.caret, Point(column: 7, row: 1))
    window.press(.left)
    _ = window.frame()
    expectEqual(window.caret, Point(column: 5, row: 1))
    window.press(.tab)
    _ = window.frame()
    expectEqual(window.caret, nil)
    window.press(.tab)
    window.send(.resize(Size(columns: 20, rows: 1)))
    _ = window.frame()
    expectEqual(window.caret, nil)
  }

  @Test func `the keys in the last row are those of what has the focus now`() {
    let knobs = ["one", "two"].map { name in Knob(name, keys: [journal.binding(name, .enter)]) }
    let panel = Panel(Hinted(knobs: knobs))
    let window = Window(panel, 40, 3)
    expectEqual(window.lines[2], "Enter one Enter  ? 도움말")
    window.press(.tab)
    expectEqual(window.lines[2], "Enter two Enter  ? 도움말")
  }

  private struct Hinted: Widget {
    let knobs: [Knob]

    func size(in offered: Size, _ environment: Environment) -> Size { offered }

    func draw(on canvas: Canvas) {
      Rows(knobs.map { .intrinsic(Dial($0)) }).draw(on: canvas)
      canvas.region(Rect(column: 0, row: 2, columns: canvas.size.columns, rows: 1)).placeKeyHints()
    }

    func describe(to speech: Speech) {}
  }
}
