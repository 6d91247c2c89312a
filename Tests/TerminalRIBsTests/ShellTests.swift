import Expectations
import Phrases
import TerminalRIBs
import TerminalUI
import Testing

/// The frame around everything, in text and in style.
@MainActor
struct ShellTests {
  /// The root of an app.
  private final class Root: AnyView {
    let stage = StageView()
    var words = ["김하늘", "표본 자료", "오프라인"]
    var message: String?
    var quit = "끝내기"

    override func bindings(in environment: Environment) -> [KeyBinding] {
      [KeyBinding(.character("q"), title: quit) {}]
    }

    override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

    override func body(in environment: Environment) -> any Widget {
      Shell(name: "갈비", status: words.map { Phrase($0) }, stage: stage, message: message)
    }
  }

  private let root = Root()

  /// A frame with these screens on the stage.
  private func frame(
    _ columns: Int, _ rows: Int, _ screens: String..., symbols: Symbols = .unicode
  ) -> Buffer {
    for screen in screens { root.stage.present(Page(screen), as: .push) }
    return window(columns, rows, symbols).frame()
  }

  private func window(_ columns: Int, _ rows: Int, _ symbols: Symbols = .unicode) -> Window {
    Window(
      root: root, size: Size(columns: columns, rows: rows),
      environment: Environment(language: .korean, symbols: symbols))
  }

  private func rule(_ columns: Int) -> String { String(repeating: "─", count: columns) }

  private func blank(_ columns: Int) -> String { String(repeating: " ", count: columns) }

  @Test(arguments: [(80, 24), (200, 50), (40, 12), (59, 9), (60, 10), (99, 24), (100, 24)])
  func `one screen stands between head and keys at any size`(columns: Int, rows: Int) {
    let frame = frame(columns, rows, "홈")
    let status = "김하늘 · 표본 자료 · 오프라인"
    let inset = columns < 60 ? 1 : 2
    let (left, dots) = (blank(inset), String(repeating: ".", count: inset))
    let between = columns - 33 - 2 * inset
    expectEqual(
      frame.lines,
      [left + "갈비" + blank(between) + status, left + "홈", rule(columns), left + "홈*"]
        + Array(repeating: "", count: rows - 6) + [rule(columns), left + "q 끝내기  ? 도움말"])
    expectEqual(
      frame.styleLines,
      [
        dots + "TTTT" + String(repeating: ".", count: between)
          + String(repeating: "d", count: 29),
        dots + "dd", String(repeating: "r", count: columns), "",
      ]
        + Array(repeating: "", count: rows - 6)
        + [String(repeating: "r", count: columns), dots + "..dddddd....dddddd"])
  }

  /// A list without rows, which says so.
  private final class EmptyPage: AnyView {
    static let sentence = "아직 내역이 없습니다."
    private let list = ListState()

    override func body(in environment: Environment) -> any Widget {
      EmptyList(List("내역", list, count: 0) { _ in Label("") }, Paragraph(Self.sentence))
    }
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func `what stands in the place of rows is not said again by a notice`(columns: Int, rows: Int) {
    root.stage.present(EmptyPage(), as: .push)
    func count(of text: String) -> Int {
      window(columns, rows).frame().lines.count { $0.contains(text) }
    }
    root.message = EmptyPage.sentence
    expectEqual(count(of: EmptyPage.sentence), 1)
    root.message = "다른 알림"
    expectEqual([EmptyPage.sentence, "다른 알림"].map(count), [1, 1])
  }

  @Test func `below 100 columns the last screen stands alone, and the path says how deep`() {
    expectEqual(
      frame(99, 9, "홈", "박지훈").lines,
      [
        "  박지훈" + blank(60) + "김하늘 · 표본 자료 · 오프라인", "  홈 › 박지훈", rule(99), "  박지훈*",
        "", "", "", rule(99), "  q 끝내기  ? 도움말",
      ])
  }

  @Test(arguments: [(80, 24), (80, 30), (120, 35)])
  func `the help and questions leave the head in sight, and questions what they are about`(
    columns: Int, rows: Int
  ) {
    root.stage.present(Page("홈"), as: .push)
    let window = window(columns, rows)
    let head = window.frame().lines.prefix(4)
    window.send(.key(.character("?")))
    expectEqual(window.frame().lines.prefix(3), head.prefix(3))
    #expect(window.frame().lines.contains { $0.contains("─ 도움말 ─") })
    window.send(.key(.escape))
    let text = Phrase("삭제")
    for lines in [1, 8] {
      let long = Phrase((0..<lines).map { "\($0)" }.joined(separator: "\n"))
      window.ask(Question(title: text, text: long, answer: text) {})
      #expect(window.frame().lines.contains { $0.contains("─ 삭제 ─") })
      expectEqual(window.frame().lines.prefix(3), head.prefix(3))
      // Only its star is gone, since it has the focus no more.
      expectEqual(window.frame().lines[3], head[3].replacing("*", with: ""))
      window.send(.key(.escape))
    }
  }

