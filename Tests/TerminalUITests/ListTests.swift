import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

@MainActor
struct ListTests {
  private let state = ListState()
  private let names = ["김민수", "박지훈", "이서연", "Daan de Vries", "Sanne Bakker"]

  private func people(_ sections: [List.Section]) -> List {
    List("사람", state, sections: sections) { index in
      Columns(
        spacing: 1, .fixed(6, Label("청년", Style(.dim))),
        .flexible(Label(names[index % names.count])))
    }
  }

  private func numbers(_ count: Int) -> List {
    List("행", state, count: count) { Label("row \($0)") }
  }

  @Test(arguments: 1...8)
  func `what is revealed stays where it is in the frames after it`(visible: Int) {
    let lines = ListLines(sections: [.init("KR", count: 5), .init("NL", count: 8)])
    state.select(5)
    state.layOut(lines, visibleLines: visible)
    state.reveal(next: 3)
    state.layOut(lines, visibleLines: visible)
    let offset = state.offset
    for _ in 0..<2 { state.layOut(lines, visibleLines: visible) }
    expectEqual(state.offset, offset)
  }

  @Test func `sections stand above their rows, the selection in colour and marked`() {
    state.select(1)
    let list = people([.init("KR", count: 3), .init("NL", count: 2)])
    let picture = Drawing(of: list, 24, 9, focus: state)
    expectEqual(
      picture.lines,
      [
        "KR  3",
        "  청년   김민수",
        "▌ 청년   박지훈",
        "  청년   이서연",
        "NL  2",
        "  청년   Daan de Vries",
        "  청년   Sanne Bakker",
      ])
    expectEqual(
      picture.styles,
      [
        "TTddd",
        "..dddd",
        "ssssssssssssssssssssssss",
        "..dddd",
        "TTddd",
        "..dddd",
        "..dddd",
      ])
    expectEqual(picture.placed.count, 1)
  }

  @Test func `without the focus a thin mark shows the selection, and its background`() {
    let picture = Drawing(of: numbers(2), 12, 3)
    expectEqual(picture.lines, ["▏ row 0", "  row 1"])
    expectEqual(picture.styles, ["d"])
  }

  @Test func `dim text on the selection is as bright as the rest`() {
    let buffer = Drawing(of: people([.init("KR", count: 1)]), 20, 2, focus: state).buffer
    expectEqual(buffer[2, 1].style, Style(.text, on: .selection))
    expectEqual(buffer[0, 1].style, Style(.accent, on: .selection))
  }

  @Test func `an empty list draws only the mark of the focus, and says so`() {
    expectEqual(Drawing(of: numbers(0), 10, 3, focus: state).lines, ["▌"])
    expectEqual(words(of: numbers(0), focus: state), ["> 목록 행: 비어 있음"])
    for key in [Key.down, .up, .pageDown, .end, .home] { press(key, state) }
    expectEqual(state.selection, 0)
  }

  @Test func `keys move the selection and tell where it went`() {
    var seen: [Int] = []
    state.onSelect = { seen.append($0) }
    _ = Drawing(of: numbers(100), 20, 10)
    let keys: [Key] = [
      .down, .character("j"), .up, .character("k"), .up, .pageDown, .control("d"), .control("u"),
      .end, .down, .pageUp, .home, .character("G"), .character("g"),
    ]
    for key in keys { press(key, state) }
    expectEqual(seen, [1, 2, 1, 0, 10, 15, 10, 99, 89, 0, 99, 0])
  }

  @Test func `enter activates the selected row, and is not the list's without an action`() {
    #expect(!press(.enter, state))
    var opened: [Int] = []
    state.onActivate = { opened.append($0) }
    press(.enter, state)
    _ = Drawing(of: numbers(3), 20, 2)
    press(.end, state)
    press(.enter, state)
    expectEqual(opened, [2])
  }

  @Test func `the selection stays in sight, with the header of a section it begins`() {
    let list = people([.init("KR", count: 3), .init("NL", count: 2)])
    func lines() -> [String] { Drawing(of: list, 16, 3).lines.map { String($0.prefix(5)) } }
    expectEqual(lines(), ["KR  3", "▏ 청년 ", "  청년 "])
    for _ in 0..<3 { press(.down, state) }
    expectEqual(lines(), ["  청년 ", "NL  2", "▏ 청년 "])
    press(.down, state)
    expectEqual(lines(), ["NL  2", "  청년 ", "▏ 청년 "])
    press(.home, state)
    expectEqual(lines(), ["KR  3", "▏ 청년 ", "  청년 "])
  }

  @Test func `one line in sight is the selected row`() {
    state.select(4)
    let list = people([.init("KR", count: 3), .init("NL", count: 2)])
    expectEqual(Drawing(of: list, 24, 1).lines, ["▏ 청년   Sanne Bakker  ┃"])
    expectEqual(Drawing(of: list, 24, 0).lines, [])
    expectEqual(Drawing(of: list, 0, 3).lines, [])
  }

  @Test func `when rows go the selection stays among those left`() {
    state.select(90)
    _ = Drawing(of: numbers(100), 20, 5)
    expectEqual(state.offset, 86)
    expectEqual(Drawing(of: numbers(3), 20, 5).lines, ["  row 0", "  row 1", "▏ row 2"])
    expectEqual(state.selection, 2)
  }

  @Test func `a million rows cost what the screen shows`() {
    var asked: [Int] = []
    let list = List("행", state, count: 1_000_000) { index in
      asked.append(index)
      return Label("row \(index)")
    }
    state.select(999_999)
    expectEqual(
      Drawing(of: list, 20, 3).lines,
      [
        "  row 999997",
        "  row 999998",
        "▏ row 999999       ┃",
      ])
    expectEqual(asked, [999_997, 999_998, 999_999])
  }

  @Test func `lines and rows lead to each other through empty sections`() {
    let lines = ListLines(sections: [
      .init("a", count: 0), .init("b", count: 2), .init("c", count: 0), .init("d", count: 1),
    ])
    expectEqual(
      (0..<lines.lineCount).map(lines.content),
      [
        .header(0), .header(1), .row(0), .row(1), .header(2), .header(3), .row(2),
      ])
    expectEqual((0..<lines.count).map(lines.line), [2, 3, 6])
  }

  @Test func `a list says what it is, where, and the row`() {
    state.select(2)
    let list = people([.init("KR", count: 3), .init("NL", count: 97)])
    expectEqual(words(of: list), ["목록 사람, 3 / 100: 청년, 이서연, KR"])
    expectEqual(
      words(of: list, focus: state, language: .english), ["> list 사람, 3 / 100: 청년, 이서연, KR"])
  }

  @Test func `what stands apart in a row has commas between it, but not behind a label`() {
    let list = List("사람", state, count: 1) { _ in
      Columns(
        spacing: 2, .fixed(8, Label("청년")), .fixed(8, Label("나이:")), .fixed(4, Label("24")),
        .fixed(2, Label("")), .intrinsic(Label("KR")))
    }
    expectEqual(words(of: list), ["목록 사람, 1 / 1: 청년, 나이: 24, KR"])
    let line = OneLine(parts: Columns(.intrinsic(Label("확실 0")), .gap, .intrinsic(Label("충전 6건"))))
    expectEqual(words(of: line), ["확실 0, 충전 6건"])
    expectEqual(words(of: Spoken(Label("+5"), as: Label("수입 5원"))), ["수입 5원"])
  }
}
