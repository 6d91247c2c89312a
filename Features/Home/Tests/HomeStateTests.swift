import Editing
import Expectations
import Headless
import PeopleDomain
import Phrases
import RIBs
import RIBsTesting
import Services
import Storage
import Store
import TerminalUI
import Testing
import Time

@testable import HomePresentation

/// What home shows while it waits or has an empty list.
@MainActor
struct HomeStateTests {
  private let dependencies = HomeFixture()

  @Test func `an empty list says what to do`() async throws {
    dependencies.stored([])
    try await expectEqual(
      dependencies.content(),
      [
        " 사람  0       국가 ●   최근   즐겨찾기",
        " 목록이 비어 있습니다. R을 눌러 불러와",
        " 주세요.",
      ])
  }

  @Test func `undo and redo are hinted at while there is something to undo or redo`() async throws {
    dependencies.stored(Fixed.people)
    let app = dependencies.launch(200, 24, .english)
    await app.settle()
    for (history, hints) in [
      (HistoryState(), []), (HistoryState(newest: 1), ["u undo"]),
      (HistoryState(canRedo: true), ["U redo"]),
    ] {
      dependencies.store.update { $0.people.history = history }
      await app.settle()
      let footer = app.footer
      expectEqual(["u undo", "U redo"].filter(footer.contains), hints)
    }
    app.shutDown()
  }

  @Test func `no matches, no recents and no favourites are sentences of their own`()
    async throws
  {
    dependencies.stored(Fixed.people)
    try await expectEqual(
      dependencies.content(80, 12, .english, keys: "/ x")[2], "  No results. Press Esc to show all."
    )
    try await expectEqual(
      dependencies.content(80, 12, .english, keys: "v").dropFirst(),
      [
        "  No recent people. Press Esc to show all, then Enter to open someone."
      ])
    try await expectEqual(
      dependencies.content(80, 12, .english, keys: "v v").dropFirst(),
      [
        "  No favourites yet. Press Esc to show all, then f to add one."
      ])
    try await expectEqual(dependencies.content(80, 12, keys: "v Esc")[2], "▌ 청년   김민수")
  }

  @Test func `people that cannot be read are another screen than an empty list`() async throws {
    dependencies.stored([])
    dependencies.people.list = { () throws(PeopleError) in throw .storage(.cannotRead) }
    try await expectEqual(
      dependencies.content(80, 24).dropFirst(),
      [
        "  저장된 데이터를 읽을 수 없습니다. 데이터 폴더를 확인해 주세요. 불러오지",
        "  못했습니다. R을 눌러 다시 시도해 주세요.",
      ])
  }

  @Test func `a failed refresh is said above the keys, with what is shown`() async throws {
    dependencies.stored(Fixed.people)
    dependencies.people.refresh = { _ throws(PeopleError) in throw .service(.noInternet) }
    try await expectEqual(
      dependencies.content(80, 24, keys: "R").last, "  새로 고침 실패: 인터넷에 연결되어 있지 않습니다. 3분 전 데이터입니다.")
    dependencies.stored(Fixed.people, as: .kept)
    try await expectEqual(
      dependencies.content(80, 24, .english, keys: "R").suffix(2),
      [
        "  No internet connection. Showing edited, favourite and recent people only.",
        "  Press R to try again.",
      ])
  }

  @Test func `records that were left out are counted below the list, in words too`() async throws {
    dependencies.stored(Fixed.people)
    let app = dependencies.launch(80, 24)
    await app.settle()
    dependencies.store.update { $0.people.leftOut = 3 }
    expectEqual(app.content.last, "  정보를 읽을 수 없는 3명을 제외했습니다.")
    #expect(app.window.speech().contains("정보를 읽을 수 없는 3명을 제외했습니다."))
    dependencies.store.update { $0.people.leftOut = 1 }
    app.window.environment.language = .english
    expectEqual(app.content.last, "  1 person couldn’t be read and was skipped.")
    dependencies.store.update { $0.people.origin = .kept }
    expectEqual(app.content.last?.contains("left out"), false)
    app.shutDown()
  }

  @Test func `on samples no key is named that changes them, and one that is pressed says why`()
    async throws
  {
    dependencies.stored(Fixed.people, as: .samples)
    dependencies.refusal = .samplesCannotChange
    let app = dependencies.launch(100, 24)
    defer { app.shutDown() }
    await app.settle()
    #expect(!app.lines[23].contains("즐겨찾기"))
    try await app.press("f C")
    expectEqual(
      dependencies.notices,
      [PeopleError.samplesCannotChange.phrase, HomeText.nothingToClear])
    dependencies.stored(Fixed.people)
    await app.settle()
    #expect(app.lines[23].contains("즐겨찾기"))
  }

  @Test func `the key that tries again is named once`() async throws {
    dependencies.stored(Fixed.people, as: .samples)
    dependencies.people.refresh = { _ throws(PeopleError) in throw .damaged(movedTo: "x") }
    try await expectEqual(
      dependencies.content(80, 24, .english, keys: "R").suffix(2),
      [
        "  The stored data was damaged and moved to x. Showing sample data. Press R to",
        "  try again.",
      ])
  }

