import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// The commands that Ctrl-P opens, and the question.
@MainActor
struct WindowCommandTests {
  private let journal = Journal()
  private let panel: Panel

  init() {
    let journal = journal
    panel = Panel(
      keys: [
        KeyBinding(.character("r"), .function(5), title: "새로 받기") {
          journal.lines.append("refresh")
        },
        KeyBinding(.character("z"), title: "지역", isHinted: false) {
          journal.lines.append("region")
        },
        KeyBinding(title: "이동", label: "↑↓") { journal.lines.append("never") },
        KeyBinding(.character("r"), title: "가려진 것") { journal.lines.append("never") },
        KeyBinding(.function(6), title: "지역") { journal.lines.append("never") },
      ], Dial(Knob("knob")))
  }

  private func window(_ columns: Int = 60, _ rows: Int = 20) -> Window {
    let window = Window(panel, columns, rows)
    let journal = journal
    window.commands = Commands({ [Destination(Phrase(ko: "홈", en: "home"), link: "home")] }) {
      if case .place(let link) = $0 { journal.lines.append("go \(link)") }
    }
    return window
  }

  /// The rows of the list, without border and blanks.
  private func offered(_ window: Window) -> [String] {
    window.lines.compactMap { line in
      let parts = line.split(separator: "│")
      guard parts.count > 1 || line.first == "│" || line.contains("│") else { return nil }
      let text = parts.last { $0.contains { $0 != " " } }?.split(separator: " ")
        .joined(separator: " ")
      return text
    }
  }

  @Test func `Ctrl-P lists what keys do and the places to go to`() {
    let window = window()
    window.press(.control("p"))
    expectEqual(
      offered(window),
      [
        "▌화면, 명령, 사람, 내역 검색",
        "▏ 홈 home 화면",
        "새로 받기 r 명령",
        "도움말 ? 명령",
        "지역 z 명령",
      ])
    #expect(window.lines[0].hasPrefix("╭─ 전체 검색 ──"))
    #expect(window.caret != nil)
    expectEqual(
      window.speech(),
      [
        "창 전체 검색",
        "> 입력란 화면, 명령, 사람, 내역 검색: 비어 있음",
        "목록 전체 검색, 1 / 4: 홈, home, 화면",
      ])
  }

  @Test(arguments: [40, 50, 60, 80])
  func `names of commands are whole before their kind and a long detail are shown`(columns: Int) {
    let name = "Merge or delete categories"
    let window = Window(Panel(keys: []), columns, 20)
    window.commands = Commands({
      [
        Destination(Phrase(name), link: "finance/ledger/categories/of/all/books"),
        Destination(Phrase("Merge"), link: "home/merge"),
      ]
    }) { _ in }
    window.press(.control("p"))
    for letter in "merge" { window.press(.character(letter)) }
    let rows = offered(window)
    #expect(rows.contains { $0.contains(name) }, "\(rows)")
    // What has room stays as it is.
    #expect(rows.contains { $0.contains("Merge home/merge") }, "\(rows)")
    expectEqual(rows.contains { $0.hasSuffix("home/merge 화면") }, columns > 40)
  }

  @Test func `a place is opened, and what a key or a button of the same name does is not done`() {
    let journal = journal
    let send = ButtonState { journal.lines.append("sent") }
    let order = Phrase(ko: "주문하기", en: "place order")
    let window = Window(
      Panel(
        keys: [KeyBinding(.control("s"), title: order) { journal.lines.append("saved") }],
        Rows([.fixed(1, Dial(Knob("knob"))), .fixed(1, Button(order, send))])), 60, 20)
    window.commands = Commands({ [Destination(order, link: "home/orders/new")] }) {
      if case .place(let link) = $0 { journal.lines.append("go \(link)") }
    }
    window.press(.control("p"))
    expectEqual(offered(window).first { $0.contains("주문하기") }, "▏ 주문하기 home/orders/new 화면")
    for letter in "주문하기" { window.press(.character(letter)) }
    window.send(.key(.enter))
    expectEqual(journal.lines, ["go home/orders/new"])
  }

  @Test func `in a field no letter is named, and without places commands alone are searched`() {
    let window = Window(Panel(TextField("이름", FieldState())), 60, 20)
    window.commands = Commands({ [] }) { _ in }
    window.press(.control("p"))
    #expect(offered(window).contains { $0.contains("도움말 F1 명령") })
    expectEqual(offered(window).first, "▌명령 검색")
  }

  @Test func `without commands Ctrl-P does nothing, and hints do not name it`() {
    let window = Window(panel)
    window.press(.control("p"))
    expectEqual(window.lines, ["knob*"])
  }

