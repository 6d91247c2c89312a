import DetailInterface
import Expectations
import Headless
import PeopleDomain
import Phrases
import RIBsTesting
import Storage
import TerminalRIBs
import TerminalUI
import Testing
import Time

@testable import DetailPresentation

/// One person as the user sees them.
@MainActor
struct DetailScreenTests {
  @Test(
    arguments: [
      (
        .korean, .normal,
        [
          "  박지훈                                                                김하늘",
          "  홈 › 박지훈",
          "▌ 이름         박지훈                                               ♥ 즐겨찾기",
          "  사용자 이름  user007",
          "  이메일       p7@example.org",
          "  나이         45  중년",
          "  국가         KR",
          "  전화         010-0007-0000",
        ]
      ),
      (
        .english, .normal,
        [
          "  박지훈                                                                김하늘",
          "  홈 › 박지훈",
          "▌ Name      박지훈                                                 ♥ favourite",
          "  Username  user007",
          "  Email     p7@example.org",
          "  Age       45  Middle-aged",
          "  Country   KR",
          "  Phone     010-0007-0000",
        ]
      ),
      (
        .korean, .small,
        [
          " 박지훈                          김하늘",
          " 홈 › 박지훈",
          "▌이름         박지훈         ♥ 즐겨찾기",
          " 사용자 이름  user007",
          " 이메일       p7@example.org",
          " 나이         45  중년",
          " 국가         KR",
          " 전화         010-0007-0000",
        ]
      ),
      (
        .english, .small,
        [
          " 박지훈                          김하늘",
          " 홈 › 박지훈",
          "▌Name      박지훈           ♥ favourite",
          " Username  user007",
          " Email     p7@example.org",
          " Age       45  Middle-aged",
          " Country   KR",
          " Phone     010-0007-0000",
        ]
      ),
    ] as [DetailApp.Screen])
  func `a line for each thing known, and whether a favourite`(screen: DetailApp.Screen)
    async throws
  {
    let app = DetailApp(DetailFixture(), screen.size, screen.language)
    try await app.press("f")
    expectEqual(app.shown, screen.lines)
    app.shutDown()
  }

  @Test(
    arguments: [
      (
        .korean, .normal,
        "  Esc 뒤로  m MOVE  e 편집  f 즐겨찾기  r 국가  u 되돌리기  ? 도움말"
      ),
      (
        .english, .normal,
        "  Esc back  m MOVE  e edit  f favourite  r country  u undo  ? help"
      ),
      (.korean, .small, " Esc 뒤로  m MOVE  e  f  r  u  ? 도움말"),
      (.english, .small, " Esc back  m MOVE  e  f  r  u  ? help"),
    ] as [(Language, Size, String)])
  func `the footer says what the keys do`(
    language: Language, size: Size, footer: String
  ) async throws {
    let app = DetailApp(DetailFixture(), size, language)
    try await app.press("f")
    expectEqual(app.footer, footer)
    app.shutDown()
  }

  private func app(
    _ dependencies: DetailFixture = DetailFixture(),
    _ size: Size = .normal, isReady: Bool = true
  ) async -> DetailApp {
    let app = DetailApp(dependencies, size, isReady: isReady)
    await app.settle()
    return app
  }

  @Test func `the word beside the heart gives way to a name`() async throws {
    let person = Fixed.person { $0[.name] = "Olivia Brown 3" }
    for (columns, line) in [
      (60, "▌ Name      Olivia Brown 3                     ♥ favourite"),
      (38, "▌Name      Olivia Brown 3           ♥"),
    ] {
      let app = DetailApp(
        DetailFixture([person]), Size(columns: columns, rows: 24), .english)
      try await app.press("f")
      expectEqual(app.lines[3], line)
      app.shutDown()
    }
  }

  /// A screen, and the checkpoint at which the reading of its person waits.
  private func waitingApp() async -> (DetailApp, Checkpoint) {
    let dependencies = DetailFixture()
    let find = dependencies.people.find
    let checkpoint = Checkpoint()
    dependencies.people.find = { id throws(PeopleError) in
      await checkpoint.pass()
      return try await find(id)
    }
    let app = DetailApp(dependencies)
    await checkpoint.reached()
    return (app, checkpoint)
  }

