import Expectations
import Geography
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// How a map looks as a whole, and what is spoken.
@MainActor
struct MapTests {
  private let state = MapState()
  private let field = MapField(30, 8)

  private var map: Map {
    let route = [(37.55, 126.99), (37.3, 127.5), (37.35, 128.0), (37.6, 128.5), (37.75, 128.88)]
    let border = [(37.9, 126.6), (37.3, 129.1)]
    func mark(_ id: String, _ latitude: Double, _ longitude: Double, _ name: String) -> MapMark {
      MapMark(id, at: .at(latitude, longitude), label: id, style: Style(.warning), name: name)
    }
    return Map(
      "길", state,
      layers: [
        .lines([border.map { .at($0.0, $0.1) }], Style(.dim)),
        .lines([route.map { .at($0.0, $0.1) }], Style(.tint2)),
        .marks([mark("×", 37.6, 128.5, "사고")]),
        .marks([mark("1", 37.35, 127.3, "경부선, 0 km"), mark("12", 37.35, 128.0, "중부선, 80 km")]),
      ])
  }

  @Test func `lines are under marks, later ones over earlier ones, and a scale is in a corner`() {
    let drawing = Drawing(of: map, 40, 12, focus: state)
    expectEqual(
      drawing.lines,
      [
        "", "", "",
        " ⠉⠒⠢⠤⢄⣀",
        "       ⠉⠑⠒⠤⠤⣀⡀                    ⣀⠄",
        "             ⠈⠉⠒⠢⠤⢄⣀          ⣀⠤⠒⠉",
        "       ⠢⢄           ⠉⠑⠒⠢⠤⣀⡀⡠⠔×",
        "         ⠉⠢⢄           ⢀⡠⠒⠉⠉⠒⠒⠤⢄⣀",
        "           1⠉⠢⢄⣀⡠⠤⠤⠤⠔12⠁         ⠉⠑⠒⠢⠤⣀",
        "", "",
        "▌╰───────╯ 50 km",
      ])
    expectEqual(
      drawing.styles,
      [
        "", "", "",
        ".dddddd",
        ".......ddddddd....................22",
        ".............ddddddd..........2222",
        ".......22...........ddddddd22w",
        ".........222...........2222dddddd",
        "...........w222222222ww2.........dddddd",
        "", "",
        "aaaaaaaaaaaaaaaa",
      ])
  }

  @Test func `in ASCII lines are points`() {
    expectEqual(
      Drawing(of: map, 24, 8, symbols: .ascii).lines,
      [
        "", "",
        " '....",
        "     ''':...      .:'",
        "    '..     '':::×.",
        "      '1:..'12'   ''''.",
        "",
        "+---+ 50 km",
      ])
  }

  @Test func `colours are those of the depth`() {
    let place = field.place(30, 16)
    state.fit(field.box)
    let map = Map("", state, layers: [.lines([[place]], Style(.tint2))])
    let depths: [ColorDepth] = [.none, .basic, .indexed, .trueColor]
    let buffer = Drawing(of: map, 3, 1).buffer
    let texts = depths.map { buffer.ansi(theme: .night, depth: $0) }
    let codes = ["", "\u{1B}[92m", "\u{1B}[38;5;115m", "\u{1B}[38;2;157;218;172m"]
    let last = codes.map { $0.isEmpty ? "" : "\u{1B}[0m" }
    expectEqual(texts, zip(codes, last).map { " \($0)⠠\($1)\n" })
  }

