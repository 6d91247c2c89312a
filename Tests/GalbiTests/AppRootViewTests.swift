import Expectations
import Headless
import Phrases
import RIBs
import SessionDomain
import Store
import TerminalUI
import Testing
import Time

@testable import Galbi

/// The frame around everything, as the user sees it.
@MainActor
struct AppRootViewTests {
  private let fixture = AppRootFixture()

  private func launch(_ columns: Int = 60, _ language: Language = .korean) -> Headless {
    Headless(
      AppRootBuilder(dependencies: fixture.parts).build(),
      size: Size(columns: columns, rows: 9), environment: Environment(language: language),
      clock: fixture.manualClock)
  }

  private func state(_ change: @escaping (inout AppState) -> Void) {
    fixture.store.update(change)
  }

  private func blank(_ columns: Int) -> String { String(repeating: " ", count: columns) }

  @Test func `row 1 has the name of the user`() {
    let app = launch()
    expectEqual(app.lines[0], "  갈비                                              김하늘")
    expectEqual(app.styles[0], "..TTTT..............................................dddddd")
    app.shutDown()
  }

  @Test func `row 1 says for how long the server is away, and in few columns only that`()
    async throws
  {
    let (app, small) = (launch(), launch(34))
    state { $0.profile.serverLoss = 1_000_000 }
    await app.settle()
    #expect(app.lines[0].hasSuffix("김하늘 · 서버 연결 끊김 · 0초 전"))
    try await app.press("Wait 59s")
    #expect(app.lines[0].hasSuffix("김하늘 · 서버 연결 끊김 · 59초 전"))
    try await app.press("Wait 1s")
    #expect(app.lines[0].hasSuffix("김하늘 · 서버 연결 끊김 · 1분 전"))
    try await app.press("Wait 120s")
    #expect(app.lines[0].hasSuffix("김하늘 · 서버 연결 끊김 · 3분 전"))
    #expect(small.lines[0].hasSuffix("서버 연결 끊김 · 3분 전") && !small.lines[0].contains("김하늘"))
    state { $0.profile.serverLoss = nil }
    #expect(app.lines[0].hasSuffix("   김하늘"))
    app.shutDown()
    small.shutDown()
  }

  @Test func `the frame is translated`() {
    let app = launch(60, .english)
    state { $0.session.profile = Profile(name: "Kim") }
    expectEqual(app.lines[0], "  Galbi                                                Kim")
    expectEqual(app.lines[8], "  q quit  ? help")
    app.shutDown()
  }

  @Test func `a notice lies above the keys as long as it takes to read`() async throws {
    let app = launch(40)
    state { $0.notice.post(Phrase(ko: "가장 가까운 곳을 열었습니다.", en: "nearest")) }
    expectEqual(app.lines[7], " 가장 가까운 곳을 열었습니다.")
    try await app.press("Wait 2s")
    expectEqual(app.lines[7], " 가장 가까운 곳을 열었습니다.")
    try await app.press("Wait 1s")
    #expect(app.lines[7].hasPrefix("─"))
    app.shutDown()
  }

  @Test func `F8 shows the notices with their times, and closes them`() async throws {
    let app = launch(40)
    try await app.press("F8")
    #expect(app.lines.contains { $0.contains("아직 알림이 없습니다.") })
    try await app.press("F8")
    state { $0.notice.post(Phrase(ko: "첫째", en: "first")) }
    state { $0.notice.post(Phrase(ko: "둘째", en: "second")) }
    try await app.press("F8")
    let time = Moment(milliseconds: 1_000_000).short.text(.korean)
    expectEqual(app.lines.filter { $0.contains(time) }.count, 2)
    expectEqual(app.lines.first { $0.contains(time) }?.contains("\(time)  둘째"), true)
    try await app.press("Esc")
    #expect(!app.lines.contains { $0.contains(time) })
    app.shutDown()
  }

  @Test func `q quits the app, in Hangul too`() async throws {
    let app = launch()
    try await app.press("q ㅂ x")
    expectEqual(fixture.quits, 2)
    app.shutDown()
  }

  @Test func `control characters in a name are shown as symbols`() {
    let app = launch(40)
    state { $0.session.profile = Profile(name: "\u{1B}]0;PWNED\u{7}") }
    expectEqual(app.lines[0], " 갈비                        ␛]0;PWNED␇")
    app.shutDown()
  }
}
