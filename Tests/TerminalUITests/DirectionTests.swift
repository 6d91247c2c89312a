import Expectations
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
      expectEqual(window.lines, lines)
    }
  }

  @Test func `the nearest is that with the smallest gap, the way aside counted twice`() {
    func rect(_ column: Int, _ row: Int, _ columns: Int = 4, _ rows: Int = 1) -> Rect {
      Rect(column: column, row: row, columns: columns, rows: rows)
    }
    let place = rect(20, 10)
    let nearest = { (direction: Direction, rects: [Rect]) in
      direction.nearest(to: place, among: [place] + rects).map { rects[$0 - 1].origin }
    }
    expectEqual(
      nearest(.left, [rect(0, 10), rect(16, 10), rect(26, 10)]), Point(column: 16, row: 10))
    expectEqual(
      nearest(.right, [rect(40, 10), rect(24, 10), rect(10, 10)]), Point(column: 24, row: 10))
    // Neither what begins in the columns of the place, nor another row.
    expectEqual(nearest(.left, [rect(17, 10), rect(0, 9), rect(0, 11)]), nil)
    expectEqual(nearest(.right, [rect(23, 10), rect(30, 9), rect(30, 11)]), nil)
    expectEqual(nearest(.left, [rect(0, 8, 4, 3)]), Point(column: 0, row: 8))
    expectEqual(nearest(.right, [rect(30, 8, 4, 2)]), nil)
    // Straight below at a distance of 5; one column aside is 1 + 2 more than a touching one.
    expectEqual(nearest(.down, [rect(20, 16), rect(24, 14)]), Point(column: 20, row: 16))
    expectEqual(nearest(.down, [rect(20, 16), rect(24, 13)]), Point(column: 24, row: 13))
    expectEqual(nearest(.up, [rect(20, 4), rect(16, 6)]), Point(column: 20, row: 4))
    expectEqual(nearest(.up, [rect(20, 4), rect(16, 7)]), Point(column: 16, row: 7))
    expectEqual(nearest(.up, [rect(20, 11)]), nil)
    expectEqual(
      Direction.down.nearest(
        to: Rect(column: 1, row: 1, columns: 2, rows: 0),
        among: [
          Rect(column: 1, row: 1, columns: 2, rows: 0)
        ]), nil)
  }

  @Test func `an arrow that a view binds moves no focus`() {
    let journal = Journal()
    let panel = panel
    panel.keys = [journal.binding("panel", .down)]
    let window = Window(panel)
    window.press(.down)
    expectEqual(journal.lines, ["panel Down"])
    expectEqual(window.lines[0], "a*      b")
  }

  @Test func `from its first and last row arrows lead out of a list, letters do not`() {
    let list = ListState()
    let window = Window(
      Panel(
        Rows(
          .fixed(1, Dial(a)), .fixed(2, List("", list, count: 2) { Label("\($0)") }),
          .fixed(1, Dial(b)))))
    window.press(.down)
    expectEqual(window.lines, ["a", "▌ 0", "  1", "b"])
    window.press(.down)
    expectEqual(window.lines, ["a", "  0", "▌ 1", "b"])
    window.press(.character("j"))
    expectEqual(window.lines, ["a", "  0", "▌ 1", "b"])
    window.press(.down)
    expectEqual(window.lines, ["a", "  0", "▏ 1", "b*"])
    window.press(.up, .up, .up)
    expectEqual(window.lines, ["a*", "▏ 0", "  1", "b"])
  }

  @Test func `an empty list has no keys`() {
    let list = ListState()
    list.onActivate = { _ in }
    let window = Window(Panel(List("", list, count: 0) { _ in Blank() }))
    #expect(window.bindings.isEmpty)
  }
}