  @Test(arguments: [Key.escape, .control("p")])
  func `escape and Ctrl-P close it, and nothing is done`(key: Key) {
    let window = window()
    window.press(.control("p"), .down, key)
    expectEqual(window.lines, ["knob*"])
    window.press(.character("r"))
    expectEqual(journal.lines, ["refresh"])
  }

  @Test func `Enter does the command and closes`() {
    let window = window()
    window.press(.control("p"), .pageDown, .enter)
    expectEqual(window.lines, ["knob*"])
    expectEqual(journal.lines, ["region"])
  }

  @Test func `typing finds a command by a word of its title`() {
    let window = window()
    window.press(.control("p"))
    for letter in "받기" { window.press(.character(letter)) }
    expectEqual(offered(window), ["▌받기", "▏ 새로 받기 r 명령"])
    window.press(.enter)
    expectEqual(journal.lines, ["refresh"])
  }

  @Test func `a place is found by its name in either language and by its link`() {
    for query in ["홈", "hom", "ㄴㄴ"] {
      let window = window()
      window.press(.control("p"))
      for letter in query { window.press(.character(letter)) }
      window.press(.enter)
    }
    expectEqual(journal.lines, ["go home", "go home"])
  }

  @Test(arguments: ["받기", "ㅅㄹ", "refr", "새로"], Language.allCases)
  func `a command is found by its title in either language, and shown in the user's`(
    query: String, language: Language
  ) {
    let journal = journal
    let view = TitledPanel(Phrase(ko: "새로 받기", en: "refresh")) { journal.lines.append("refresh") }
    let window = Window(view, 60, 20)
    window.environment.language = language
    window.commands = Commands({ [] }) { _ in }
    window.press(.control("p"))
    for letter in query { window.press(.character(letter)) }
    expectEqual(
      offered(window),
      [
        "▌" + query, language == .korean ? "▏ 새로 받기 r 명령" : "▏ Refresh r command",
      ])
    window.press(.enter)
    expectEqual(journal.lines, ["refresh"])
  }

  @Test func `a command without a key is found, and stands in no hint or help`() {
    let journal = journal
    let panel = Panel(
      keys: [
        KeyBinding(.character("s"), title: "정렬") { journal.lines.append("next") },
        .command(title: "정렬: 나이") { journal.lines.append("by age") },
        .command(title: "정렬: 이름") { journal.lines.append("by name") },
      ], Dial(Knob("knob")))
    let window = Window(panel, 60, 20)
    window.commands = Commands({ [] }) { _ in }
    window.press(.character("?"))
    #expect(!window.lines.contains { $0.contains("나이") })
    window.press(.escape, .control("p"))
    for letter in "정렬 나이" { window.press(.character(letter)) }
    expectEqual(offered(window), ["▌정렬 나이", "▏ 정렬: 나이 명령"])
    window.press(.enter)
    expectEqual(journal.lines, ["by age"])
  }

  @Test func `what has a slash is gone to as a link`() {
    let window = window()
    window.press(.control("p"))
    for letter in "home/ada" { window.press(.character(letter)) }
    expectEqual(offered(window), ["▌home/ada", "▏ home/ada → 화면"])
    window.press(.enter)
    expectEqual(journal.lines, ["go home/ada"])
  }

  @Test func `where nothing is found it says so, and Enter waits`() {
    let window = window()
    window.press(.control("p"), .character("ㅋ"), .enter)
    expectEqual(offered(window), ["▌ㅋ", "검색 결과가 없습니다. 다른 단어로 검색해 주세요."])
    window.press(.backspace)
    expectEqual(offered(window).count, 5)
  }

  @Test func `what was done last comes first after the places the next time`() {
    let window = window()
    window.press(.control("p"), .pageDown, .enter)
    window.press(.control("p"), .enter)
    window.press(.control("p"))
    expectEqual(
      offered(window).dropFirst(),
      [
        "▏ 홈 home 화면", "지역 z 명령", "새로 받기 r 명령", "도움말 ? 명령",
      ])
    expectEqual(journal.lines, ["region", "go home"])
  }

  @Test func `a command that opens the help opens it`() {
    let window = window()
    window.press(.control("p"), .character("도"), .enter)
    expectEqual(window.speech().first, "창 도움말")
  }

  @Test func `a command for a field reaches the field that had the focus`() {
    let field = SecretState()
    field.insert("비밀번호")
    let window = Window(Panel(SecretField("", field)), 60, 20)
    window.commands = Commands({ [] }) { _ in }
    window.press(.control("p"))
    #expect(!window.lines.joined().contains("비"))
    for letter in "처음까지" { window.press(.character(letter)) }
    window.press(.enter)
    expectEqual(field.count, 0)
  }

