import Expectations
import Headless
import Testing

@testable import TerminalUI

/// The bar beside lines that do not all fit.
@MainActor
struct ScrollBarTests {
  private let list = ListState()

  private func window(_ content: any Widget, _ columns: Int = 20, _ rows: Int = 5) -> Window {
    Window(Panel(content), columns, rows)
  }

  private func rows(_ count: Int = 50) -> List {
    List("", list, count: count) { Label("\($0)") }
  }

  private func send(_ action: Mouse.Action, _ column: Int, _ row: Int, _ window: Window) {
    window.send(.mouse(Mouse(action, at: Point(column: column, row: row))))
  }

  @Test(arguments: [
    (6, 5, 0, 0..<4), (6, 5, 1, 1..<5), (50, 5, 0, 0..<1), (50, 5, 1, 1..<2), (50, 5, 44, 3..<4),
    (50, 5, 45, 4..<5), (100, 10, 45, 5..<6), (1_000_000, 20, 0, 0..<1),
    (1_000_000, 20, 1, 1..<2), (1_000_000, 20, 999_979, 18..<19),
    (1_000_000, 20, 999_980, 19..<20), (2, 1, 1, 0..<1),
  ])
  func `its thumb is at an end only where there is no more`(
    lines: Int, visible: Int, offset: Int, thumb: Range<Int>
  ) {
    expectEqual(ScrollBar(lines: lines, visible: visible, offset: offset).thumb(in: visible), thumb)
  }

  @Test func `the thumb at a row shows lines for which it is drawn there`() {
    for (lines, visible) in [(7, 5), (50, 5), (100_000, 24), (25, 24)] {
      for row in 0..<visible {
        var bar = ScrollBar(lines: lines, visible: visible, offset: 0)
        let offset = bar.offset(withThumbAt: row, in: visible)
        #expect((0...lines - visible).contains(offset))
        bar = ScrollBar(lines: lines, visible: visible, offset: offset)
        let last = visible - bar.thumb(in: visible).count
        expectEqual(bar.thumb(in: visible).lowerBound, min(row, last))
      }
    }
  }

  @Test func `a list that fits has none, and in a narrow one it stands beside the text`() {
    expectEqual(window(rows(5)).lines, ["▌ 0", "  1", "  2", "  3", "  4"])
    expectEqual(window(rows(), 4).lines, ["▌ 0┃", "  1", "  2", "  3", "  4"])
    #expect(window(List("", list, count: 50) { _ in Label("12345") }, 19).lines[0].hasSuffix("┃"))
    expectEqual(window(rows()).lines, ["▌ 0                ┃", "  1", "  2", "  3", "  4"])
  }

  @Test func `a click on the bar goes there, dragging goes on, and the selection stays in sight`() {
    let window = window(rows())
    send(.press, 19, 4, window)
    expectEqual(window.lines, ["▌ 45", "  46", "  47", "  48", "  49               ┃"])
    send(.drag, 3, 2, window)
    expectEqual(window.lines, ["  22", "  23", "  24               ┃", "  25", "▌ 26"])
    send(.drag, 19, -3, window)
    expectEqual(window.lines.first, "  0                ┃")
    send(.release, 19, 0, window)
    send(.drag, 19, 4, window)
    expectEqual(window.lines.first, "  0                ┃")
  }

  @Test func `the thumb is held where it was taken`() {
    let window = window(rows(10), 20, 6)
    expectEqual(window.lines.filter { $0.hasSuffix("┃") }.count, 3)
    send(.press, 19, 2, window)
    expectEqual(window.lines.first, "▌ 0                ┃")
    send(.drag, 19, 3, window)
    expectEqual(window.lines.first, "▌ 1")
    send(.drag, 19, 5, window)
    expectEqual(window.lines.last, "  9                ┃")
  }

  @Test func `a grid, a table and a page have it too`() {
    let cells = Grid("", list, count: 20, columns: 3, rows: 1) { Label("\($0 % 10)") }
    expectEqual(
      window(cells, 20, 2).lines,
      [
        "▌ 0  1  2  3  4  5 ┃",
        "  6  7  8  9  0  1",
      ])
    let column = TableColumn("n", .flexible(minimum: 2), alignment: .trailing)
    let table = Table("", ListState(), columns: [column], count: 9) { TableRow([.init("\($0)")]) }
    expectEqual(
      window(table, 24, 3).lines,
      [
        "                     n",
        "▌                    0 ┃",
        "                     1",
      ])
    let page = Scroll(ScrollState(), Padding(left: 1, Paragraph("a\nb\nc\nd")))
    let area = window(page, 8, 2)
    expectEqual(
      area.lines,
      [
        "▌a     ┃",
        " b",
      ])
    send(.press, 7, 1, area)
    expectEqual(
      area.lines,
      [
        "▌c",
        " d     ┃",
      ])
  }

  @Test func `the wheel turns also what is beside the focus, but nothing under a sheet`() {
    let scroll = ScrollState()
    let page = Scroll(scroll, Paragraph("a\nb\nc\nd\ne\nf"))
    send(.wheel(1), 1, 1, window(Disabled(page), 8, 2))
    expectEqual(scroll.offset, 3)
    send(.wheel(1), 0, 0, window(Sheet(title: "", content: Label("x"), over: page), 8, 2))
    expectEqual(scroll.offset, 3)
  }
}