  @Test func `in SVG braille is drawn as dots at equal distances`() {
    let buffer = Buffer(size: Size(columns: 4, rows: 1))
    let pass = RenderPass(
      buffer: buffer, environment: Environment(language: .korean), focus: nil, revision: nil)
    Canvas(pass: pass).write("⡁⡁", at: Point(column: 1), Style(.tint2))
    Canvas(pass: pass).inactive(isFaint: true).write("⢠", at: Point(column: 3))
    let svg = buffer.svg(theme: .night)
    #expect(
      svg.contains(
        """
        <path d="M26.5 46.3h0M26.5 60.6h0M34.9 46.3h0M34.9 60.6h0" stroke="#9ddaac" \
        stroke-width="2.6" stroke-linecap="round"/>
        """))
    #expect(
      svg.contains(
        """
        <path d="M47.5 55.8h0M47.5 60.6h0" stroke="#e3e6ec" stroke-width="2.6" \
        stroke-linecap="round" opacity="0.5"/>
        """))
  }

  @Test func `lines under a sheet are faint`() {
    let drawing = Drawing(of: Sheet(title: "", content: Label("x"), over: map), 40, 12)
    #expect(drawing.styles[0].allSatisfy { $0 == "-" || $0 == "." })
  }

  @Test func `a map covers what lay under it, and leaves no half characters beside it`() {
    let whole = Drawing(of: map, 40, 12).buffer
    let part = Drawing(of: Over(map: map), 45, 16).buffer
    #expect(part.isSound)
    for row in 0..<12 {
      for column in 0..<40 { expectEqual(part[column + 3, row + 2], whole[column, row]) }
    }
    #expect(part.lines[1] == part.lines[14] && part.lines[2] == "가")
  }

  /// A map over a screen of wide characters, two of which it cuts in each row.
  private struct Over: Widget {
    let map: Map

    func draw(on canvas: Canvas) {
      for row in 0..<canvas.size.rows {
        canvas.write(String(repeating: "가", count: 22), at: Point(row: row))
      }
      map.draw(on: canvas.region(Rect(column: 3, row: 2, columns: 40, rows: 12)))
    }

    func describe(to speech: Speech) {}
  }

  @Test func `nothing breaks at any size`() {
    for columns in 0...24 {
      for rows in 0...6 {
        let drawing = Drawing(of: map, columns, rows)
        #expect(drawing.buffer.isSound && drawing.placed.count == 1)
      }
    }
    expectEqual(Drawing(of: Map("", MapState(), layers: []), 19, 9).lines, [])
  }

  @Test func `a map takes the space that it is offered`() {
    let size = Size(columns: 7, rows: 5)
    expectEqual(map.size(in: size, Environment(language: .korean)), size)
  }

  @Test func `a map says the selected mark, and the marks of the topmost layer`() {
    expectEqual(words(of: map), ["지도 길", "경부선, 0 km", "중부선, 80 km"])
    state.select("12")
    expectEqual(
      words(of: map, focus: state),
      [
        "> 지도 길, 2 / 3: 중부선, 80 km", "경부선, 0 km", "중부선, 80 km",
      ])
    state.select("×")
    expectEqual(words(of: map, language: .english)[0], "map 길, 3 / 3: 사고")
    state.select("stranger")
    expectEqual(words(of: map)[0], "지도 길")
  }

  @Test func `a map without marks says that it is empty`() {
    let line = MapLayer.lines([[field.place(0, 0)]], .plain)
    expectEqual(words(of: Map("길", state, layers: [line])), ["지도 길: 비어 있음"])
    let below = MapLayer.marks([field.mark("a", 0, 0)])
    expectEqual(
      words(of: Map("길", state, layers: [below, line, .marks([])])), ["지도 길", "name of a"])
  }

  @Test func `of many marks the first are spoken, and how many there are besides`() {
    func lines(_ count: Int, _ language: Language) -> [String] {
      let marks = (0..<count).map { field.mark("\($0)", 0, 0) }
      return words(of: Map("m", state, layers: [.marks(marks)]), language: language)
    }
    expectEqual(lines(20, .korean).suffix(2), ["name of 18", "name of 19"])
    expectEqual(lines(21, .korean).suffix(2), ["name of 19", "외 1개"])
    expectEqual(lines(5_000, .english).suffix(2), ["name of 19", "and 4,980 more"])
    expectEqual(lines(5_000, .english).count, 22)
  }
}
