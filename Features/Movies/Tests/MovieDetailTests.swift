import Expectations
import Headless
import MoviesDomain
import MoviesFixtures
import Phrases
import RIBs
import RIBsTesting
import Services
import Store
import TerminalUI
import Testing
import Time

@testable import MoviesPresentation

/// One film.
@MainActor
struct MovieDetailTests {
  private let parts = MovieFixture()

  private func app(_ size: Size = .normal, _ language: Language = .korean) -> MoviesApp {
    MoviesApp(size, language, parts)
  }

  @Test func `what the list knows is shown until the rest has come`() async throws {
    let checkpoint = Checkpoint()
    let app = app()
    try await app.press("\"harbour\" Enter")
    parts.service.checkpoint = checkpoint
    app.begin(.enter)
    await checkpoint.reached()
    #expect(app.speech.contains("개봉일: 1981년 2월 15일"))
    #expect(!app.speech.contains { $0.hasPrefix("장르") })
    checkpoint.open()
    await app.settle()
    #expect(app.speech.contains("장르: 드라마, 모험"))
    await expectEqual(app.end(), [])
  }

  @Test func `a failure keeps what was shown, and R reads again`() async throws {
    let app = app()
    try await app.press("\"harbour\" Enter")
    parts.service.failure = .service(.tooSlow)
    try await app.press("Enter")
    #expect(app.speech.contains { $0.contains("너무 느립니다. 이전에 다운로드한 내용입니다.") })
    parts.service.failure = nil
    try await app.press("R")
    #expect(app.speech.contains("장르: 드라마, 모험"))
    #expect(!app.speech.contains { $0.contains("느립니다") })
    await expectEqual(app.end(), [])
  }

  @Test func `a film that does not exist is said, and so is why another one cannot be read`()
    async throws
  {
    let app = app()
    try await app.open("movies/999")
    expectEqual(app.content, ["  영화를 찾을 수 없습니다. Esc로 돌아가 주세요."])
    parts.service.failure = .keyRefused
    try await app.open("movies/12")
    #expect(app.speech.contains { $0.contains("movies.key") && $0.contains("R을 눌러 다시 시도해 주세요.") })
    await expectEqual(app.end(), [])
  }

  @Test func `a sample is named as such, and an unknown day is to be announced`() async throws {
    let app = app(.normal, .english)
    try await app.open("movies/-1")
    #expect(app.lines[0].hasSuffix("sample data"))
    #expect(app.speech.contains("Release date: To be announced"))
    await expectEqual(app.end(), [])
  }

  @Test func `the poster stands beside the text, or above it in a narrow window`() async throws {
    let app = app()
    try await app.open("movies/1")
    #expect(app.content[0].hasPrefix("  ▀"))
    #expect(app.content[0].hasSuffix("Harbour Lights"))
    await app.resize(40, 12)
    expectEqual(app.content[0], "▌▀▀▀▀▀▀▀▀▀▀                            ┃")
    try await app.press("PgDn PgDn")
    #expect(app.content.contains { $0.contains("Two strangers") || $0.contains("lighthouse") })
    await expectEqual(app.end(), [])
  }

  @Test func `the favourite of the details is undone there`() async throws {
    let app = app()
    try await app.open("movies/1")
    try await app.press("f f u")
    expectEqual(parts.state.favourites.map(\.id), [1])
    try await app.press("u U")
    expectEqual(parts.state.favourites.map(\.id), [1])
    await expectEqual(app.end(), [])
  }
}
