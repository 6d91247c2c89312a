import Expectations
import Headless
import Testing

@testable import TerminalUI

/// A list that is left and come back to.
@MainActor
struct ListPositionTests {
  private let state = ListState()

  private func lines(_ count: Int, rows: Int = 3) -> ScreenLines {
    Drawing(of: List("", state, count: count) { Label("\($0)") }, 6, rows).lines
  }

  @Test func `the rows in sight are told without the headers between them`() {
    let state = ListState()
    let list = List("", state, sections: [.init("a", count: 2), .init("b", count: 9)]) { _ in
      Blank()
    }
    _ = Drawing(of: list, 9, 5)
    expectEqual(state.visibleRows, 0..<3)
    state.select(6)
    _ = Drawing(of: list, 9, 5)
    expectEqual(state.visibleRows, 2..<7)
    _ = Drawing(of: List("", state, count: 0) { _ in Blank() }, 9, 5)
    expectEqual(state.visibleRows, 0..<0)
  }

  @Test func `a list tells the selected row and what lies above it in sight`() {
    state.select(5)
    _ = lines(9)
    expectEqual(state.position, ListPosition(row: 5, linesAbove: 2))
    state.select(4)
    _ = lines(9)
    expectEqual(state.position, ListPosition(row: 4, linesAbove: 1))
  }

  @Test func `section headers count among the lines above`() {
    let list = List("", state, sections: [.init("A", count: 2), .init("B", count: 2)]) {
      Label("\($0)")
    }
    state.select(2)
    _ = Drawing(of: list, 6, 9)
    expectEqual(state.position, ListPosition(row: 2, linesAbove: 4))
  }

  @Test func `coming back restores selection and scroll`() {
    state.comeBack(to: ListPosition(row: 4, linesAbove: 1))
    expectEqual(lines(9), ["  3", "▏ 4  ┃", "  5"])
    expectEqual(state.position, ListPosition(row: 4, linesAbove: 1))
  }

  @Test func `a list whose rows come later is come back to when they are there`() {
    state.comeBack(to: ListPosition(row: 4, linesAbove: 1))
    expectEqual(lines(0), [])
    expectEqual(state.position, ListPosition(row: 4, linesAbove: 1))
    expectEqual(lines(9), ["  3", "▏ 4  ┃", "  5"])
    state.select(0)
    expectEqual(lines(9), ["▏ 0  ┃", "  1", "  2"])
  }

  @Test func `a row that stands elsewhere is selected at the same height`() {
    state.comeBack(to: ListPosition(row: 4, linesAbove: 1))
    state.select(7)
    expectEqual(lines(9), ["  6", "▏ 7", "  8  ┃"])
  }

  @Test func `where there are fewer rows, the nearest is selected`() {
    state.comeBack(to: ListPosition(row: 40, linesAbove: 1))
    expectEqual(lines(5), ["  2", "  3", "▏ 4  ┃"])
    expectEqual(state.position, ListPosition(row: 4, linesAbove: 2))
  }

  @Test func `a key ends the waiting`() {
    let window = Window(Panel(List("", state, count: 9) { Label("\($0)") }), 6, 3)
    state.comeBack(to: ListPosition(row: 4, linesAbove: 0))
    window.press(.home)
    expectEqual(window.lines, ["▌ 0  ┃", "  1", "  2"])
  }
}