  @Test func `from 100 columns two screens stand side by side`() {
    let frame = frame(100, 9, "홈", "박지훈")
    expectEqual(
      frame.lines,
      [
        "  박지훈                                                             김하늘 · 표본 자료 · 오프라인",
        "  홈 › 박지훈",
        "────────────────────────────────────────────────────────────────────────────────────────────────────",
        "  홈                                                박지훈*",
        "",
        "",
        "",
        "────────────────────────────────────────────────────────────────────────────────────────────────────",
        "  q 끝내기  ? 도움말",
      ])
    expectEqual(
      frame.styleLines[3],
      "..................................................ffffffffffffffffffffffffffffffffffffffffffffffffff"
    )
  }

  @Test func `in few rows the path and the rules go first`() {
    expectEqual(
      frame(40, 8, "홈").lines,
      [
        " 갈비     김하늘 · 표본 자료 · 오프라인",
        " 홈*",
        "",
        "",
        "",
        "",
        "",
        " q 끝내기  ? 도움말",
      ])
  }

  @Test func `the smallest screen is still usable`() {
    let frame = frame(20, 5, "홈")
    expectEqual(frame.lines, [" 갈비      오프라인", " 홈*", "", "", " q 끝내기  ? 도움말"])
    expectEqual(frame.styleLines, [".TTTT......dddddddd", "", "", "", "...dddddd....dddddd"])
  }

  @Test(arguments: [
    (19, 5, ["창을 키워 주세요", "(20×5)"]), (20, 4, ["창을 키워 주세요", "(20×5)"]),
    (25, 4, ["창을 키워 주세요 (20×5)"]), (10, 1, ["창을 키워…"]),
  ])
  func `a smaller one says that it is too small`(columns: Int, rows: Int, expected: [String]) {
    let frame = frame(columns, rows, "홈")
    expectEqual(frame.lines.filter { !$0.isEmpty }, expected)
    #expect(frame.styleLines[0].contains("w"))
    #expect(!frame.styleLines.joined().contains("d"))
  }

  @Test func `a long title leaves the status its room, and the status leaves a third to the title`()
  {
    let title = "아주 길고 긴 이름을 가진 사람"
    expectEqual(
      frame(40, 9, "홈", title).lines.prefix(2),
      [
        " 아주 길고 긴 이…  표본 자료 · 오프라인",
        " 홈 › 아주 길고 긴 이름을 가진 사람",
      ])
    root.words = ["abc", "표본 자료", "오프라인"]
    expectEqual(window(40, 9).frame().lines[0], " 아주 길고 긴 이…  표본 자료 · 오프라인")
  }

  @Test func `a status too long for the row loses its first words, never its last`() {
    root.words = ["이름이 아주 아주 아주 긴 사람", "3분 전", "오프라인"]
    expectEqual(frame(40, 9, "홈").lines[0], " 갈비                 3분 전 · 오프라인")
    expectEqual(window(25, 9).frame().lines[0], " 갈비  3분 전 · 오프라인")
    expectEqual(window(24, 9).frame().lines[0], " 갈비          오프라인")
    root.words = ["아주 아주 아주 긴 말 하나뿐인 상태"]
    expectEqual(window(20, 9).frame().lines[0], " 갈비")
  }