  @Test func `keys pressed before the person is read are done`() async throws {
    let (app, checkpoint) = await waitingApp()
    app.begin(.character("f"), .character("m"), .character("e"))
    checkpoint.open()
    await app.settle()
    #expect(app.lines[4].contains("╭─ 편집 ─"))
    try await app.press("Esc")
    #expect(app.lines[3].hasSuffix("♥ 즐겨찾기"))
    expectEqual(app.dependencies.notices, [DetailText.flew])
    app.shutDown()
  }

  @Test func `keys after the one for the editor go to the editor`() async throws {
    let (app, checkpoint) = await waitingApp()
    let window = app.window
    #expect(!window.isOpening)
    let person = window.front
    window.send(.key(.character("e")))
    #expect(window.isOpening)
    checkpoint.open()
    await app.settle()
    #expect(!window.isOpening)
    #expect(window.front !== person)
    app.shutDown()
  }

  @Test func `without region there is no country, without phone there are noughts`() async throws {
    let app = await app(
      DetailFixture([
        Fixed.person {
          $0[.cellphone] = ""
          $0[.email] = ""
          $0[.age] = "12"
        }
      ]), .small)
    try await app.press("r")
    expectEqual(
      app.shown.dropFirst(2),
      [
        "▌이름         박지훈",
        " 사용자 이름  user007",
        " 이메일",
        " 나이         12  어린이",
        " 전화         000-0000",
      ])
    #expect(app.footer.hasPrefix(" Esc 뒤로  m MOVE  e  f  r "))
    app.shutDown()
  }

  @Test func `waits, with the frame around it, until the people are there`() async throws {
    let app = await app(isReady: false)
    expectEqual(app.shown.count, 2)
    #expect(!app.speech.contains { $0.contains("불러오는") })
    try await app.press("Wait 200ms")
    #expect(app.speech.contains("정보를 불러오는 중입니다."))
    expectEqual(
      app.lines.prefix(2),
      [
        "  사람                                                                  김하늘", "  홈 › 사람",
      ])
    expectEqual(
      app.shown.dropFirst(2),
      [
        "  정보를 불러오는 중입니다."
      ])
    app.shutDown()
  }

  @Test func `an unknown person is a sentence without a key that could not help`() async {
    let app = await app(DetailFixture([]))
    expectEqual(
      app.shown.dropFirst(2),
      [
        "  사람을 찾을 수 없습니다. Esc로 돌아가 주세요."
      ])
    #expect(!app.footer.contains(" R "))
    app.shutDown()
  }

  @Test func `what cannot be read is said, with the key that tries again`() async throws {
    let dependencies = DetailFixture()
    let open = dependencies.people.visit
    dependencies.people.visit = { _ throws(PeopleError) in throw .storage(.cannotRead) }
    dependencies.people.find = { _ throws(PeopleError) in throw .storage(.cannotRead) }
    let app = await app(dependencies)
    expectEqual(
      app.shown.dropFirst(2),
      [
        "  저장된 데이터를 읽을 수 없습니다. 데이터 폴더를 확인해 주세요. R을 눌러 다시",
        "  시도해 주세요.",
      ])
    #expect(app.footer.contains(" R "))
    dependencies.people.find = open
    try await app.press("R")
    expectEqual(app.lines[3], "▌ 이름         박지훈")
    app.shutDown()
  }

  @Test func `an error of reading again is a sentence below the person read before`()
    async throws
  {
    let app = await app()
    app.dependencies.people.find = { _ throws(PeopleError) in throw .storage(.busy) }
    app.dependencies.becomeReady()
    await app.settle()
    expectEqual(app.lines[3], "▌ 이름         박지훈")
    expectEqual(
      app.lines.suffix(4),
      [
        "  다른 프로그램이 데이터를 사용하고 있습니다. 잠시 후 다시 시도해 주세요.",
        "  이전에 불러온 정보입니다. R을 눌러 다시 시도해 주세요.",
        "────────────────────────────────────────────────────────────────────────────────",
        "  Esc 뒤로  m MOVE  e 편집  f 즐겨찾기  R 새로 고침  r 국가  ? 도움말",
      ])
    app.shutDown()
  }

