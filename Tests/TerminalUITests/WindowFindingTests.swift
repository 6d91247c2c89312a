import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// What Ctrl-P finds besides the keys of the screen.
@MainActor
struct WindowFindingTests {
  /// The questions of the palette, which the test answers.
  private final class Asked {
    var texts: [String] = []
    var receive: (Int, [FinderItem]) -> Void = { _, _ in }
    var opened: [String] = []
  }

  private let asked = Asked()
  private let person = Phrase(ko: "사람", en: "person")

  private func window(_ columns: Int = 60, _ rows: Int = 20) -> Window {
    let window = Window(Panel(Dial(Knob("knob"))), columns, rows)
    let (asked, person) = (asked, person)
    let setting = FinderSource.listed(Phrase(ko: "설정", en: "setting")) {
      [
        FinderItem(
          Phrase(ko: "테마: 밤", en: "Theme: night"), detail: Phrase(ko: "현재", en: "now"),
          words: ["dark"], target: .action { asked.opened.append("night") })
      ]
    }
    window.commands = Commands(
      {
        [
          Destination(
            Phrase(ko: "내역", en: "Ledger"), link: "finance/ledger",
            commands: [
              ScreenCommand("i", Phrase(ko: "가져오기", en: "import")),
              ScreenCommand("d", Phrase(ko: "지우기", en: "delete"), needs: .row),
            ])
        ]
      }, sources: { [setting, .asked(person) { _, _ in [] }] },
      ask: { text, sources, receive in
        asked.texts.append(sources.isEmpty ? "" : text)
        asked.receive = receive
      },
      open: { target in
        switch target {
        case .place(let place): asked.opened.append(place)
        case .command(let command, let link):
          asked.opened.append("\(link) \(command.key.name(.unicode))")
        case .action(let action): action()
        }
      })
    return window
  }

  @Test func `words of a command's screen may be typed besides its own, but not instead`() {
    let window = window()
    type("import ledger", in: window)
    #expect(window.lines.contains { $0.contains("가져오기") })
    let other = self.window()
    type("ledger", in: other)
    #expect(!other.lines.contains { $0.contains("가져오기") })
  }

  private func type(_ text: String, in window: Window) {
    window.press(.control("p"))
    for letter in text { window.press(.character(letter)) }
  }

  private func offered(_ window: Window) -> [String] {
    window.lines.compactMap { line in
      line.split(separator: "│").last { $0.contains { $0 != " " } && line.contains("│") }?
        .split(separator: " ").joined(separator: " ")
    }.dropFirst().map(\.self)
  }

  @Test(arguments: [
    ("dark", "▏ 테마: 밤 현재 설정", "night"), ("theme nigth", "▏ 테마: 밤 현재 설정", "night"),
    ("가져", "▏ 가져오기 내역 · i 명령", "finance/ledger i"),
    ("improt", "▏ 가져오기 내역 · i 명령", "finance/ledger i"),
    ("내욕", "▏ 내역 finance/ledger 화면", "finance/ledger"),
  ])
  func `a setting, a command elsewhere and a place are found in either language`(
    query: String, row: String, opened: String
  ) {
    let window = window()
    type(query, in: window)
    expectEqual(offered(window).first, row)
    window.press(.enter)
    expectEqual(asked.opened, [opened])
  }

  @Test func `sources are asked for each text, and not for none`() {
    let window = window()
    type("ab", in: window)
    window.press(.backspace, .backspace)
    expectEqual(asked.texts, ["a", "ab", "a", ""])
    window.press(.escape)
    expectEqual(asked.texts.last, "")
  }

  @Test func `nothing is said to be missing before all have answered`() {
    let window = window()
    type("ㅋㅋ", in: window)
    expectEqual(offered(window), [])
    asked.receive(0, [])
    expectEqual(offered(window), ["검색 결과가 없습니다. 다른 단어로 검색해 주세요."])
  }