  @Test func `the notice of a failed refresh follows the age and origin of the people`()
    async throws
  {
    dependencies.stored(Fixed.people)
    dependencies.people.refresh = { _ throws(PeopleError) in throw .service(.noInternet) }
    let app = dependencies.launch(80, 24)
    defer { app.shutDown() }
    let failure = "인터넷에 연결되어 있지 않습니다."
    try await app.press("R")
    expectEqual(app.lines[21], "  새로 고침 실패: \(failure) 3분 전 데이터입니다.")
    dependencies.store.update { $0.people.age = .minutes(4) }
    expectEqual(app.lines[21], "  새로 고침 실패: \(failure) 4분 전 데이터입니다.")
    dependencies.stored([Fixed.people[0]], as: .kept)
    await app.settle()
    #expect(app.lines[20].hasPrefix("  \(failure) 편집한 사람, 즐겨찾기, 최근 항목만"))
    dependencies.stored(Fixed.people, as: .downloaded(at: 1))
    await app.settle()
    expectEqual(app.lines[20...21], ["", ""])
  }

  @Test func `a failed first download says that samples are shown`() async throws {
    dependencies.people.open = { [dependencies] _ in
      dependencies.stored(Fixed.people, as: .samples)
      return .service(.tooSlow)
    }
    try await expectEqual(
      dependencies.content(80, 24).suffix(2),
      [
        "  서버의 응답이 너무 느립니다. 샘플 데이터를 표시합니다. R을 눌러 다시 시도해", "  주세요.",
      ])
  }

  @Test(arguments: [100, 120, 200])
  func `a notice has the whole width of a wide window`(columns: Int) async throws {
    dependencies.people.open = { [dependencies] _ in
      dependencies.stored(Fixed.people, as: .samples)
      return .service(.tooSlow)
    }
    try await expectEqual(
      dependencies.content(columns, 24).suffix(1),
      ["  서버의 응답이 너무 느립니다. 샘플 데이터를 표시합니다. R을 눌러 다시 시도해 주세요."])
  }

  @Test func `the first download shows how far it is once it takes its time`() async throws {
    var report: ReportProgress = { _ in }
    let checkpoint = Checkpoint()
    dependencies.people.open = { progress in
      report = progress
      await checkpoint.pass()
      return nil
    }
    let app = dependencies.launch()
    expectEqual(app.lines[4...5], ["", ""])
    expectEqual(app.lines[11], " r 국가  R 새로 고침  ? 도움말")
    await dependencies.clock.advance(by: .milliseconds(200))
    expectEqual(
      app.lines[4...5], [" 사람 목록을 불러오는 중입니다.", " ██████────────────────────────────────"])
    await dependencies.clock.advance(by: .milliseconds(250))
    expectEqual(app.lines[5], " ──██████──────────────────────────────")
    expectEqual(app.lines[11], " Esc 취소  r 국가  ? 도움말")
    report(500)
    expectEqual(app.lines[5], " ████████████████▍────────────────  50%")
    checkpoint.open()
    app.shutDown()
  }

  @Test func `cancelling the first download shows local people, and why`() async throws {
    let checkpoint = Checkpoint()
    dependencies.people.open = { _ in
      await checkpoint.pass()
      return .service(.unknown)
    }
    dependencies.people.useLocalPeople = { [dependencies] in
      dependencies.stored(Fixed.people, as: .samples)
    }
    let app = dependencies.launch(80, 24)
    await dependencies.clock.advance(by: .milliseconds(200))
    app.begin(.escape)
    checkpoint.open()
    await app.settle()
    expectEqual(app.lines[5], "▌ 청년   김민수")
    expectEqual(app.lines[20...21], ["  다운로드를 취소했습니다. 샘플 데이터를 표시합니다. R을 눌러 다시 시도해", "  주세요."])
    app.shutDown()
  }

  @Test func `a cancelled refresh keeps the people, and each refresh says how it ended`()
    async throws
  {
    let checkpoint = Checkpoint()
    dependencies.stored(Fixed.people)
    dependencies.people.refresh = { _ throws(PeopleError) in await checkpoint.pass() }
    let app = dependencies.launch(80, 24)
    app.begin(.character("R"))
    await dependencies.clock.advance(by: .milliseconds(200))
    #expect(app.lines[21].hasPrefix("  새로 고치는 중 █"))
    app.begin(.escape)
    expectEqual(app.lines[21], "")
    checkpoint.letOnePass()
    await app.settle()
    app.begin(.character("R"))
    checkpoint.open()
    await app.settle()
    expectEqual(app.lines[21], "")
    expectEqual(dependencies.notices.map { $0.text(.korean) }, ["다운로드를 취소했습니다.", "새로 고쳤습니다."])
    app.shutDown()
  }
}