  @Test func `what a screen says of its data is in row 1 while the screen is in sight`() {
    let (list, person) = (Page("홈"), Page("박지훈"))
    list.words = ["표본 자료", "오프라인"]
    root.words = ["김하늘"]
    root.stage.present(list, as: .embed)
    #expect(window(80, 9).frame().lines[0].hasSuffix(" 김하늘 · 표본 자료 · 오프라인"))
    root.stage.present(person, as: .push)
    #expect(window(80, 9).frame().lines[0].hasSuffix(" 김하늘"))
    #expect(window(100, 9).frame().lines[0].hasSuffix(" 김하늘 · 표본 자료 · 오프라인"))
    expectEqual(window(30, 9).frame().lines[0], " 박지훈                김하늘")
    person.words = ["3분 전", "오프라인"]
    expectEqual(window(30, 9).frame().lines[0], " 박지훈     3분 전 · 오프라인")
    expectEqual(window(24, 9).frame().lines[0], " 박지훈" + blank(10) + "3분 전")
    #expect(window(80, 9).frame().lines[0].hasSuffix(" 김하늘 · 3분 전 · 오프라인"))
    #expect(window(100, 9).frame().lines[0].hasSuffix(" 김하늘 · 표본 자료 · 오프라인 · 3분 전"))
    #expect(window(80, 9).speech().contains("김하늘 · 3분 전 · 오프라인"))
  }

  @Test func `no status leaves the whole row to the title`() {
    root.words = []
    expectEqual(frame(20, 5, "홈", "가나다라마바사아자차").lines[0], " 가나다라마바사아…")
    expectEqual(window(20, 5).frame().styleLines[0], ".TTTTTTTTTTTTTTTTT")
    expectEqual(frame(20, 5, "가나다라마바사아자").lines[0], " 가나다라마바사아자")
  }

  @Test func `a path that is too long is cut`() {
    expectEqual(frame(24, 9, "홈", "가나다라마바사아자차카타").lines[1], " … › 가나다라마바사아…")
  }

  @Test func `path, keys and title leave the last column free`() {
    let frame = frame(24, 9, "홈", "abcdefghijklmnopqrstuvw")
    expectEqual(frame.lines[1], " … › abcdefghijklmnopq…")
    root.quit = "quit x"
    expectEqual(window(20, 5).frame().lines[4], " q quit x  ? 도움말")
    root.quit = "quit it"
    expectEqual(window(20, 5).frame().lines[4], " q  ? 도움말")
    root.words = ["x"]
    expectEqual(window(24, 9).frame().lines[0], " abcdefghijklmnopqr…  x")
  }

  @Test func `a message lies over the rule above the keys`() {
    root.message = "알립니다"
    let frame = frame(30, 9, "홈")
    expectEqual(frame.lines[5...7], ["", "", " 알립니다"])
    expectEqual(frame.styleLines[7], String(repeating: "f", count: 30))
    expectEqual(
      window(20, 5).frame().lines, [" 갈비      오프라인", " 홈*", "", " 알립니다", " q 끝내기  ? 도움말"])
  }

  /// A list, of four rows unless it is told otherwise.
  private final class Rows: AnyView {
    let list = ListState()
    var count = 4

    override var title: Phrase { Phrase("줄") }

    override func body(in environment: Environment) -> any Widget {
      List("", list, count: count) { Label("\($0)") }
    }
  }

  @Test
  func
    `a message lies above the focus where it would hide that, if there are more rows than below`()
  {
    let rows = Rows()
    root.stage.present(rows, as: .embed)
    func content(_ row: Int, _ height: Int, _ message: String) -> [String] {
      root.message = message
      rows.list.select(row)
      return Array(window(20, height).frame().lines.dropFirst().dropLast())
    }
    expectEqual(
      content(0, 6, "아래"), ["▌ 0                ┃", "  1                ┃", "  2", " 아래"])
    expectEqual(
      content(2, 6, "아래"), ["  0                ┃", "  1                ┃", "▌ 2", " 아래"])
    expectEqual(content(3, 6, "위"), ["  1", "  2                ┃", "▌ 3                ┃", " 위"])
    let two = "두 줄이나 되는 길고 긴 말"
    expectEqual(content(3, 6, two), ["  2", "▌ 3                ┃", " 두 줄이나 되는", " 길고 긴 말"])
    expectEqual(content(2, 6, two), ["▌ 2", "  3                ┃", " 두 줄이나 되는", " 길고 긴 말"])
    expectEqual(content(1, 5, two), ["▌ 1", "  2                ┃", " 두 줄이나 되는…"])
    let three = "세 줄이나 되는 정말 길고 긴 말이라서 더 길다"
    expectEqual(content(0, 5, three), ["▌ 0                ┃", "  1", " 세 줄이나 되는…"])
    expectEqual(content(1, 5, three), ["  0                ┃", "▌ 1", " 세 줄이나 되는…"])
  }

  private func longList() -> Rows {
    let rows = Rows()
    rows.count = 40
    root.stage.present(rows, as: .embed)
    return rows
  }

