import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

@MainActor
struct HintTests {
  private let help = [KeyBinding(.character("?"), title: "도움말") {}]
  private let bindings = [
    KeyBinding(title: "이동", label: "↑↓") {},
    KeyBinding(.down, .character("j"), title: "아래로", isHinted: false) {},
    KeyBinding(.enter, title: "열기") {},
    KeyBinding(.character("/"), title: "찾기") {},
    KeyBinding(.character("r"), title: "지역") {},
    KeyBinding(.character("R"), title: "새로 받기") {},
    KeyBinding(.enter, title: "바깥의 것") {},
    KeyBinding(.control("p"), title: "명령") {},
  ]

  @Test(arguments: [
    (80, "↑↓ 이동  Enter 열기  / 찾기  r 지역  R 새로 받기  Ctrl-P 명령  ? 도움말"),
    (71, "↑↓ 이동  Enter 열기  / 찾기  r 지역  R 새로 받기  Ctrl-P 명령  ? 도움말"),
    (70, "↑↓ 이동  Enter 열기  / 찾기  r 지역  R 새로 받기  Ctrl-P 명령  ?"),
    (64, "↑↓ 이동  Enter 열기  / 찾기  r 지역  R 새로 받기  Ctrl-P 명령  ?"),
    (63, "↑↓ 이동  Enter 열기  / 찾기  r 지역  R 새로 받기  ? 도움말"),
    (60, "↑↓ 이동  Enter 열기  / 찾기  r 지역  R 새로 받기  ? 도움말"),
    (59, "↑↓ 이동  Enter 열기  / 찾기  r 지역  R  Ctrl-P  ? 도움말"),
    (40, "↑↓  Enter  /  r  R  Ctrl-P  ? 도움말"),
    (20, "↑↓  Enter  ? 도움말"), (12, "↑↓  ? 도움말"), (8, "? 도움말"), (3, "?"), (0, ""),
  ])
  func `hints are cut from the right, on a narrow screen their titles first`(
    columns: Int, shown: String
  ) {
    expectEqual(Drawing(of: KeyHints(bindings, own: help), columns, 1).buffer.lines, [shown])
  }

  @Test(arguments: [
    (40, "Enter open  [ earlier  ] later  ? help"), (36, "Enter open  [ earlier  ]  ? help"),
    (20, "Enter  [  ]  ? help"), (18, "Enter  ? help"),
  ])
  func `one of two directions does not stand alone`(columns: Int, shown: String) {
    let bindings = [
      KeyBinding(.enter, title: "open") {}, KeyBinding(.character("["), title: "earlier") {},
      KeyBinding(.character("]"), title: "later") {},
    ]
    let help = [KeyBinding(.character("?"), title: "help") {}]
    expectEqual(Drawing(of: KeyHints(bindings, own: help), columns, 1).buffer.lines, [shown])
  }

  @Test(arguments: [
    (44, "Enter C-s save  / find  Esc close  ? help"), (30, "Enter C-s save  /  Esc  ? help"),
  ])
  func `keys of the same title share a hint`(columns: Int, shown: String) {
    let bindings = [
      KeyBinding(.enter, title: "Save") {}, KeyBinding(.character("/"), title: "find") {},
      KeyBinding(.control("s"), title: "save", label: "C-s") {},
      KeyBinding(.escape, title: "close") {},
    ]
    let help = [KeyBinding(.character("?"), title: "help") {}]
    expectEqual(Drawing(of: KeyHints(bindings, own: help), columns, 1).buffer.lines, [shown])
  }

  @Test func `what moves the selection shares no hint with a key of the same title`() {
    let bindings = [
      KeyBinding(title: "move", label: "↑↓") {}, KeyBinding(.enter, title: "move") {},
      KeyBinding(.character("m"), title: "move") {},
    ]
    expectEqual(
      Drawing(of: KeyHints(bindings, own: help), 60, 1).buffer.lines,
      ["↑↓ move  Enter m move  ? 도움말"])
  }

  @Test func `where buttons alone can have the focus a hint says how to get to the next`() {
    let (one, other) = (ButtonState(), ButtonState())
    let keys = [KeyBinding(.escape, title: "닫기") {}]
    func hints(_ widget: any Widget) -> String? {
      Window(Panel(keys: keys, Framed(widget)), 60, 6).lines.last
    }
    let pair = Columns(.intrinsic(Button("예", one)), .intrinsic(Button("아니요", other)))
    expectEqual(hints(pair), "Enter 예  Tab 다음 버튼  Esc 닫기  ? 도움말")
    expectEqual(hints(Button("예", one)), "Enter 예  Esc 닫기  ? 도움말")
    let field = TextField("이름", FieldState())
    expectEqual(
      hints(Rows(.intrinsic(pair), .intrinsic(field))), "Enter 예  Esc 닫기  ? 도움말")
  }