  @Test func `the commands go when the view under them goes`() {
    let inner = Panel(keys: panel.keys, Dial(Knob("inner")))
    let outer = Panel(inner)
    let window = Window(outer, 60, 20)
    window.commands = Commands({ [] }) { _ in }
    window.press(.control("p"))
    expectEqual(window.speech().first, "창 전체 검색")
    outer.content = Label("locked")
    expectEqual(window.lines, ["locked"])
    window.press(.control("p"))
    #expect(!window.lines.joined().contains("새로 받기"))
  }

  @Test func `a click on a command does it, and the wheel scrolls the list`() {
    let window = window()
    window.press(.control("p"))
    let row = window.lines.firstIndex { $0.contains("지역") } ?? 0
    let point = Point(column: 10, row: row)
    window.send(.mouse(Mouse(.click, at: point)))
    expectEqual(journal.lines, ["region"])
    expectEqual(window.lines, ["knob*"])
  }

  @Test func `no key is bound twice in the commands`() {
    let window = window()
    window.press(.control("p"))
    expectEqual(window.doubleBindings, [])
  }

  @Test func `on a tiny screen the field and some commands are in sight`() {
    let window = window(20, 5)
    window.press(.control("p"))
    expectEqual(
      window.lines,
      [
        "╭─ 전체 검색 ──────╮",
        "│ ▌화면, 명령, 사… │",
        "│▏ 홈         home┃│",
        "│  새로 받기     r │",
        "╰──────────────────╯",
      ])
  }

  @Test func `a question is answered by its buttons, and cancel has the focus`() {
    let window = window()
    let journal = journal
    let question = Question(
      title: Phrase(ko: "끝내기", en: "quit"), text: Phrase(ko: "끝낼까요?", en: "Quit?"),
      answer: Phrase(ko: "끝내기", en: "quit")
    ) { journal.lines.append("quit") }
    window.ask(question)
    expectEqual(window.speech(), ["창 끝내기", "끝낼까요?", "> 버튼 취소", "버튼 끝내기"])
    window.press(.character("r"), .enter)
    expectEqual(window.lines, ["knob*"])
    window.ask(question)
    window.press(.escape)
    expectEqual(journal.lines, [])
    window.ask(question)
    window.press(.tab)
    expectEqual(window.speech().suffix(2), ["버튼 취소", "> 버튼 끝내기"])
    window.press(.enter)
    expectEqual(journal.lines, ["quit"])
    expectEqual(window.lines, ["knob*"])
  }

  @Test func `a view asks a question over the window, with words of its own for cancelling`() {
    let inner = Panel(Dial(Knob("knob")))
    let question = Question(
      title: Phrase(ko: "취소", en: "cancel"), text: Phrase(ko: "취소할까요?", en: "Cancel?"),
      answer: Phrase(ko: "취소", en: "cancel"), refusal: Phrase(ko: "닫기", en: "close")
    ) {}
    inner.ask(question)
    let window = Window(Panel(inner), 60, 20)
    expectEqual(window.lines, ["knob*"])
    inner.ask(question)
    expectEqual(window.speech(), ["창 취소", "취소할까요?", "> 버튼 닫기", "버튼 취소"])
    window.press(.escape)
    expectEqual(window.lines, ["knob*"])
  }
}

/// One overlay at a time.
@MainActor
struct WindowOverlayTests {
  private func window() -> Window {
    let window = Window(Panel(Dial(Knob("knob"))), 60, 20)
    window.commands = Commands({ [] }) { _ in }
    return window
  }

  @Test(arguments: [Key.control("p"), .function(1), .character("?")])
  func `neither help nor commands open over a question or another view`(key: Key) {
    let window = window()
    window.ask(
      Question(
        title: Phrase(ko: "끝내기", en: "quit"), text: Phrase(ko: "끝낼까요?", en: "Quit?"),
        answer: Phrase(ko: "끝내기", en: "quit")
      ) {})
    window.press(key)
    expectEqual(window.speech(), ["창 끝내기", "끝낼까요?", "> 버튼 취소", "버튼 끝내기"])
    window.press(.escape)
    expectEqual(window.lines, ["knob*"])
    window.present(Panel(Dial(Knob("over"))))
    window.press(key)
    expectEqual(window.lines, ["over*"])
  }

  @Test func `the commands do not open over the help, nor the help over the commands`() {
    let window = window()
    window.press(.function(1), .control("p"))
    expectEqual(window.speech().first, "창 도움말")
    window.press(.escape, .control("p"), .function(1))
    expectEqual(window.speech().first, "창 전체 검색")
  }
}

/// A view whose one command is called as the language has it.
private final class TitledPanel: AnyView {
  private let name: Phrase
  private let action: @MainActor () -> Void

  init(_ name: Phrase, action: @escaping @MainActor () -> Void) {
    self.name = name
    self.action = action
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [KeyBinding(.character("r"), title: name, action: action)]
  }

  override func body(in environment: Environment) -> any Widget { Dial(Knob("knob")) }
}
