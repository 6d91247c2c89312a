import Expectations
import TerminalUITesting
import Testing

@testable import TerminalUI

@MainActor
struct OutputTests {
  private var buffer: Buffer {
    let list = ListState()
    let row = Columns(
      .intrinsic(Label("가<&>", Style(.accent, bold: true))), .intrinsic(Label("b", Style(.dim))))
    return Drawing(of: List("", list, count: 1) { _ in row }, 10, 2, focus: list).buffer
  }

  @Test func `text has its rows without the blanks at the end`() {
    expectEqual(buffer.lines, ["▌ 가<&>b", ""])
    expectEqual(buffer.styleLines, ["ssSSSSSsss", ""])
  }

  @Test func `coloured text sets and resets every run`() {
    expectEqual(
      buffer.ansi(theme: .night, depth: .indexed),
      "\u{1B}[38;5;215;48;5;237m▌\u{1B}[0m\u{1B}[38;5;254;48;5;237m \u{1B}[0m"
        + "\u{1B}[1;38;5;215;48;5;237m가<&>\u{1B}[0m\u{1B}[38;5;254;48;5;237mb  \u{1B}[0m\n\n")
    expectEqual(
      buffer.ansi(theme: .night, depth: .none),
      "\u{1B}[7m▌\u{1B}[0m\u{1B}[7m \u{1B}[0m\u{1B}[1;7m가<&>\u{1B}[0m\u{1B}[7mb  \u{1B}[0m\n\n")
  }

  @Test func `each depth has its own numbers`() {
    let style = Style(.danger, on: .selection, underlined: true)
    let depths: [ColorDepth] = [.none, .basic, .indexed, .trueColor]
    expectEqual(
      depths.map { style.sgr(.night, $0) },
      [
        [4, 7], [4, 44], [4, 38, 5, 210, 48, 5, 237],
        [4, 38, 2, 242, 140, 132, 48, 2, 45, 54, 68],
      ])
    expectEqual(style.sgr(.plain, .trueColor), [4, 7])
    expectEqual(Style.plain.sgr(.night, .trueColor), [])
  }

  @Test func `a painted theme leaves no colour to the terminal, whatever the terminal's are`() {
    let depths: [ColorDepth] = [.none, .basic, .indexed, .trueColor]
    expectEqual(
      depths.map { Style.plain.sgr(Theme.day.painted, $0) },
      [
        [], [30, 107], [38, 5, 235, 48, 5, 231], [38, 2, 35, 38, 45, 48, 2, 251, 250, 247],
      ])
    expectEqual(Style.plain.sgr(Theme.night.painted, .basic), [37, 40])
    expectEqual(Style(.dim).sgr(Theme.day.painted, .basic), [30, 107])
    expectEqual(Style(.accent, on: .surface).sgr(Theme.day.painted, .basic), [34, 107])
    expectEqual(Theme.plain.painted, .plain)
    let buffer = Buffer(size: Size(columns: 2, rows: 1))
    expectEqual(
      buffer.ansi(theme: Theme.night.painted, depth: .basic), "\u{1B}[37;40m  \u{1B}[0m\n")
    let grounds: [(String, String, UInt8)] = [("#0b1a24", "#5fd7ff", 7), ("#fff8e0", "#333", 0)]
    for (ground, text, basic) in grounds {
      let colors = ["ground": Theme.Color(ground), "text": Theme.Color(text)].compactMapValues(
        \.self)
      let theme = Theme(name: "own", colors: colors).painted
      expectEqual(theme.basicText, basic)
      for depth in depths.dropFirst() {
        for role in Role.allCases where role != .selection && role != .surface {
          let codes = Style(role).sgr(theme, depth)
          let isPainted = codes.contains {
            (40...47).contains($0) || (100...107).contains($0) || $0 == 48
          }
          #expect(isPainted, "\(role) at \(depth)")
        }
      }
    }
  }

  @Test func `a picture places and escapes each run`() {
    expectEqual(
      buffer.svg(theme: .night),
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="116" height="98" viewBox="0 0 116 98">
      <rect width="116" height="98" rx="10" fill="#111419"/>
      <circle cx="20" cy="20" r="6" fill="#f28c84"/>
      <circle cx="40" cy="20" r="6" fill="#e5c76b"/>
      <circle cx="60" cy="20" r="6" fill="#8ccb92"/>
      <g font-family="'D2Coding','Noto Sans Mono CJK KR','DejaVu Sans Mono',Menlo,Consolas,\
      monospace" font-size="14" fill="#e3e6ec" xml:space="preserve">
      <rect x="16" y="44" width="84" height="19" fill="#2d3644"/>
      <rect x="16" y="44" width="4.2" height="19" fill="#f0a860"/>
      <text x="41.2" y="58" text-anchor="middle" fill="#f0a860" font-weight="bold">가</text>
      <text x="49.6" y="58" textLength="25.2" lengthAdjust="spacingAndGlyphs" fill="#f0a860" \
      font-weight="bold">&lt;&amp;&gt;</text>
      <text x="74.8" y="58" textLength="25.2" lengthAdjust="spacingAndGlyphs">\
      b\u{A0}\u{A0}</text>
      </g>
      </svg>

      """)
  }

  @Test(
    arguments: [
      ("─", 3, 0, 95, 252, 10), ("│", 1, 42, 0, 10, 190), ("┃", 1, 34, 0, 24, 190),
      ("▀", 2, 0, 0, 168, 95), ("▁", 2, 0, 167, 168, 23), ("▄", 1, 0, 95, 84, 95),
      ("█", 3, 0, 0, 252, 190), ("▉", 1, 0, 0, 73, 190), ("▏", 1, 0, 0, 10, 190),
    ] as [(Unicode.Scalar, Int, Int, Int, Int, Int)])
  func `a picture has lines and blocks as rectangles`(
    scalar: Unicode.Scalar, count: Int, x: Int, y: Int, width: Int, height: Int
  ) throws {
    let block = try #require(SVGBlock(scalar, count: count, cell: (84, 190)))
    expectEqual([block.x, block.y, block.width, block.height], [x, y, width, height])
  }

  @Test func `a picture has other characters, and parts of a width side by side, as text`() {
    for (scalar, count) in [("a", 1), ("▐", 1), ("▌", 2), ("│", 2)] as [(Unicode.Scalar, Int)] {
      expectEqual(SVGBlock(scalar, count: count, cell: (84, 190)), nil)
    }
  }

  @Test(arguments: hardTexts)
  func `no output carries a control of the data`(text: String) {
    let buffer = Drawing(of: Label(text, Style(.accent)), 40, 1).buffer
    let texts = [buffer.lines.joined(), buffer.svg(theme: .day).filter { $0 != "\n" }]
    #expect(!texts.joined().unicodeScalars.contains(where: ControlCharacters.isEscaped))
    let escapes = buffer.ansi(theme: .day, depth: .trueColor).filter { $0 == "\u{1B}" }
    #expect(escapes.count <= 2)
  }
}