  @Test func `an answer takes its place by its name, and goes with the text that it was for`() {
    let window = window()
    type("테", in: window)
    asked.receive(
      0,
      [
        FinderItem("테오", detail: Phrase(ko: "31세", en: "31"), place: "home/1"),
        FinderItem("박테오", place: "home/2"), FinderItem("찾은 메모", place: "home/3"),
      ])
    expectEqual(offered(window), ["▏ 테마: 밤 현재 설정", "테오 31세 사람", "박테오 사람", "찾은 메모 사람"])
    window.press(.character("오"))
    expectEqual(offered(window), ["▏ 테오 31세 사람", "박테오 사람"])
    window.press(.enter)
    expectEqual(asked.opened, ["home/1"])
  }

  @Test func `a day with slashes is no link before what was found`() {
    let window = window()
    type("25/11/26", in: window)
    asked.receive(0, [FinderItem("점심", place: "home/1")])
    expectEqual(offered(window), ["▏ 점심 사람", "25/11/26 → 화면"])
    window.press(.enter)
    type("finance/x", in: window)
    asked.receive(0, [FinderItem("점심", place: "home/1")])
    expectEqual(offered(window).first, "▏ finance/x → 화면")
    expectEqual(asked.opened, ["home/1"])
  }

  @Test func `a late answer leaves the selection where the user has moved it`() {
    let window = window()
    type("지우기", in: window)
    asked.receive(0, [FinderItem("지우기씨", place: "home/1")])
    window.press(.down)
    asked.receive(0, [FinderItem("지우기", place: "home/2"), FinderItem("지우기씨", place: "home/1")])
    expectEqual(offered(window), ["지우기 내역 · d 명령", "지우기 사람", "▏ 지우기씨 사람"])
  }

  @Test func `the kind stands in its column, but not on a narrow screen`() {
    let wide = window()
    type("dark", in: wide)
    #expect(wide.lines.contains { $0.contains("현재  설정") })
    let narrow = window(30, 10)
    type("dark", in: narrow)
    expectEqual(offered(narrow), ["▏ 테마: 밤 현재"])
  }

  @Test func `more of a kind is shown on Enter, from where it was cut`() {
    let window = window()
    let (all, one) = (
      (1...9).map { FinderItem("민수\($0)", place: "home/\($0)") }, FinderItem("민수네", place: "")
    )
    type("민수", in: window)
    asked.receive(0, Array(all.prefix(6)))
    expectEqual(offered(window).suffix(2), ["민수5 사람", "다음 결과 보기 사람"])
    window.press(.up, .pageDown, .enter)
    asked.receive(0, all + [one])
    expectEqual(offered(window).suffix(5), ["▏ 민수6 사람", "민수7 사람", "민수8 사람", "민수9 사람", "민수네 사람"])
    window.press(.enter)
    expectEqual(asked.opened, ["home/6"])
  }

  @Test func `a narrow window shows the short detail whole`() {
    let window = window(30, 10)
    type("점심", in: window)
    let day = Phrase(ko: "11월 20일  -18,000원", en: "")
    asked.receive(
      0,
      [FinderItem("점심", detail: day, shortDetail: Phrase(ko: "-18,000원", en: ""), place: "")])
    expectEqual(offered(window), ["▏ 점심 -18,000원"])
  }

  @Test func `a command in a sheet says the way, and on an open screen it is still offered`() {
    let window = window()
    let sheet = ScreenCommand("C", Phrase(ko: "분류", en: "categories"))
      .opening([ScreenCommand("a", Phrase(ko: "추가", en: "add"))])
    let commands = Commands({
      [Destination(Phrase(ko: "내역", en: "Ledger"), link: "ledger", commands: sheet).opened]
    }) { _ in }
    window.commands = commands
    type("추가", in: window)
    expectEqual(offered(window), ["▏ 추가 내역 › 분류 · a 명령"])
    window.press(.escape)
    type("분류", in: window)
    expectEqual(offered(window), ["검색 결과가 없습니다. 다른 단어로 검색해 주세요."])
  }

  @Test func `the chosen things of one kind are found again first among equals`() {
    let window = window()
    let answer = [
      FinderItem("민수", place: "home/1"), FinderItem("민수", detail: person, place: "home/2"),
    ]
    type("민수", in: window)
    asked.receive(0, answer)
    window.press(.down, .enter)
    type("민수", in: window)
    asked.receive(0, answer)
    expectEqual(offered(window), ["▏ 민수 사람 사람", "민수 사람"])
  }
}
