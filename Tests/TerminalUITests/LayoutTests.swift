import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

@MainActor
struct LayoutTests {
  /// Fills its place with a letter, so that the picture shows how large it is.
  private struct Filled: Widget {
    let letter: Character
    var natural = Size(columns: 3, rows: 1)

    init(_ letter: Character, _ columns: Int = 3, _ rows: Int = 1) {
      self.letter = letter
      natural = Size(columns: columns, rows: rows)
    }

    func size(in offered: Size, _ environment: Environment) -> Size { natural }
    func draw(on canvas: Canvas) { canvas.fill(with: letter) }
    func describe(to speech: Speech) { speech.say(String(letter)) }
  }

  private func row(_ columns: Int, _ widget: any Widget) -> String {
    Drawing(of: widget, columns, 1).buffer.lines[0]
  }

  @Test(arguments: [
    (20, "aaaabbb ccccccccc dd"), (12, "aaaabbb c dd"), (11, "aaaabbb  dd"), (10, "aaaabbb  d"),
    (9, "aaaabb  d"), (7, "aaaa  d"), (6, "aaaa"), (4, "aaaa"), (2, "aa"), (0, ""),
  ])
  func `columns give what is left to the flexible and take from the last first`(
    columns: Int, shown: String
  ) {
    let widget = Columns(
      .fixed(4, Filled("a")), .intrinsic(Filled("b")), .space(1), .flexible(Filled("c")), .space(1),
      .minimum(1, Filled("d", 2)))
    expectEqual(row(columns, widget), shown)
  }

  @Test func `flexible parts share by weight`() {
    let parts: [LayoutItem] = [
      .flexible(Filled("a"), weight: 2), .flexible(Filled("b")), .flexible(Filled("c"), minimum: 2),
    ]
    expectEqual(row(10, Columns(parts)), "aaaabbcccc")
    expectEqual(row(2, Columns(parts)), "cc")
  }

  @Test func `spacing stands between neighbours only`() {
    expectEqual(
      row(9, Columns(spacing: 2, .intrinsic(Filled("a")), .flexible(Filled("b")))), "aaa  bbbb")
    let sides = Columns(spacing: 2, .intrinsic(Filled("a")), .gap, .intrinsic(Filled("b")))
    expectEqual(row(7, sides), "aaa bbb")
  }

  @Test func `rows stack, and the footer goes last to the bottom`() {
    let widget = Rows(
      .fixed(1, Filled("h")), .flexible(Filled("c")), .intrinsic(Filled("m", 3, 2)),
      .fixed(1, Filled("f")))
    expectEqual(Drawing(of: widget, 2, 7).lines, ["hh", "cc", "cc", "cc", "mm", "mm", "ff"])
    expectEqual(Drawing(of: widget, 2, 4).lines, ["hh", "mm", "mm", "ff"])
    expectEqual(Drawing(of: widget, 2, 3).lines, ["hh", "mm", "ff"])
    expectEqual(Drawing(of: widget, 2, 1).lines, ["hh"])
    expectEqual(Drawing(of: widget, 0, 0).lines, [])
  }

  @Test func `a container is as large as its parts`() {
    let environment = Environment(language: .korean)
    let offered = Size(columns: 40, rows: 10)
    let columns = Columns(spacing: 1, .fixed(4, Filled("a")), .gap, .intrinsic(Filled("b", 5, 3)))
    expectEqual(columns.size(in: offered, environment), Size(columns: 9, rows: 3))
    let rows = Rows(spacing: 1, .intrinsic(columns), .fixed(2, Filled("c")))
    expectEqual(rows.size(in: offered, environment), Size(columns: 9, rows: 6))
    expectEqual(rows.size(in: Size(columns: 7, rows: 4), environment), Size(columns: 7, rows: 4))
  }

  @Test func `padding surrounds`() {
    let widget = Padding(left: 1, right: 2, top: 1, Filled("a"))
    expectEqual(Drawing(of: widget, 6, 3).lines, ["", " aaa", " aaa"])
    expectEqual(Drawing(of: widget, 2, 1).lines, [])
    expectEqual(
      widget.size(in: Size(columns: 80, rows: 24), Environment(language: .korean)),
      Size(columns: 6, rows: 2))
  }

  @Test func `a split shows the second only where both have room`() {
    let widget = Split(Filled("a"), Filled("b"), permil: 600, minimum: (4, 4))
    expectEqual(row(13, widget), "aaaa     bbbb")
    expectEqual(row(12, widget), "aaaaaaaaaaaa")
    expectEqual(row(25, widget), "aaaaaaaaaaaa     bbbbbbbb")
    expectEqual(words(of: widget), ["a", "b"])
  }

  @Test func `a rule is one line of its role`() {
    let picture = Drawing(of: Rule(), 4, 2)
    expectEqual(picture.lines, ["────"])
    expectEqual(picture.styles, ["rrrr"])
    expectEqual(Drawing(of: Rule(), 4, 1, symbols: .ascii).lines, ["----"])
  }
}
