import Editing
import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import Secrets
import SessionDomain
import SessionFixtures
import SettingsDomain
import SettingsFixtures
import Store
import TerminalRIBs
import TerminalUI
import Testing
import Time

@testable import ProfilePresentation

/// The profile as the user sees it, in both languages, and its keys.
@MainActor
struct ProfileScreenTests {
  private func launch(
    _ fixture: ProfileFixture, _ language: Language = .korean,
    size: Size = .normal
  ) -> AppHarness<ProfileFixture> {
    AppHarness(
      fixture, size, language, clock: fixture.clock,
      in: FrameRouter(FrameView("갈비")) {
        ProfileHomeBuilder(
          session: fixture.session, settings: fixture.settings, findPlaces: fixture.findPlaces,
          notify: fixture.notify
        ).build(on: $0)
      })
  }

  @Test(arguments: [
    ("Enter", "edit?of=name"),
    ("Down Down Down Down Down Down Down Down Enter", "edit?of=location"),
  ])
  func `what is typed and not saved comes back with its place`(keys: String, segment: String)
    async throws
  {
    let app = launch(ProfileFixture())
    try await app.press("\(keys) \"강릉\"")
    let place = app.root.navigationPath
    #expect(place.description.hasSuffix("\(segment);text=\(keys == "Enter" ? "김하늘강릉" : "강릉")"))
    let later = launch(ProfileFixture())
    _ = try await later.root.open(place)
    await later.settle()
    expectEqual(later.root.navigationPath, place)
    #expect(later.lines.contains { $0.contains("강릉") } && later.root.hasUnsavedBelow)
    await expectEqual(app.end(), [])
    await expectEqual(later.end(), [])
  }

  @Test func `no secret and no word that erases comes back`() async throws {
    for keys in ["End Enter \"김하늘\"", "End Up Up Up Enter \"1234\""] {
      let app = launch(ProfileFixture())
      try await app.press(keys)
      #expect(!app.root.navigationPath.description.contains("edit"))
      await expectEqual(app.end(), [])
    }
  }

  @Test func `the list keeps its rows while one goes through its notes`() async throws {
    let app = launch(ProfileFixture(), size: Size(columns: 60, rows: 24))
    let rows = app.content
    try await app.press("Down Down Down")
    // But for the mark of the selection and the note, which has the last rows.
    func plain(_ lines: ScreenLines) -> [String] {
      lines.prefix(16).map { $0.replacing("▌", with: " ") }
    }
    expectEqual(plain(app.content), plain(rows))
    await expectEqual(app.end(), [])
  }

