import Expectations
import Geography
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// The names on a map: of places, and of the mark that has the focus.
@MainActor
struct MapNameTests {
  private let state = MapState()
  private let field = MapField()

  private func drawing(
    _ names: [MapName], _ marks: [MapMark] = [], focus: (any Responder)? = nil
  ) -> Drawing {
    state.fit(field.box)
    return Drawing(
      of: Map("", state, layers: [.names(names), .marks(marks)]), field.columns, field.rows,
      focus: focus)
  }

  private func name(_ text: String, _ x: Int, _ y: Int) -> MapName {
    MapName(text, at: field.place(x, y))
  }

  @Test func `a name is dim, its middle over its place`() {
    let drawing = drawing([name("Seoul", 18, 8)])
    expectEqual(drawing.lines, ["", "", "       Seoul"])
    expectEqual(drawing.styles, ["", "", ".......ddddd"])
  }

  @Test func `a name stands over no mark, beside no other name, and never cut`() {
    let names = [
      name("first", 8, 4), name("near", 20, 4), name("below", 8, 8), name("far", 30, 12),
      name("marked", 18, 28), name("outside", 0, 20),
    ]
    let lines = drawing(names, [field.mark("a", 20, 28)]).lines
    expectEqual(lines, ["", "  first", "", "              far", "", "", "", "          ●"])
  }

  @Test func `a name that would be clipped is left out`() {
    state.fit(field.box)
    let map = Map("", state, layers: [.names([name("Seoul", 18, 8), name("far", 30, 20)])])
    /// Draws the map over the whole of a screen that has too few cells for it.
    struct Clipped: Widget {
      let map: Map
      let size: Size
      func size(in offered: Size, _ environment: Environment) -> Size { offered }
      func describe(to speech: Speech) {}
      func draw(on canvas: Canvas) {
        map.draw(
          on: canvas.region(Rect(column: -8, row: 0, columns: size.columns, rows: size.rows)))
      }
    }
    let clipped = Clipped(map: map, size: Size(columns: field.columns, rows: field.rows))
    let text = Drawing(of: clipped, field.columns - 8, field.rows).lines.joined()
    #expect(text.contains("far") && !text.contains("eoul"), "\(text)")
  }

  @Test func `no mark stands at a name, of which a number would read as a part`() {
    let names = [name("left", 10, 4), name("right", 26, 12), name("apart", 20, 20)]
    let marks = [
      field.mark("2", 16, 4, label: "2"), field.mark("1", 18, 12, label: "1"),
      field.mark("3", 30, 20, label: "3"),
    ]
    let text = drawing(names, marks).lines.joined()
    #expect(text.contains("apart") && !text.contains("left") && !text.contains("right"), "\(text)")
  }

  @Test func `a mark whose name has no room has its short one beside it`() {
    func line(_ name: String, _ short: String?) -> String {
      let mark = MapMark(
        "a", at: field.place(4, 8), label: "●", style: .plain, name: name, short: short)
      state.select("a")
      return drawing([], [mark], focus: state).lines[2]
    }
    #expect(line("A rest area 15.4 km", "A 15.4 km").hasSuffix("● A 15.4 km"))
    #expect(line("A 15.4 km", "15.4 km").hasSuffix("● A 15.4 km"))
    #expect(line("A very long name", nil).hasSuffix("…"))
  }

  @Test func `a name makes room for that of the selected mark`() {
    state.select("a")
    let mark = MapMark("a", at: field.place(4, 8), label: "●", style: .plain, name: "chosen")
    let lines = drawing([name("Seoul", 18, 8)], [mark], focus: state).lines
    #expect(lines[2].contains("● chosen") && !lines.joined().contains("oul"), "\(lines)")
    #expect(drawing([name("Seoul", 18, 8)], [mark]).lines[2].contains("Seoul"))
  }

  @Test func `a long name is cut at its parts, and covers no other mark`() {
    let name = "one, two, three and a half"
    let marks = [
      MapMark("a", at: field.place(4, 4), label: "●", style: .plain, name: name),
      MapMark("b", at: field.place(26, 4), label: "●", style: .plain, name: "b"),
    ]
    state.select("a")
    let line = drawing([], marks, focus: state).lines[1]
    #expect(line.hasPrefix("  ● one") && !line.contains("thr"), "\(line)")
    expectEqual(line.filter { $0 == "●" }.count, 2)
  }

  @Test func `the mark with the focus says what it is beside it`() {
    let marks = [("left", 4, 4), ("right", 33, 20)].map {
      MapMark($0.0, at: field.place($0.1, $0.2), label: "●", style: .plain, name: $0.0)
    }
    state.select("left")
    expectEqual(drawing([], marks, focus: state).lines[1], "  ● left")
    #expect(
      drawing([], marks).lines[1].hasPrefix("  ●") && !drawing([], marks).lines[1].contains("left"))
    state.select("right")
    expectEqual(drawing([], marks, focus: state).lines[5], "          right ●")
  }
}
