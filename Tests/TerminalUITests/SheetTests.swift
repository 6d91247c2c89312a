import Expectations
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

@MainActor
struct SheetTests {
  private let list = ListState()
  private let cancel = ButtonState()
  private let charge = ButtonState()

  private var sheet: Sheet {
    let under = List("카드", list, count: 30) { Label("우리은행 \($0) 가나다라마바사아자차카타파하") }
    let buttons = Columns(
      spacing: 2, .gap, .intrinsic(Button("취소", cancel)), .intrinsic(Button("충전", charge)))
    let content = Rows(spacing: 1, .intrinsic(Label("금액을 고르십시오")), .fixed(1, buttons))
    return Sheet(title: "충전하기", content: content, over: under)
  }

  @Test func `a sheet stands in the middle over what is faint`() {
    let picture = Drawing(of: sheet, 44, 13, focus: charge)
    expectEqual(
      picture.lines,
      [
        "▏ 우리은행 0 가나다라마바사아자차카타파하  ┃",
        "  우리은행 1 가나다라마바사아자차카타파하  ┃",
        "  우리은행 2 가나다라마바사아자차카타파하  ┃",
        "         ╭─ 충전하기 ─────────────╮        ┃",
        "         │                        │        ┃",
        "         │   금액을 고르십시오    │",
        "         │                        │",
        "         │   [ 취소 ]  [▌충전 ]   │",
        "         │                        │",
        "         ╰────────────────────────╯",
        "  우리은행 10 가나다라마바사아자차카타파하",
        "  우리은행 11 가나다라마바사아자차카타파하",
        "  우리은행 12 가나다라마바사아자차카타파하",
      ])
    expectEqual(
      picture.styles,
      [
        "-.---------------------------------------..-",
        "..---------------------------------------..-",
        "..---------------------------------------..-",
        ".........rr.TTTTTTTT.rrrrrrrrrrrrrr........-",
        ".........r........................r........-",
        ".........r........................r",
        ".........r........................r",
        ".........r...d......d..aa____.a...r",
        ".........r........................r",
        ".........rrrrrrrrrrrrrrrrrrrrrrrrrr",
        "..----------------------------------------",
        "..----------------------------------------",
        "..----------------------------------------",
      ])
    expectEqual(
      picture.placed.map(ObjectIdentifier.init), [cancel, charge].map(ObjectIdentifier.init))
  }

  @Test func `a sheet that would cover the selected row ends above it, and leaves what is higher`()
  {
    let content = Rows((0..<6).map { .fixed(1, Label("\($0)")) })
    for (selected, first) in [(0, 4), (5, 9), (13, 3), (11, 1), (16, 4)] {
      let list = ListState()
      list.select(selected)
      let under = List("", list, count: 19) { Label("\($0)") }
      let sheet = Sheet(title: "", content: content, over: under)
      let lines = Drawing(of: sheet, 44, 19, focus: list).lines
      expectEqual(lines.firstIndex { $0.contains("╭") }, first, "of row \(selected)")
    }
  }

  @Test
  func `a sheet about the selected row gives up its blank rows for that, and some of its own`() {
    let content = Rows((0..<6).map { .fixed(1, Label("\($0)")) })
    func lines(_ selected: Int, least: Int? = nil, in rows: Int = 15) -> [String] {
      let list = ListState()
      list.select(selected)
      let under = List("", list, count: rows) { Label("\($0)") }
      let sheet = Sheet(title: "", content: content, over: under, leastRows: least)
      return Array(Drawing(of: sheet, 44, rows, focus: list).lines)
    }
    // Ten rows fit neither above nor below, and eight do.
    expectEqual(lines(8).firstIndex { $0.contains("╭") }, 2)
    let low = lines(8, least: 6)
    expectEqual(low.firstIndex { $0.contains("╭") }, 0)
    expectEqual(low.firstIndex { $0.contains("╰") }, 7)
    #expect(low[1].contains("│   0"), "\(low)")
    // Eight do not fit: only what has use for fewer rows is lower.
    let lowest = lines(7, least: 3)
    expectEqual(lowest.firstIndex { $0.contains("╭") }, 8)
    expectEqual(lowest.firstIndex { $0.contains("╰") }, 14)
    #expect(lowest[7].contains("7"), "\(lowest)")
    // Else the rows under it are moved, by as few as it takes.
    for (selected, rows, first, row) in [(7, 15, 7, 6), (5, 10, 0, 8), (4, 10, 2, 1)] {
      let moved = lines(selected, least: .max, in: rows)
      expectEqual(moved.firstIndex { $0.contains("╭") }, first)
      expectEqual(moved.firstIndex { $0.contains("╰") }, first + 7)
      #expect(moved[row].contains("▏ \(selected)"), "\(moved)")
    }
    #expect(lines(4, least: .max, in: 10)[0].contains("3"))
    // There is no room for both.
    expectEqual(lines(3, least: .max, in: 5).firstIndex { $0.contains("╭") }, 0)
  }