  @Test func `in a wide window notes and all values of a choice stand in the lines`()
    async throws
  {
    let app = launch(
      ProfileFixture(
        overrides: [.theme: Settings.Override("day", from: .option("--theme"))]),
      .english, size: Size(columns: 120, rows: 40))
    try await app.press("Down Down Down Down Down Down Down Down Down Enter Home")
    expectEqual(
      app.content[3...4],
      [
        "  Language               ● system  ○ 한국어  ○ English",
        "  Theme                  ○ system  ○ night  ● day  ○ plain    --theme",
      ])
    #expect(
      app.content.contains(
        "  Movies API key         none          Free at themoviedb.org."))
    try await app.press("Down")
    expectEqual(app.lines.count { $0.contains("▌") }, 1)
    // What is spoken does not depend on the room.
    expectEqual(app.speech.count { $0.contains("Language: system") }, 1)
    #expect(!app.speech.contains { $0.contains("galbi.conf") })
    #expect(app.footer.contains("←→ choose value"))
    #expect(!app.content.contains { $0.contains("theme ") })
    // A sentence that has no room in its line stands below all of them.
    try await app.press("Down")
    let fixed = "  “Theme” is set by --theme and can’t be changed here."
    expectEqual(app.content.last, fixed)
    #expect(!app.footer.contains("change") && !app.footer.contains("open"))
    try await app.press("Enter Right")
    expectEqual(app.lines.count { $0.contains("can’t be changed here") }, 1)
    await app.resize(99, 40)
    #expect(!app.content.contains { $0.contains("○") })
    await app.resize(200, 50)
    #expect(app.content[0].hasSuffix("galbi.conf      Variable"))
    #expect(app.content.contains { $0.hasSuffix("movies.url      GALBI_MOVIES_URL") })
    try await app.press("End")
    // The sentence stands in the line, and not below them too.
    expectEqual(app.content.count { $0.contains("Deletes name, PIN") }, 1)
    await expectEqual(app.end(), [])
  }

  @Test func `themes of one's own stand among the choices`() async throws {
    var model = ProfileHome.Model()
    model.settings = SettingsState(
      Settings(),
      customSettings: [CustomSetting(line: 1, name: "theme.sea.accent", value: "#5fd7ff")])
    let theme = model.list.rows.first { $0.item == .setting(.theme) }
    expectEqual(theme?.choices.last, Phrase(ko: "sea", en: "sea"))
  }

  @Test func `the settings and commands are a list`() async throws {
    let app = launch(
      ProfileFixture(
        pin: "123456", settings: [.autoLock: "15"],
        overrides: [
          .peopleURL: Settings.Override("http://a.example", from: .variable("GALBI_PEOPLE_URL"))
        ]), size: Size(columns: 80, rows: 39))
    try await app.press("Down Down Down Down Down Down Down Down Down Enter Home")
    expectEqual(
      app.content,
      [
        "  내 정보",
        "▌ 이름              김하늘",
        "  화면",
        "  언어              시스템",
        "  테마              시스템",
        "  색상              자동",
        "  마우스            켬",
        "  Esc 대기 시간     자동",
        "  알림음            켬",
        "  국가 표시         켬",
        "  기본 출발지       없음",
        "  고급",
        "  서버와 API 키",
        "  사람 서버         http://a.example  GALBI_PEOPLE_URL",
        "  영화 서버         기본값",
        "  영화 API 키       없음",
        "  고속도로 서버     기본값",
        "  고속도로 API 키   없음",
        "  교통정보 서버     기본값",
        "  교통정보 API 키   없음",
        "  경기교통 서버     기본값",
        "  경기교통 API 키   없음",
        "  장소 서버         기본값",
        "  장소 API 키       없음",
        "  잠금",
        "  PIN 변경",
        "  PIN 해제",
        "  자동 잠금         15분",
        "  지금 잠금",
        "  계정",
        "  로그아웃",
        "  내 데이터 삭제",
        "",
        "  화면 오른쪽 위에 표시됩니다.",
      ])
    try await app.press("End Up")
    expectEqual(app.lines[33], "▌ 로그아웃")
    try await app.press("Up Up")
    expectEqual(app.lines[36], "  화면 잠금은 다른 사람의 접근을 막을 뿐, 데이터를 암호화하지 않습니다.")
    await expectEqual(app.end(), [])
  }

  @Test func `every setting that takes effect at once is in the profile`() {
    var model = ProfileHome.Model()
    model.isUnfolded = true
    let shown = model.list.rows.compactMap { line -> SettingKey? in
      if case .setting(let key) = line.item { key } else { nil }
    }
    expectEqual(Set(shown), Set(SettingKey.allCases.filter(\.takesEffectAtOnce)))
    expectEqual(Set(shown).count, shown.count)
  }

  @Test func `who erases is told what stays on a server`() {
    var model = ProfileHome.Model()
    func note() -> String? { model.list.rows.last?.note?.text(.english) }
    expectEqual(note()?.contains("Deletes name, PIN, people, wallet"), true)
    model.settings = SettingsState(Settings(file: [.database: "postgresql:///books"]))
    expectEqual(note()?.contains("stay on the server"), true)
  }

  @Test func `of a key only the last characters are shown`() async throws {
    var model = ProfileHome.Model()
    model.settings = SettingsState(Settings(file: [.moviesKey: "abcd1234"]))
    model.unfold(for: SettingKey.moviesKey.name)
    model.list.select(SettingKey.moviesKey.name)
    let view = ProfileHomeView(model)
    let app = Headless(
      ViewableRouter(interactor: Interactor(), view: view), size: Size(columns: 40, rows: 24),
      environment: Environment(language: .korean))
    await app.settle()
    expectEqual(
      app.lines[12...16],
      [
        "  서버와 API 키                        ┃",
        "  사람 서버         기본값",
        "  영화 서버         기본값",
        "▌ 영화 API 키       ····1234",
        "  고속도로 서버     기본값",
      ])
    #expect(app.lines.contains("themoviedb.org에서 무료로 발급받을 수"))
    #expect(!app.window.speech().joined().contains("abcd"))
    app.shutDown()
  }

  @Test func `servers and keys are folded, until Enter shows them, or a place is one of them`()
    async throws
  {
    let app = launch(ProfileFixture())
    await app.settle()
    func isShown() -> Bool { app.content.contains { $0.contains("영화 API 키") } }
    #expect(!isShown())
    try await app.press("End Up Up Up Up Enter")
    #expect(isShown())
    try await app.press("Enter")
    #expect(!isShown())
    await expectEqual(app.end(), [])
    let later = launch(ProfileFixture())
    _ = try await later.root.open(
      NavigationPath(Link(["profile"]), ["id": SettingKey.moviesKey.name]))
    await later.settle()
    expectEqual(later.lines.first { $0.contains("▌") }?.hasPrefix("▌ 영화 API 키"), true)
    await expectEqual(later.end(), [])
  }

  @Test(arguments: [Size(columns: 40, rows: 12), Size(columns: 60, rows: 16)])
  func `what Enter unfolds is in sight in a low window`(size: Size) async throws {
    let app = launch(ProfileFixture(), size: size)
    try await app.press("End Up Up Up Up Enter")
    #expect(app.lines.contains { $0.hasPrefix("▌ 서버와 API 키") })
    #expect(app.lines.contains { $0.contains("사람 서버") })
    #expect(app.lines.contains { $0.contains("영화 API 키") })
    await expectEqual(app.end(), [])
  }

  @Test func `a place among the servers comes back with the rows that were in sight`() async throws
  {
    let size = Size(columns: 40, rows: 12)
    let app = launch(ProfileFixture(), size: size)
    try await app.press("End Up Up Up Up Enter Down Down Down")
    let (place, lines) = (app.root.navigationPath, app.lines)
    await expectEqual(app.end(), [])
    let later = launch(ProfileFixture(), size: size)
    _ = try await later.root.open(place)
    await later.settle()
    expectEqual(later.lines, lines)
    await expectEqual(later.end(), [])
  }

  @Test func `auto-lock says that it needs a PIN`() {
    var model = ProfileHome.Model()
    func note() -> Phrase? { model.list.rows.first { $0.key == .autoLock }?.note }
    expectEqual(note(), ProfileText.noPIN)
    model.session.hasPIN = true
    expectEqual(note(), ProfileText.lockNote)
  }

  @Test func `coming back selects the line that was selected, wherever it stands`() async throws {
    let app = launch(ProfileFixture(pin: "123456"))
    try await app.press("End Up")
    let place = app.root.navigationPath
    await expectEqual(app.end(), [])
    let later = launch(ProfileFixture())
    _ = try await later.root.open(place)
    await later.settle()
    expectEqual(later.lines.first { $0.contains("▌") }?.hasPrefix("▌ 로그아웃"), true)
    await expectEqual(later.end(), [])
  }

  @Test func `a changed name is unsaved input, part of a PIN is not`() async throws {
    let app = launch(ProfileFixture())
    try await app.press("Enter")
    #expect(!app.root.hasUnsavedBelow)
    try await app.press("\"둘\"")
    #expect(app.root.hasUnsavedBelow)
    try await app.press("Esc Tab Enter End Up Up Up Enter \"123\"")
    #expect(!app.root.hasUnsavedBelow)
    await expectEqual(app.end(), [])
  }

  @Test func `it fits into a small window, in English`() async throws {
    let app = launch(
      ProfileFixture(overrides: [.theme: Settings.Override("day", from: .option("--theme"))]),
      .english, size: .small)
    try await app.press("Down Down")
    expectEqual(
      app.lines[3...9],
      [
        " Your details                          ┃",
        "  Name            김하늘",
        " Display",
        "  Language        system",
        "▌ Theme           day  --theme",
        " “Theme” is set by --theme and can’t be",
        " changed here.",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a choice is changed by Enter, the blank, the arrows and their letters`()
    async throws
  {
    let fixture = ProfileFixture()
    let app = launch(fixture)
    try await app.press("Down Down Enter")
    #expect(app.lines[7].hasPrefix("▌ 테마            어둡게"))
    try await app.press("Space Left h h l Right Right")
    expectEqual(
      fixture.settingsFile.changes,
      [
        "theme = night", "theme = day", "theme = night", "theme = system", "theme = plain",
        "theme = system", "theme = night", "theme = day",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a PIN is typed as dots in a sheet that explains the lock`() async throws {
    let fixture = ProfileFixture()
    let app = launch(fixture)
    try await app.press("End Up Up Up")
    #expect(app.lines.contains { $0.hasPrefix("▌ PIN 설정") })
    try await app.press("Enter <secret>", secrets: "123456")
    let sheet = app.lines.joined(separator: "\n")
    #expect(sheet.contains("새 PIN ▌••••••"))
    #expect(sheet.contains("암호화하지 않습니다."))
    try await app.press("Enter <secret> Enter", secrets: "654321")
    #expect(app.lines.contains { $0.contains("두 PIN이 서로 다릅니다. 새 PIN을 다시 입력해") })
    try await app.press(
      "<secret> Enter <secret> Enter", secrets: "123456", "123456")
    expectEqual(fixture.account.stored.pin, "123456")
    #expect(app.lines.contains { $0.hasPrefix("▌ PIN 변경") })
    #expect(!app.speech.joined().contains("123456"))
    await expectEqual(app.end(), [])
  }

  @Test func `the footer says what Enter does with each line, and in each sheet`() async throws {
    let app = launch(ProfileFixture(pin: "123456"), .english)
    func hint() -> String? {
      app.window.bindings.first { $0.keys.contains(.enter) }?.title.text(.english)
    }
    await app.settle()
    var hints = [hint()]
    try await app.press("End")
    for _ in 0..<5 {
      hints.append(hint())
      try await app.press("Up")
    }
    expectEqual(
      hints,
      [
        Optional("change"), Optional("delete"), Optional("sign out"), Optional("lock"),
        Optional("change"), Optional("remove"),
      ])
    try await app.press("End Enter")
    expectEqual(hint(), "delete")
    try await app.press("Esc Up Up Up Up Enter")
    expectEqual(hint(), "remove")
    try await app.press("Esc Up Enter")
    expectEqual(hint(), "next")
    try await app.press("<secret> Enter <secret> Enter", secrets: "1", "654321")
    expectEqual(hint(), "save")
    await expectEqual(app.end(), [])
  }

  @Test func `in the smallest window the field and the error are visible`() async throws {
    let app = launch(ProfileFixture(), .english, size: .smallest)
    try await app.press("End Up Up Up Enter <secret> Enter", secrets: "1")
    expectEqual(app.lines[1...3], [" New PIN ▌", " The PIN needs at", " least 6…"])
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases, [80, 100, 120, 160])
  func `an error stands below its field, with the explanation where there is room`(
    language: Language, columns: Int
  ) async throws {
    let app = launch(ProfileFixture(), language, size: Size(columns: columns, rows: 24))
    try await app.press("End Up Up Up Up Enter Down Down Enter C-u \"ftp://x\" Enter")
    let lines = app.lines
    let field = lines.firstIndex { $0.contains("ftp://x") } ?? 2
    let above = lines[field - 2].split(separator: "│", omittingEmptySubsequences: false)
    #expect(above.count == 3 && above[1].contains(where: \.isLetter), "\(lines)")
    #expect(app.speech.contains { $0.hasPrefix(language == .korean ? "오류: " : "error: ") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases, [96, 100, 116, 120, 160])
  func `a value does not run into its note`(language: Language, columns: Int) async throws {
    let app = launch(ProfileFixture(), language, size: Size(columns: columns, rows: 35))
    await app.settle()
    let note = SettingKey.escapeDelay.note?.text(language) ?? ""
    let line = app.lines.first { $0.contains(note) }
    if let line { #expect(line.contains("  \(note)"), "\(line)") }
    await expectEqual(app.end(), [])
  }

  @Test func `Esc asks before what was typed is gone, and Ctrl-S saves it`() async throws {
    let fixture = ProfileFixture()
    let app = launch(fixture, .english)
    func asks() -> Bool { app.speech.contains(FormText.discardQuestion.text(.english)) }
    // Nothing was typed.
    try await app.press("Enter Esc Enter C-u \"Sky\" Esc")
    #expect(asks())
    for key in ["Esc", "Enter"] {
      try await app.press(key)
      #expect(!asks() && app.lines.contains { $0.contains("Name ▌Sky") || $0.contains("Name Sky") })
      try await app.press("Esc")
      #expect(asks())
    }
    try await app.press("Tab Enter Enter")
    #expect(app.lines.contains { $0.contains("Name ▌김하늘") }, "\(app.lines)")
    try await app.press("C-u \" \" C-s")
    #expect(app.lines.contains { $0.contains("Enter a name.") })
    try await app.press("\"Sky\" C-s")
    #expect(app.lines[4].hasPrefix("▌ Name            Sky"))
    await expectEqual(app.end(), [])
  }

  @Test func `a broken line is reported as long as it is broken`() async throws {
    let fixture = ProfileFixture()
    fixture.fail(.broken(path: "/a/galbi.conf", line: 3, .notASetting))
    let app = launch(fixture, .english)
    await app.settle()
    expectEqual(app.lines[21], "  Line 3 of galbi.conf is ignored: it is not “name = value”.")
    await expectEqual(app.end(), [])
  }
}