  @Test func `a message of two rows moves nothing, and covers no selected row`() {
    let rows = longList()
    let window = window(40, 14)
    func told(_ row: Int) -> (before: [String], after: [String]) {
      root.message = nil
      rows.list.select(row)
      root.setNeedsDisplay()
      let before = window.frame().lines
      root.message = "두 줄이나 되는 길고 긴 말이라서 한 줄에 다 들어가지 않습니다"
      root.setNeedsDisplay()
      return (Array(before), Array(window.frame().lines))
    }
    let first = " 두 줄이나 되는 길고 긴 말이라서 한"
    var (before, after) = told(2)
    expectEqual(after[..<11], before[..<11])
    #expect(after[11].hasPrefix(first) && after[12] == " 줄에 다 들어가지 않습니다", "\(after)")
    // The last row of the content is selected.
    (before, after) = told(8)
    expectEqual(after[4...], before[4...])
    #expect(after[11].hasPrefix("▌ 8"), "\(after)")
    #expect(after[2].hasPrefix(first), "\(after)")
    expectEqual(after[0..<2], before[0..<2])
  }

  /// A list with a sentence about its rows below it.
  private final class Told: AnyView {
    let list = ListState()

    override func body(in environment: Environment) -> any Widget {
      TerminalUI.Rows(
        .flexible(List("", list, count: 30) { Label("\($0)") }),
        .intrinsic(Notice([Phrase("인터넷에 연결되어 있지 않습니다.")])))
    }
  }

  @Test func `a message of two rows does not cover what the page says of itself`() {
    let view = Told()
    root.stage.present(view, as: .embed)
    root.message = "두 줄이나 되는 길고 긴 말이라서 한 줄에 다 들어가지 않습니다"
    let window = window(40, 18)
    view.list.select(3)
    let low = window.frame().lines
    #expect(low[15].contains("인터넷"), "\(low)")
    #expect(low[2].hasPrefix(" 두 줄이나"), "\(low)")
    // The selected row matters more, and a message of one row is in that of the rule.
    view.list.select(0)
    root.setNeedsDisplay()
    let selected = window.frame().lines
    #expect(selected[3].hasPrefix("▌ 0") && selected[15].hasPrefix(" 두 줄이나"), "\(selected)")
    root.message = "한 줄"
    root.setNeedsDisplay()
    let short = window.frame().lines
    #expect(short[15].contains("인터넷") && short[16] == " 한 줄", "\(short)")
  }

  @Test(arguments: [(80, 24), (120, 35)])
  func `a sheet keeps its place under a message of two rows`(columns: Int, rows: Int) {
    longList().list.select(5)
    root.stage.present(Page("시트"), as: .sheet)
    let window = window(columns, rows)
    func corner() -> Int? { window.frame().lines.firstIndex { $0.contains("╭") } }
    let place = corner()
    root.message = String(repeating: "두 줄이나 되는 길고 긴 말 ", count: columns / 20)
    root.setNeedsDisplay()
    #expect(place != nil && corner() == place)
  }

  @Test func `a message is over a question and not faint`() {
    _ = longList()
    root.message = "알립니다"
    let window = window(40, 14)
    window.ask(Question(title: Phrase("삭제"), text: Phrase("삭제할까요?"), answer: Phrase("삭제")) {})
    expectEqual(window.frame().lines[12], " 알립니다")
    #expect(!window.frame()[1, 12].style.isFaint)
  }

  @Test func `on a terminal without Unicode the frame is ASCII`() {
    root.words = ["Kim", "offline"]
    expectEqual(
      frame(30, 9, "Home", "Detail", symbols: .ascii).lines.prefix(3),
      [
        " Detail         Kim - offline",
        " Home > Detail",
        "------------------------------",
      ])
  }

  @Test func `marks of controls in a title are measured as they are drawn`() {
    root.words = ["a\u{1B}b"]
    expectEqual(frame(20, 5, "x\u{1B}y").lines[0], " 갈비           a␛b")
    expectEqual(window(20, 5, .ascii).frame().lines[0], " 갈비          a^[b")
  }

  @Test func `the frame says itself, its message and the keys`() {
    for screen in ["홈", "박지훈"] { root.stage.present(Page(screen), as: .push) }
    root.message = "알립니다"
    expectEqual(
      window(80, 24).speech(),
      [
        "갈비", "홈 › 박지훈", "김하늘 · 표본 자료 · 오프라인", "> 박지훈", "알림: 알립니다",
        "키: q 끝내기, ? 도움말",
      ])
  }
}
