import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// The help, which lists what keys do.
@MainActor
struct WindowHelpTests {
  private let journal = Journal()
  private let list = ListState()

  private var panel: Panel {
    let panel = Panel(
      keys: [journal.binding("view", .character("r")), journal.binding("view", .escape)],
      Framed(List("", list, count: 9) { Label("\($0)") }))
    return panel
  }

  @Test func `the help lists the keys of the focus and of its view`() {
    let window = Window(panel, 44, 20)
    window.press(.character("?"))
    expectEqual(
      window.lines.dropLast(),
      [
        "▏ 0  ╭─ 도움말 ───────────────────────╮",
        "  1  │                                │",
        "  2  │   이 화면                      │",
        "  3  │ ▌ r       View r               │",
        "  4  │   Esc     View Esc             │",
        "  5  │   목록                         │",
        "  6  │   ↓ j     아래로               │",
        "  7  │   ↑ k     위로                 │",
        "  8  │   PgDn    한 페이지 아래로     │",
        "     │   PgUp    한 페이지 위로       │",
        "     │   Ctrl-D  반 페이지 아래로     │",
        "     │   Ctrl-U  반 페이지 위로       │",
        "     │   Home g  처음                 │",
        "     │   End G   끝                   │",
        "     │   모든 화면                    │",
        "     │   y       복사                 │",
        "     │   ? F1    도움말               │",
        "     │                                │",
        "     ╰────────────────────────────────╯",
      ])
    expectEqual(window.lines.last?.hasPrefix("↑↓ 이동  Enter 실행"), true)
    expectEqual(window.frame().styleLines[0], "-.-..rr.TTTTTT.rrrrrrrrrrrrrrrrrrrrrrrr")
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 50)])
  func `of the keys of a field the titles are seen too, however many keys one has`(
    columns: Int, rows: Int
  ) {
    let window = Window(Panel(TextField("", FieldState())), columns, rows)
    window.press(.function(1))
    #expect(window.lines.contains { $0.contains("왼쪽") }, "\(window.lines)")
    window.press(.end)
    #expect(window.lines.contains { $0.contains("▌") && $0.contains("도움말") })
  }

  @Test(arguments: [(80, 24), (120, 50)])
  func `the third key of a title is read where the help has room for it`(columns: Int, rows: Int) {
    let window = Window(Panel(TextField("", FieldState())), columns, rows)
    window.press(.function(1))
    var lines = Array(window.lines)
    for _ in 0..<40 {
      window.press(.down)
      lines += Array(window.lines)
    }
    #expect(lines.contains { $0.contains("Alt-← Ctrl-← Alt-B") })
  }

  @Test(arguments: [Key.character("?"), .function(1), .escape])
  func `question mark, F1 and escape close it`(key: Key) {
    let window = Window(panel)
    let before = window.lines
    window.press(.function(1))
    #expect(window.lines != before)
    window.press(key)
    expectEqual(window.lines, before)
  }

  @Test func `the help goes with the view that it is about`() {
    let inner = panel
    let outer = Panel(inner)
    let window = Window(outer, 44, 16)
    window.press(.character("?"))
    #expect(window.lines[0].contains("도움말"))
    outer.content = Label("잠김")
    expectEqual(window.lines, ["잠김"])
    window.press(.character("?"))
    #expect(window.bindings.map { $0.title.text(.korean) }.contains("닫기"))
  }

  @Test func `keys under the help do nothing, and the arrows move the help`() {
    let window = Window(panel)
    window.press(.down, .character("?"), .character("r"), .down, .tab)
    window.send(.paste("r"))
    expectEqual(list.selection, 1)
    expectEqual(window.speech().last, "키: ↑↓ 이동, Enter 실행, / 검색, Esc 닫기, ? 도움말")
    window.press(.escape, .character("r"), .escape)
    expectEqual(journal.lines, ["view r", "view Esc"])
    expectEqual(list.selection, 1)
  }

  @Test func `Enter runs the selected line and closes the help`() {
    let window = Window(panel)
    let before = window.lines
    window.press(.character("?"), .enter)
    expectEqual(journal.lines, ["view r"])
    expectEqual(window.lines, before)
    window.press(.character("?"), .down, .down, .enter)
    expectEqual(list.selection, 1)
  }

  @Test func `a click runs a line, and the wheel scrolls`() throws {
    let window = Window(panel, 44, 16)
    window.press(.character("?"))
    window.send(.mouse(Mouse(.wheel(1), at: Point(column: 20, row: 8))))
    #expect(window.lines.contains { $0.contains("모든 화면") })
    window.send(.mouse(Mouse(.wheel(-1), at: Point(column: 20, row: 8))))
    let row = try #require(window.lines.firstIndex { $0.contains("View r") })
    window.send(.mouse(Mouse(.click, at: Point(column: 20, row: row))))
    expectEqual(journal.lines, ["view r"])
    #expect(!window.lines[0].contains("도움말"))
  }

  @Test func `a slash finds a line by its title or its key, and Esc shows all again`() {
    let window = Window(panel, 44, 16)
    window.press(.character("?"), .character("/"))
    for letter in "view" { window.press(.character(letter)) }
    expectEqual(window.speech().prefix(3), ["창 도움말", "> 입력란 검색: view", "목록 키, 1 / 2: r: View r"])
    window.press(.enter, .down, .escape)
    #expect(window.lines.contains { $0.contains("이 화면") })
    window.press(.character("/"))
    for letter in "veiw r" { window.press(.character(letter)) }
    window.press(.enter, .enter)
    expectEqual(journal.lines, ["view r"])
  }

  @Test(arguments: [Size(columns: 44, rows: 30), Size(columns: 120, rows: 40)])
  func `the sheet keeps its place and its size while it is searched`(size: Size) {
    let window = Window(panel, size.columns, size.rows)
    func corners() -> [String] {
      window.lines.enumerated().filter { $1.contains("╭") || $1.contains("╰") }
        .map { "\($0): \($1.drop { $0 == " " || $0.isNumber })" }
    }
    window.press(.character("?"))
    let before = corners()
    expectEqual(before.count, 2)
    window.press(.character("/"))
    expectEqual(corners(), before)
    for letter in "viewzz" {
      window.press(.character(letter))
      expectEqual(corners(), before)
    }
  }

  @Test func `where nothing is found it says so, and each key has one hint`() throws {
    let window = Window(panel, 60, 16)
    window.press(.character("?"), .character("/"))
    for letter in "zzz" { window.press(.character(letter)) }
    #expect(window.lines.contains { $0.contains("검색 결과가 없습니다.") })
    let hints = try #require(window.lines.last)
    expectEqual(hints.split(separator: " ").filter { $0 == "F1" }, ["F1"])
    window.press(.enter, .enter)
    expectEqual(window.speech().first, "창 도움말")
  }

  @Test func `while the selection moves only its line is another one`() {
    let window = Window(panel)
    window.press(.character("?"))
    let before = window.speech()
    window.press(.down)
    let after = window.speech()
    expectEqual(zip(before, after).filter { $0 != $1 }.count, 1)
    expectEqual(after[1], "> 목록 키, 2 / 12: Esc: View Esc")
  }

  @Test func `the help leaves the row of the key hints alone`() {
    let window = Window(panel, 30, 6)
    window.press(.character("?"))
    expectEqual(
      window.lines.dropLast(),
      [
        "╭─ 도움말 ───────────────────╮",
        "│ 이 화면                  ┃ │",
        "│ ▌ r       View r           │",
        "│   Esc     View Esc         │",
        "╰────────────────────────────╯",
      ])
    expectEqual(window.lines.last?.hasPrefix("↑↓"), true)
  }

  @Test func `in a field a question mark is text, and F1 opens the help`() {
    let field = FieldState()
    let window = Window(Panel(TextField("", field)), 40, 16)
    window.press(.character("?"))
    expectEqual(window.lines, ["▌?"])
    window.press(.function(1), .character("x"))
    expectEqual(field.text, "?")
    expectEqual(window.caret, nil)
    expectEqual(
      window.speech().prefix(2),
      [
        "창 도움말", "> 목록 키, 1 / 16: 입력란: ← Ctrl-B: 왼쪽 글자",
      ])
    window.press(.function(1), .character("x"))
    expectEqual(field.text, "?x")
  }

  @Test func `the help lists what the window itself does, and the host's keys`() {
    let window = Window(
      Panel(Rows(.intrinsic(Dial(Knob("a"))), .intrinsic(Dial(Knob("b"))))), 40, 16)
    window.hostBindings = { _ in [KeyBinding(.function(9), title: "마우스") {}] }
    window.commands = Commands({ [] }) { _ in }
    window.press(.character("?"))
    expectEqual(window.speech(), ["창 도움말", "> 목록 키, 1 / 5: 모든 화면: F9: 마우스"])
    var rows: [String] = []
    for _ in 0..<4 {
      window.press(.down)
      rows.append(window.speech()[1])
    }
    expectEqual(
      rows,
      [
        "> 목록 키, 2 / 5: Tab: 다음 항목", "> 목록 키, 3 / 5: Shift-Tab: 이전 항목",
        "> 목록 키, 4 / 5: Ctrl-P: 전체 검색", "> 목록 키, 5 / 5: ? F1: 도움말",
      ])
  }

  @Test func `in a field neither hints nor help name letters as keys`() {
    let field = FieldState()
    let window = Window(
      Panel(keys: panel.keys, Framed(TextField("", field))), 60, 40)
    window.commands = Commands({ [] }) { _ in }
    expectEqual(window.lines.last, "Esc view Esc  Ctrl-P 전체 검색  F1 도움말")
    window.press(.function(1))
    #expect(window.lines.contains { $0.hasSuffix("F1      도움말  │") || $0.contains("F1 ") })
    #expect(!window.lines.contains { $0.contains("view r") })
  }

  @Test func `the help goes when the view under it goes, and shows nothing of it`() {
    let inner = Panel(keys: [journal.binding("secret", .character("s"))], Dial(Knob("inner")))
    let outer = Panel(inner)
    let window = Window(outer, 30, 8)
    window.press(.character("?"))
    #expect(window.lines.joined().contains("Secret"))
    outer.content = Label("locked")
    expectEqual(window.lines, ["locked"])
    expectEqual(window.speech(), ["locked"])
  }

  @Test func `the words of the screen end with its keys, where it shows them`() {
    expectEqual(
      Window(panel).speech(),
      [
        "> 목록, 1 / 9: 0",
        "키: ↑↓ 이동, r view r, Esc view Esc, ? 도움말",
      ])
    expectEqual(Window(Panel(Label("text"))).speech(), ["text"])
  }
}