  @Test func `on a wide screen Esc stays where others do not fit`() {
    let bindings = [
      KeyBinding(.enter, title: "open") {},
      KeyBinding(.character("a"), title: String(repeating: "long ", count: 10)) {},
      KeyBinding(.escape, title: "close") {},
    ]
    expectEqual(
      Drawing(of: KeyHints(bindings, own: help), 60, 1).buffer.lines,
      [
        "Enter open  Esc close  ? 도움말"
      ])
  }

  @Test(arguments: [
    (83, "r 국가를 표시하거나 숨기기  F9 마우스를 켜거나 끄기  Ctrl-P 전체 검색  F1 도움말"),
    (79, "r 국가를 표시하거나 숨기기  F9 마우스를 켜거나 끄기  Ctrl-P 전체 검색  F1"),
    (70, "r 국가를 표시하거나 숨기기  Ctrl-P 전체 검색  F1 도움말"),
  ])
  func `what the program adds is the first to go`(columns: Int, shown: String) {
    let keys = [KeyBinding(.control("r"), title: "국가를 표시하거나 숨기기", label: "r") {}]
    let window = Window(Panel(keys: keys, Framed(TextField("이름", FieldState()))), columns, 6)
    window.hostBindings = { _ in [KeyBinding(.function(9), title: "마우스를 켜거나 끄기") {}] }
    window.commands = Commands({ [] }) { _ in }
    expectEqual(window.lines.last?.hasSuffix(shown), true, "\(window.lines)")
  }

  @Test(arguments: [
    ("Categories", "categories"), ("import", "import"), ("SuperPay", "SuperPay"),
    ("CCTV", "CCTV"), ("Call SuperTaxi", "call SuperTaxi"), ("분류", "분류"), ("", ""),
  ])
  func `hints begin in lower case, but for names`(title: String, shown: String) {
    let hint = KeyBinding(.character("c"), title: title) {}
    expectEqual(
      Drawing(of: KeyHints([hint], own: []), 40, 1).buffer.lines.first?.hasPrefix(
        "c" + (shown.isEmpty ? "" : " \(shown)")), true)
  }

  @Test func `keys are bright and titles dim`() {
    expectEqual(
      Drawing(of: KeyHints([bindings[2]], own: help), 30, 1).styles, ["......dddd....dddddd"])
    expectEqual(words(of: KeyHints([bindings[2]], own: help)), ["키: Enter 열기, ? 도움말"])
  }

  @Test func `where keys are text, only those are hinted that are not`() {
    let journal = Journal()
    let field = FieldState()
    field.onSubmit = { _ in }
    let panel = Panel(
      keys: [journal.binding("back", .escape), journal.binding("quit", .character("q"))],
      Framed(TextField("이름", field)))
    let window = Window(panel, 60, 6)
    expectEqual(window.lines.last, "Enter 확인  Esc back Esc  F1 도움말")
    window.press(.character("q"), .character("?"), .escape)
    expectEqual(field.text, "q?")
    expectEqual(journal.lines, ["back Esc"])
    expectEqual(window.speech().last, "키: Enter 확인, Esc back Esc, F1 도움말")
    window.press(.function(1))
    #expect(window.lines[0].contains("─ 도움말 ─"))
  }

  @Test func `the help lists every key once, with what the innermost does`() {
    let group = KeyChain.Group(title: TerminalText.thisScreen, bindings: bindings)
    let help = HelpList([group], ListState(), .korean)
    expectEqual(
      Drawing(of: help, 30, 10).lines,
      [
        "이 화면", "▏ ↓ j     아래로", "  Enter   열기", "  /       찾기", "  r       지역", "  R       새로 받기",
        "  Ctrl-P  명령",
      ])
    expectEqual(words(of: help), ["목록 키, 1 / 6: 이 화면: ↓ j: 아래로"])
  }

  @Test func `the help is a sheet that its own keys close`() {
    let view = HelpView([KeyChain.Group(title: TerminalText.thisScreen, bindings: [bindings[2]])]) {
      _ in
    }
    var closed = 0
    view.back = { closed += 1 }
    expectEqual(
      Drawing(of: view, 24, 5).lines,
      [
        "   ╭─ 도움말 ──────╮",
        "   │ 이 화면       │",
        "   │▏ Enter  열기  │",
        "   ╰───────────────╯",
      ])
    for binding in view.bindings(in: Environment(language: .korean))
    where binding.keys.contains(.escape) {
      binding.action()
    }
    expectEqual(closed, 1)
  }
}