  @Test func `of several selected rows a sheet covers least, the longest one last`() {
    let content = Rows((0..<6).map { .fixed(1, Label("\($0)")) })
    let (few, many) = (ListState(), ListState())
    few.select(2)
    many.select(9)
    let under = Rows(
      .fixed(3, Columns(.gap, .fixed(26, List("", few, count: 3) { Label("\($0)") }))),
      .flexible(List("", many, count: 16) { Label("\($0)") }))
    let lines = Drawing(of: Sheet(title: "", content: content, over: under), 44, 19, focus: many)
      .lines
    expectEqual(lines.firstIndex { $0.contains("╭") }, 2)
    #expect(lines[12].contains("▏ 9"))
  }

  @Test func `words that a sheet cuts are not left in halves, and lines and long words are`() {
    func lines(_ text: String) -> [String] {
      let under = List("", ListState(), count: 5, markColumns: 1) { _ in Label(text) }
      let sheet = Sheet(
        title: "", content: Label("1234"), over: under, maximum: Size(columns: 12, rows: 3))
      return Array(Drawing(of: sheet, 60, 5).lines)
    }
    // The sheet and its two cells have the columns 22 to 37.
    let words = "one two three four five six seven eight nine ten eleven"
    expectEqual(
      lines(words)[2], " one two three four     │   1234   │     nine ten eleven")
    let (rule, letters) = (
      String(repeating: "─", count: 21), String(repeating: "가", count: 10)
    )
    expectEqual(
      lines(String(repeating: "─", count: 58))[2], " \(rule)  │   1234   │  \(rule)")
    expectEqual(
      lines(String(repeating: "가", count: 29))[2],
      " \(letters)…  │   1234   │  …\(letters)")
    // A button is one word.
    let buttons = "0123456789012345678[ a b c ]xxxxxxx[ x y ] end"
    expectEqual(lines(buttons)[2], " 0123456789012345678    │   1234   │        end")
    // Brackets that are none are left.
    expectEqual(
      lines("0123456789 12345678[ aaaaaaaaaaaaaaaaaaaaaaaaa] end")[2],
      " 0123456789 12345678    │   1234   │             end")
    expectEqual(
      lines("012345678 0123456 [ aaaaaaaaaaaaaaaaa bbbbb end")[2],
      " 012345678 0123456 [    │   1234   │   bbbbb end")
  }

  @Test func `a sheet has the rows that its content needs in its own columns`() {
    // The error is wrapped in fewer columns than were offered.
    let state = FieldState("x")
    let error = String(repeating: "words that wrap ", count: 4)
    let content = Rows(.minimum(1, TextField("Address", state, error: Phrase(error))))
    let lines = Drawing(of: Sheet(title: "", content: content, over: Blank()), 80, 24, focus: state)
      .lines
    expectEqual(lines.joined().split(separator: " ").count { $0 == "wrap" }, 4, "\(lines)")
  }

  @Test func `a small screen gives a sheet all it has`() {
    expectEqual(
      Drawing(of: sheet, 20, 5).lines,
      [
        "╭─ 충전하기 ───────╮",
        "│ 금액을 고르십시… │",
        "│                  │",
        "│ [ 취소 ]  [ … ]  │",
        "╰──────────────────╯",
      ])
    for columns in 0...24 {
      for rows in 0...7 { #expect(Drawing(of: sheet, columns, rows).buffer.isSound) }
    }
  }

  @Test func `only the sheet speaks`() {
    expectEqual(words(of: sheet, focus: charge), ["창 충전하기", "금액을 고르십시오", "버튼 취소", "> 버튼 충전"])
  }

  @Test func `of two sheets only the upper one can be reached`() {
    let upper = ButtonState()
    let both = Sheet(title: "확인", content: Button("예", upper), over: sheet)
    expectEqual(Drawing(of: both).placed.map(ObjectIdentifier.init), [ObjectIdentifier(upper)])
    expectEqual(words(of: both), ["창 확인", "버튼 예"])
  }
}
