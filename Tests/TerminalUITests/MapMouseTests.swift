import Expectations
import Geography
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// What the mouse does to a map.
@MainActor
struct MapMouseTests {
  private let stand = MapFixture()
  private var state: MapState { stand.state }
  private var journal: Journal { stand.journal }
  private var field: MapField { stand.field }

  @Test(arguments: [
    (8, 10, 13, 10, "b"), (9, 10, 13, 10, "a"), (11, 7, 11, 12, "b"), (11, 6, 11, 14, "a"),
  ])
  func `the nearest mark is measured from the middle of the cell`(
    x: Int, y: Int, otherX: Int, otherY: Int, expected: String
  ) {
    state.fit(field.box)
    let marks = [field.mark("a", x, y), field.mark("b", otherX, otherY)]
    let window = Window(Panel(stand.map(marks)), 18, 8)
    _ = window.frame()
    window.click(5, 2)
    expectEqual(state.selection, expected)
  }

  @Test func `a click selects the mark on a cell or the nearest around it`() {
    stand.listen()
    state.fit(field.box)
    let near = [
      field.mark("a", 8, 8, label: "12"), field.mark("b", 15, 10, label: "b"),
      field.mark("c", 13, 15, label: "c"),
    ]
    let window = Window(Panel(stand.map(near)), 18, 8)
    _ = window.frame()
    for (column, row) in [
      (4, 2), (7, 2), (3, 2), (6, 3), (5, 2), (2, 2), (8, 4), (7, 3), (5, 4), (6, 2),
    ] {
      state.select(nil)
      let count = journal.lines.count
      window.click(column, row)
      if journal.lines.count == count { journal.lines.append("-") }
    }
    expectEqual(
      journal.lines,
      [
        "select a", "select b", "select a", "select c", "select a", "select a", "-", "select c",
        "select c", "select b",
      ])
  }

  @Test func `a second click activates, but not the one that gives the focus`() {
    stand.listen()
    let knob = Knob("knob")
    let window = Window(
      Panel(Rows(.fixed(1, Dial(knob)), .flexible(stand.map([field.mark("a", 9, 9, label: "a")])))),
      18, 8
    )
    state.select("a")
    _ = window.frame()
    window.click(9, 4)
    expectEqual(journal.lines, [])
    window.click(9, 4)
    expectEqual(journal.lines, ["activate a"])
    window.click(0, 1)
    #expect(state.selection == "a" && journal.lines.count == 1)
  }

  @Test func `a click beside all marks gives the focus only`() {
    stand.listen()
    let window = Window(
      Panel(Rows(.fixed(1, Dial(Knob("knob"))), .flexible(stand.map()))), 18, 9)
    expectEqual(window.lines[0], "knob*")
    window.click(17, 1)
    #expect(window.lines[0] == "knob" && journal.lines == [] && state.selection == nil)
  }

  @Test func `the wheel zooms about the place under the mouse`() {
    state.fit(field.box)
    let window = Window(Panel(stand.map()), 18, 8)
    expectEqual(window.lines, ["", "  a", "", "", "         b", "", "", "▌"])
    func wheel(_ notches: Int, _ column: Int, _ row: Int) {
      window.send(.mouse(Mouse(.wheel(notches), at: Point(column: column, row: row))))
    }
    wheel(-1, 2, 1)
    expectEqual(window.lines, ["", "  a", "", "", "", "            b", "", "▌"])
    wheel(1, 2, 1)
    expectEqual(window.lines, ["", "  a", "", "", "         b", "", "", "▌"])
    wheel(2, 9, 4)
    expectEqual(window.lines, ["", "", "     a", "", "         b", "", "", "▌"])
    wheel(-1, 9, 4)
    wheel(-1, 9, 4)
    expectEqual(window.lines, ["", "  a", "", "", "         b", "", "", "▌"])
  }

  @Test func `the mouse does nothing to a map under a sheet`() {
    stand.listen()
    let window = Window(
      Panel(Sheet(title: "", content: Label("x"), over: stand.map([field.mark("a", 9, 9)]))), 18, 8)
    window.click(9, 4)
    expectEqual(journal.lines, [])
  }
}