  @Test func `the smallest screen scrolls`() async throws {
    let app = await app(DetailFixture(), .smallest)
    try await app.press("f")
    expectEqual(
      app.lines.aboveFooter,
      [
        " 박지훈      김하늘",
        "▌이름        박지 ♥┃",
        "             훈",
        " 사용자 이름 user00",
      ])
    try await app.press("Home Down Down Down Up")
    expectEqual(
      app.lines[1...3],
      [
        "▌사용자 이름 user00",
        "             7     ┃",
        " 이메일      p7@exa",
      ])
    app.shutDown()
  }

  @Test func `long and hostile values are wrapped, cut and made harmless`() async {
    let person = Person(
      id: "7", name: "\u{1B}]0;PWNED\u{7}" + String(repeating: "아주 긴 이름 ", count: 40),
      username: String(repeating: "x", count: 5_000), gender: .unknown, email: "\u{202E}a@b.c",
      age: -3, country: "ZZ", cellphone: "\t\n1", photo: nil)
    for size in [Size.normal, .small] {
      let app = await app(DetailFixture([person]), size)
      let screen = app.lines.joined(separator: "\n")
      #expect(!screen.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      #expect(screen.contains("␛]0;PWNED␇"))
      #expect(size.rows < 24 || screen.contains("␉␊1"))
      #expect(!screen.contains("\u{202E}"))
      app.shutDown()
    }
  }

  @Test func `beside the list it is a preview that no key reaches, until it is a screen`()
    async throws
  {
    let app = DetailApp(DetailFixture(), Size(columns: 120, rows: 12), as: .preview)
    await app.settle()
    expectEqual(
      app.shown,
      [
        "  갈비                                                                                                          김하늘",
        "  홈",
        "▌ 박지훈                                                                           이름         박지훈",
        "  Sanne Bakker                                                                     사용자 이름  user007",
        "                                                                                   이메일       p7@example.org",
        "                                                                                   나이         45  중년",
        "                                                                                   국가         KR",
        "                                                                                   전화         010-0007-0000",
      ])
    try await app.press("m f")
    expectEqual(app.dependencies.notices, [])
    app.root.present(as: .push)
    try await app.press("f")
    expectEqual(app.lines[1], "  홈 › 박지훈")
    #expect(app.lines[3].hasSuffix("이름         박지훈                           ♥ 즐겨찾기"))
    try await app.press("m")
    expectEqual(app.dependencies.notices, [DetailText.flew])
    app.shutDown()
  }

  @Test func `says itself, a line for each thing known`() async throws {
    let app = await app()
    try await app.press("f")
    expectEqual(
      app.speech.dropLast(),
      [
        "갈비",
        "홈 › 박지훈",
        "김하늘",
        "이름: 박지훈",
        "사용자 이름: user007",
        "이메일: p7@example.org",
        "나이: 45  중년",
        "국가: KR",
        "전화: 010-0007-0000",
        "즐겨찾기",
      ])
    app.shutDown()
  }

  @Test func `letters on a Hangul keyboard work as their keys do`() async throws {
    let app = await app()
    try await app.press("ㄹ ㄱ")
    #expect(app.lines[3].hasSuffix("♥ 즐겨찾기"))
    #expect(!app.lines.contains { $0.contains("국가      KR") })
    try await app.press("ㅕ")
    #expect(!app.lines[3].hasSuffix("♥ 즐겨찾기"))
    try await app.press("C-r")
    #expect(app.lines[3].hasSuffix("♥ 즐겨찾기"))
    try await app.press("ㄷ")
    #expect(app.speech.contains("창 편집"))
    app.shutDown()
  }

  @Test func `no key is bound twice, and every text is there in both languages`() async throws {
    let dependencies = DetailFixture()
    let app = await app(dependencies, .smallest, isReady: false)
    expectEqual(app.doubleBindings, [])
    dependencies.becomeReady()
    await app.settle()
    expectEqual(app.doubleBindings, [])
    dependencies.people.find = { _ throws(PeopleError) in throw .storage(.busy) }
    dependencies.becomeReady()
    await app.settle()
    expectEqual(app.doubleBindings, [])
    app.shutDown()
  }

  @Test func `on a sample no key is offered that changes it`() async throws {
    let app = DetailApp(isReady: false)
    app.dependencies.becomeReady(.samples)
    await app.settle()
    #expect("ef".allSatisfy { !app.window.takes(.character($0)) })
    app.dependencies.becomeReady()
    await app.settle()
    #expect("ef".allSatisfy { app.window.takes(.character($0)) })
    await expectEqual(app.end(), [])
  }
}
