import Expectations
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

@MainActor
struct LabelTests {
  @Test(arguments: [
    ("발송 예정 12월 4일 도착", 16, ["발송 예정", "12월 4일 도착"]),
    ("시각은 오후 9:06", 11, ["시각은", "오후 9:06"]),
    ("a total of 500,000 won", 18, ["a total of", "500,000 won"]),
    ("delivery on 4 Dec 2026", 16, ["delivery on", "4 Dec 2026"]),
    ("500,000 won", 8, ["500,000", "won"]),
  ])
  func `parts of a date or an amount stay on one line where it has room`(
    text: String, columns: Int, lines: [String]
  ) {
    expectEqual(Drawing(of: Paragraph(text), columns, 5).lines, ScreenLines(lines))
  }

  @Test func `a label is one line in its style`() {
    let picture = Drawing(of: Label("갈비", Style(.accent, bold: true), alignment: .trailing), 8, 2)
    expectEqual(picture.lines, ["    갈비"])
    expectEqual(picture.styles, ["....AAAA"])
    expectEqual(words(of: Label("갈비\u{1B}")), ["갈비␛"])
    expectEqual(words(of: Label("")), [])
  }

  @Test func `a paragraph breaks at blanks and long words between syllables`() {
    let text = "새로 고침 실패: 인터넷에연결되어있지않습니다.\n\n끝"
    expectEqual(
      Drawing(of: Paragraph(text), 12, 9).lines,
      [
        "새로 고침", "실패: 인터넷", "에연결되어있", "지않습니다.", "", "끝",
      ])
    expectEqual(
      Drawing(of: Paragraph("one two  three", alignment: .center), 9, 3).lines,
      [" one two", "  three"])
  }

  @Test func `blanks between words and at the start stay, those at the end of a line do not`() {
    expectEqual(TextWrap.lines(of: "a  b", columns: 9, .unicode), ["a  b"])
    expectEqual(TextWrap.lines(of: "  a   b c", columns: 9, .unicode), ["  a   b c"])
    expectEqual(TextWrap.lines(of: "one   two", columns: 6, .unicode), ["one", "two"])
    expectEqual(TextWrap.lines(of: "one two", columns: 7, .unicode), ["one two"])
    expectEqual(TextWrap.lines(of: "one two", columns: 6, .unicode), ["one", "two"])
    expectEqual(TextWrap.lines(of: "a", columns: 0, .unicode), [])
  }

  @Test func `a keycap is its digit, and another mark around it stays`() {
    expectEqual(Drawing(of: Label("1\u{20E3}2\u{20DD}"), 4, 1).lines, ["12\u{20DD}"])
  }

  @Test func `a paragraph that finds too few rows ends with an ellipsis`() {
    expectEqual(Drawing(of: Paragraph("one two three"), 5, 2).lines, ["one", "two…"])
    expectEqual(Drawing(of: Paragraph("seven words"), 5, 1).lines, ["seve…"])
  }

  @Test(arguments: hardTexts)
  func `no paragraph is wider than its place, and none loses text`(text: String) {
    for columns in 2...20 {
      let lines = TextWrap.lines(of: text, columns: columns, .unicode)
      #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= columns })
      let shown = TextWrap.paragraphs(of: text).map { ControlCharacters.escaped($0) }.joined()
      expectEqual(lines.joined().filter { $0 != " " }, shown.filter { $0 != " " })
    }
  }

  @Test func `a toast is one line on the surface`() {
    let picture = Drawing(of: Toast("저장했습니다", .positive), 20, 2)
    expectEqual(picture.lines, [" 저장했습니다"])
    expectEqual(picture.styles, [String(repeating: "f", count: 20)])
    expectEqual(words(of: Toast("저장했습니다")), ["알림: 저장했습니다"])
    expectEqual(Drawing(of: Toast("저장했습니다. 고맙습니다."), 16, 4).lines, [" 저장했습니다.", " 고맙습니다."])
  }

  @Test func `a small window is told so in both languages`() {
    let widget = TooSmall(minimum: Size(columns: 20, rows: 5))
    expectEqual(Drawing(of: widget, 19, 5).lines, ["창을 키워 주세요", "(20×5)"])
    expectEqual(
      Drawing(of: widget, 20, 4, language: .english).lines, ["Make the window", "larger (20×5)"])
    #expect(Drawing(of: widget, 3, 1).buffer.isSound)
    expectEqual(words(of: widget), ["창을 키워 주세요 (20×5)"])
  }

  @Test(arguments: [
    (0, "──────────   0%"), (15, "▏─────────   1%"), (425, "████▏─────  42%"),
    (1_000, "██████████ 100%"),
    (2_000, "██████████ 100%"),
  ])
  func `a bar shows the share and the figure`(permil: Int, shown: String) {
    expectEqual(Drawing(of: ProgressBar(permil: permil), 15, 1).lines, [shown])
  }

  @Test func `before the bar gets narrow its label stays whole`() {
    let lines = [26, 18, 12].map {
      Drawing(of: ProgressBar("새로 고치는 중", permil: 490), $0, 1).lines[0]
    }
    expectEqual(lines, ["새로 고치는 중 ██▉───  49%", "새로 고치는…   49%", "새로 …   49%"])
    expectEqual(Drawing(of: ProgressBar("받는 중", permil: nil), 12, 1).lines, ["받는 중 ██──"])
  }

  @Test func `an unknown share is a block that goes to and fro`() {
    let shown = [0, 1, 4, 5, 8].map {
      Drawing(of: ProgressBar(permil: nil, phase: $0), 6, 1).lines[0]
    }
    expectEqual(shown, ["██────", "─██───", "────██", "───██─", "██────"])
    expectEqual(words(of: ProgressBar("받기", permil: nil)), ["진행률 받기: 진행 중"])
    expectEqual(words(of: ProgressBar("받기", permil: 425)), ["진행률 받기: 42%"])
  }
}
