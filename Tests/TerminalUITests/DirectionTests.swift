import Headless
import Testing

@testable import TerminalUI

/// Arrows that nobody takes move the focus to what lies there.
@MainActor
struct DirectionTests {
  private let a = Knob("a")
  private let b = Knob("b")
  private let c = Knob("c")
  private let d = Knob("d")

  /// a and b in a row, c below both, d below c at the right.
  private var panel: Panel {
    Panel(
      Rows(
        .fixed(1, Columns(.fixed(8, Dial(a)), .fixed(8, Dial(b)))),
        .fixed(1, Dial(c)), .fixed(1, Columns(.space(12), .fixed(4, Dial(d))))))
  }

  @Test func `an arrow goes to the nearest in its direction, and stays where there is none`() {
    let window = Window(panel)
    let steps: [(Key, ScreenLines)] = [
      (.up, ["a*      b", "c", "            d"]), (.right, ["a       b*", "c", "            d"]),
      (.right, ["a       b*", "c", "            d"]),
      (.down, ["a       b", "c*", "            d"]),
      (.down, ["a       b", "c", "            d*"]), (.left, ["a       b", "c", "            d*"]),
      (.up, ["a       b", "c*", "            d"]), (.up, ["a*      b", "c", "            d"]),
    ]
    for (key, lines) in steps {
      window.press(key)
      #expect(window.lines == lines)
    }
  }

  @Test func `an arrow that a view binds moves no focus`() {
    let journal = Journal()
    let panel = panel
    panel.keys = [journal.binding("panel", .down)]
    let window = Window(panel)
    window.press(.down)
    #expect(journal.lines == ["panel Down"])
    #expect(window.lines[0] == "a*      b")
  }

  @Test func `from its first and last row arrows lead out of a list, letters do not`() {
    let list = ListState()
    let window = Window(
      Panel(
        Rows(
          .fixed(1, Dial(a)), .fixed(2, List("", list, count: 2) { Label("\($0)") }),
          .fixed(1, Dial(b)))))
    window.press(.down)
    #expect(window.lines == ["a", "▌ 0", "  1", "b"])
    window.press(.down)
    #expect(window.lines == ["a", "  0", "▌ 1", "b"])
    window.press(.character("j"))
    #expect(window.lines == ["a", "  0", "▌ 1", "b"])
    window.press(.down)
    #expect(window.lines == ["a", "  0", "▌ 1", "b*"])
    window.press(.up, .up, .up)
    #expect(window.lines == ["a*", "▌ 0", "  1", "b"])
  }

  @Test func `an empty list has no keys`() {
    let list = ListState()
    list.onActivate = { _ in }
    let window = Window(Panel(List("", list, count: 0) { _ in Blank() }))
    #expect(window.bindings.isEmpty)
  }
}
