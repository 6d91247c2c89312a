import Expectations
import Geography
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// The marks of a map: where they are drawn, and which.
@MainActor
struct MapMarkTests {
  private let state = MapState()
  private let field = MapField()

  private func drawing(
    _ layers: [[MapMark]], _ size: Size? = nil, focus: (any Responder)? = nil
  ) -> Drawing {
    state.fit(field.box)
    let map = Map("", state, layers: layers.map { .marks($0) })
    return Drawing(
      of: map, size?.columns ?? field.columns, size?.rows ?? field.rows, focus: focus)
  }

  @Test func `a label is over its place, the middle of a wide one as near as can be`() {
    let drawing = drawing([
      [
        field.mark("a", 4, 0), field.mark("b", 5, 3, label: "x"),
        field.mark("c", 6, 7, label: "12"), field.mark("d", 7, 8, label: "34"),
        field.mark("e", 15, 12, label: "가"), field.mark("f", 20, 31, label: "100"),
      ]
    ])
    expectEqual(drawing.lines, ["  ●", "  12", "   34", "       가", "", "", "", "         100"])
    expectEqual(drawing.styles, ["..w", "..ww", "...ww", ".......ww", "", "", "", ".........www"])
  }

  @Test func `at the edges labels are inside as a whole`() {
    let drawing = drawing([
      [
        field.mark("a", 0, 0, label: "12"), field.mark("b", 35, 0, label: "34"),
        field.mark("c", 35, 4, label: "가"), field.mark("d", 34, 8, label: "100"),
        field.mark("e", 0, 31, label: "가"), field.mark("f", 35, 31),
      ]
    ])
    expectEqual(
      drawing.lines,
      [
        "12              34", "                가", "               100", "", "", "", "",
        "가               ●",
      ])
    #expect(drawing.buffer.isSound)
  }

  @Test(arguments: [(-1, 9), (36, 9), (9, -1), (9, 32)])
  func `what is out of view is not drawn`(x: Int, y: Int) {
    expectEqual(drawing([[field.mark("a", x, y, label: "12")]]).lines, [])
  }

  @Test func `of marks that overlap the first is drawn, and those of the topmost layer`() {
    let overlapping = [
      field.mark("a", 8, 0, label: "12"), field.mark("b", 10, 2, label: "34"),
      field.mark("c", 12, 0, label: "56"), field.mark("d", 7, 0, label: "7"),
    ]
    expectEqual(drawing([overlapping]).lines, ["   1256"])
    expectEqual(drawing([overlapping.reversed()]).lines, ["   7 56"])
    let above = field.mark("e", 10, 1, label: "가")
    expectEqual(drawing([overlapping, [above]]).lines, ["   7가"])
    expectEqual(drawing([[above], overlapping]).lines, ["   1256"])
  }

  @Test func `the selected mark is drawn over all others, and marked`() {
    let marks = [
      field.mark("a", 8, 0, label: "12"), field.mark("b", 10, 2, label: "34"),
      field.mark("c", 12, 0, label: "56"),
    ]
    state.select("b")
    let focused = drawing([marks, [field.mark("d", 10, 0)]], focus: state)
    expectEqual(focused.lines.first, "    34 name of b")
    expectEqual(focused.lines.last, "▌")
    expectEqual(focused.styles.first, "....SS.TTTTTTTTT")
    expectEqual(focused.buffer[4, 0].style, Style(.accent, on: .selection, bold: true))
    let elsewhere = drawing([marks])
    expectEqual(elsewhere.buffer[5, 0].style, Style(.text, on: .selection, bold: true))
    #expect(
      focused.buffer.ansi(theme: .night, depth: .none).hasPrefix("    \u{1B}[1;7m34\u{1B}[0m"))
    #expect(
      focused.buffer.ansi(theme: .night, depth: .basic)
        .hasPrefix("    \u{1B}[1;44m34\u{1B}[0m"))
    #expect(
      focused.buffer.ansi(theme: .night, depth: .indexed)
        .hasPrefix("    \u{1B}[1;38;5;215;48;5;237m34\u{1B}[0m"))
  }

  @Test func `a label that does not fit is cut, and nothing is drawn on nothing`() {
    let marks = [field.mark("a", 18, 16, label: "100")]
    expectEqual(drawing([marks], Size(columns: 2, rows: 1)).lines, ["1…"])
    expectEqual(drawing([marks], Size(columns: 1, rows: 1)).lines, ["…"])
    expectEqual(drawing([marks], Size(columns: 1, rows: 0)).lines, [])
    expectEqual(drawing([marks], Size(columns: 0, rows: 1)).lines, [])
    expectEqual(drawing([[field.mark("a", 18, 16)]], Size(columns: 1, rows: 1)).lines, ["●"])
    expectEqual(drawing([[field.mark("a", 18, 16, label: "")]]).lines, [])
  }

  @Test func `any labels at any size leave a sound screen`() {
    var random = SplitMix(seed: 16)
    for _ in 0..<200 {
      let size = Size(
        columns: Int.random(in: 0...30, using: &random), rows: Int.random(in: 0...9, using: &random)
      )
      let layers = (0..<3).map { layer in
        (0..<40).map { index in
          field.mark(
            "\(layer) \(index)", Int.random(in: -9..<45, using: &random),
            Int.random(in: -9..<41, using: &random),
            label: hardTexts.randomElement(using: &random) ?? "")
        }
      }
      state.select("\(Int.random(in: 0..<3, using: &random)) 7")
      let drawing = drawing(layers, size)
      #expect(drawing.buffer.isSound, "\(drawing.buffer.fault ?? "")")
    }
  }

  @Test func `of ten thousand marks one for each cell is drawn`() {
    let marks = (0..<10_000).map { field.mark("\($0)", $0 % 36, $0 / 36 % 32, label: "x") }
    expectEqual(
      drawing([marks]).lines,
      ScreenLines(Array(repeating: String(repeating: "x", count: 18), count: 8)))
  }
}
