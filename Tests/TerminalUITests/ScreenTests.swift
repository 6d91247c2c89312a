import Expectations
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// A whole screen of list and detail in the sizes that matter.
@MainActor
struct ScreenTests {
  private let list = ListState()

  private func screen(_ columns: Int, _ rows: Int) -> Drawing {
    list.onActivate = { _ in }
    let names = ["김민수", "박지훈", "이서연", "Daan de Vries"]
    let people = List("사람", list, sections: [.init("KR", count: 3), .init("NL", count: 1)]) {
      Columns(spacing: 1, .fixed(6, Label("청년", Style(.dim))), .flexible(Label(names[$0])))
    }
    let detail = Rows(
      .intrinsic(Label("김민수", Style(bold: true))), .space(1),
      .intrinsic(Paragraph("청년, 대한민국. 010-0007-0000")))
    let page = Rows(
      .fixed(
        1,
        Columns(
          spacing: 2, .flexible(Label("갈비", Style(bold: true))),
          .intrinsic(Label("표본 자료 · 오프라인", Style(.dim))))),
      .fixed(1, Rule()), .flexible(Split(people, detail, minimum: (47, 48)), minimum: 1),
      .fixed(1, Rule()),
      .fixed(
        1,
        KeyHints(
          list.bindings(in: Environment(language: .korean)),
          own: [KeyBinding(.character("?"), title: "도움말") {}])))
    return Drawing(of: page, columns, rows, focus: list)
  }

  private let rows = [
    "KR  3", "▌ 청년   김민수", "  청년   박지훈", "  청년   이서연", "NL  1", "  청년   Daan de Vries",
  ]

  private func alone(_ columns: Int, _ rows: Int) -> [String] {
    let rule = String(repeating: "─", count: columns)
    let space = String(repeating: " ", count: columns - 24)
    return ["갈비\(space)표본 자료 · 오프라인", rule] + self.rows
      + Array(repeating: "", count: rows - 10) + [rule, "↑↓ 이동  Enter 열기  ? 도움말"]
  }

  @Test(arguments: [(80, 24), (40, 12), (59, 10), (60, 11), (99, 24)])
  func `below 100 columns the list stands alone`(columns: Int, rows: Int) {
    expectEqual(screen(columns, rows).buffer.lines, alone(columns, rows))
  }

  @Test func `from 100 columns the detail stands beside it`() {
    let picture = screen(100, 12)
    let rule = String(repeating: "─", count: 100)
    expectEqual(
      picture.lines,
      [
        "갈비                                                                            표본 자료 · 오프라인",
        rule,
        "KR  3",
        "▌ 청년   김민수                                     김민수",
        "  청년   박지훈",
        "  청년   이서연                                     청년, 대한민국. 010-0007-0000",
        "NL  1",
        "  청년   Daan de Vries",
        "",
        "",
        rule,
        "↑↓ 이동  Enter 열기  ? 도움말",
      ])
    expectEqual(
      picture.styles[2...4],
      [
        "TTddd.............................................ffffffffffffffffffffffffffffffffffffffffffffffffff",
        "sssssssssssssssssssssssssssssssssssssssssssssss...ffFFFFFFffffffffffffffffffffffffffffffffffffffffff",
        "..dddd............................................ffffffffffffffffffffffffffffffffffffffffffffffffff",
      ])
  }

  @Test func `a wide and high screen shares its columns`() {
    let picture = screen(200, 50)
    expectEqual(
      picture.buffer.lines[3],
      "▌ 청년   김민수                                                                                       김민수"
    )
    #expect(picture.buffer.lines[5].hasSuffix("  청년, 대한민국. 010-0007-0000"))
    expectEqual(picture.buffer.lines[48], String(repeating: "─", count: 200))
    expectEqual(picture.buffer.lines[49], "↑↓ 이동  Enter 열기  ? 도움말")
    #expect(picture.buffer.isSound)
  }

  @Test func `the smallest screen is still usable`() {
    list.select(2)
    expectEqual(
      screen(20, 5).lines,
      [
        "  표본 자료 · 오프…",
        "────────────────────",
        "▌ 청년   이서연    ┃",
        "────────────────────",
        "↑↓  Enter  ? 도움말",
      ])
  }

  @Test func `any size is sound`() {
    for columns in 0...30 { for rows in 0...8 { #expect(screen(columns, rows).buffer.isSound) } }
  }
}
