import Expectations
import Headless
import MoviesDomain
import Phrases
import RIBs
import RIBsTesting
import Services
import TerminalUI
import Testing
import Time

@testable import MoviesPresentation

/// The search and its films as the user sees them.
@MainActor
struct MoviesScreenTests {
  private let app = MoviesApp()

  private var parts: MovieFixture { app.dependencies }

  /// Searches from the field.
  private func search(_ text: String) async throws {
    try await app.press("/ C-u \"\(text)\" Enter")
  }

  @Test(
    arguments: Language.allCases,
    [Size.smallest, .small, .normal, .wide, Size(columns: 200, rows: 50)])
  func `every window of every size has room for the search and its films`(
    language: Language, size: Size
  ) async throws {
    let app = MoviesApp(size, language)
    try await app.press("\"harbour\" Enter Down t Right f v v Enter Esc u U")
    #expect(app.speech.contains { $0.contains("Harbour Lights") })
    #expect(app.lines.contains { $0.contains("Harbour") } || size == .smallest)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `the rating comes first, so that a long original title does not cut it`(
    language: Language
  ) {
    let title = String(repeating: "long ", count: 20)
    let movie = Movie(
      id: 1, title: "섬", originalTitle: title, release: Day(year: 2024, month: 9, day: 30),
      rating: 78)
    #expect(movie.facts.text(language).hasPrefix("★ 7.8 · "))
  }

  @Test func `the first screen says what can be done, and whether only samples are searched`()
    async throws
  {
    let keys = ["t를 누르면 포스터", "f를 누르면 즐겨찾기", "최근 검색어는 여기에"]
    for key in keys { #expect(app.speech.contains { $0.contains(key) }, "\(key)") }
    #expect(!app.speech.contains { $0.contains("movies.key") })
    await expectEqual(app.end(), [])
    let parts = MovieFixture()
    parts.hasKey = false
    let keyless = MoviesApp(.normal, .english, parts)
    await keyless.settle()
    #expect(keyless.speech.contains { $0.contains("Profile, under Servers and API keys.") })
    // Searches of samples are not kept.
    #expect(!keyless.speech.contains { $0.contains("Recent searches appear here") })
    await expectEqual(keyless.end(), [])
  }

  @Test func `at first the field has the keys, and blanks search for nothing`() async throws {
    expectEqual(app.content[0], "  검색 ▌")
    expectEqual(app.content[2], "  제목을 입력하고 Enter를 눌러 주세요.")
    try await app.press("Enter \"  \" Enter")
    expectEqual(parts.service.asked, [])
    #expect(app.speech.contains { $0.hasPrefix("> 입력란 검색") })
    await expectEqual(app.end(), [])
  }

  @Test func `Enter searches, and the keys go to the list`() async throws {
    try await app.press("\"  harbour   lights \" Enter")
    expectEqual(app.content[0], "  검색  harbour lights")
    expectEqual(app.content[1], "  검색 결과  1 / 9")
    #expect(app.content[2].hasPrefix("▌ Harbour Lights (1981)"))
    try await app.press("Down")
    expectEqual(app.content[1], "  검색 결과  2 / 9")
    expectEqual(parts.state.recents, ["harbour lights"])
    await expectEqual(app.end(), [])
  }

  @Test func `the next page comes when the last row is in sight`() async throws {
    try await app.press("\"harbour\" Enter")
    expectEqual(parts.service.asked, ["harbour 1", "harbour 2"])
    try await app.press("End")
    expectEqual(app.content[1], "  검색 결과  9 / 9")
    expectEqual(parts.service.asked, ["harbour 1", "harbour 2"])
    try await app.press("\"a\" Enter")
    await expectEqual(app.end(), [])
  }

  @Test func `a page that fails is asked for again by R, and the rows stay`() async throws {
    parts.service.failure = nil
    let app = MoviesApp(.small, .korean, parts)
    try await app.press("\"harbour\" Enter")
    expectEqual(parts.service.asked, ["harbour 1"])
    parts.service.failure = .service(.tooSlow)
    try await app.press("End")
    expectEqual(parts.service.asked, ["harbour 1", "harbour 2"])
    #expect(app.speech.contains { $0.contains("서버의 응답이 너무 느립니다.") })
    #expect(app.speech.contains { $0.contains("Harbour Lights 26") })
    try await app.press("Up End")
    expectEqual(parts.service.asked.count, 2)
    parts.service.failure = nil
    try await app.press("R")
    expectEqual(parts.service.asked, ["harbour 1", "harbour 2", "harbour 2"])
    try await app.press("End")
    expectEqual(app.content[1], " 검색 결과  9 / 9")
    await expectEqual(app.end(), [])
  }

  @Test func `pages that came before are shown without a network`() async throws {
    try await app.press("\"harbour\" Enter End")
    try await search("가을")
    parts.service.failure = .service(.noInternet)
    try await search("harbour")
    try await app.press("End")
    expectEqual(app.content[1], "  검색 결과  9 / 9")
    #expect(app.speech.contains { $0.contains("이전에 다운로드한 내용입니다.") })
    expectEqual(parts.service.asked.suffix(2), ["harbour 1", "harbour 2"])
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [MoviesError.service(.noInternet), .service(.tooSlow), .keyRefused])
  func `rows stay where the next page cannot be had`(failure: MoviesError) async throws {
    let app = MoviesApp(.small, .korean, parts)
    try await app.press("\"harbour\" Enter")
    parts.service.failure = failure
    try await app.press("End")
    expectEqual(app.content[1], " 검색 결과  6 / 9")
    #expect(!app.lines[0].contains("샘플"))
    try await app.press("R")
    expectEqual(app.content[1], " 검색 결과  6 / 9")
    expectEqual(parts.service.asked, ["harbour 1", "harbour 2", "harbour 2"])
    await expectEqual(app.end(), [])
  }

  @Test func `without a key rows stay, and samples go on where they began`() async throws {
    let app = MoviesApp(.small, .korean, parts)
    try await app.press("\"harbour\" Enter")
    parts.hasKey = false
    try await app.press("End")
    expectEqual(app.content[1], " 검색 결과  6 / 9")
    #expect(app.speech.contains { $0.contains("movies.key") })
    try await app.press("/ C-u \"sample\" Enter")
    parts.hasKey = true
    try await app.press("End")
    expectEqual(parts.service.asked, ["harbour 1"])
    try await app.press("R")
    expectEqual(parts.service.asked, ["harbour 1", "sample 1"])
    await expectEqual(app.end(), [])
  }

  @Test func `another search cancels the one before, and the same one is not asked twice`()
    async throws
  {
    let checkpoint = Checkpoint()
    parts.service.checkpoint = checkpoint
    for character in "harbour" { app.begin(.character(character)) }
    app.begin(.enter)
    await checkpoint.reached()
    app.begin(.character("/"), .enter)
    app.begin(.character("/"), .control("u"), .character("섬"), .enter)
    checkpoint.open()
    await app.settle()
    expectEqual(parts.service.asked, ["harbour 1", "섬 1", "섬 2"])
    expectEqual(app.content[0], "  검색  섬")
    expectEqual(parts.state.recents, ["섬"])
    await expectEqual(app.end(), [])
  }

  @Test func `recent searches are below the field, fill it, and can be forgotten`() async throws {
    try await search("harbour")
    try await search("가을")
    try await search("섬")
    try await app.press("/")
    expectEqual(app.content, ["  검색 ▌섬", "", "  최근 검색", "▏ 섬", "  가을", "  harbour"])
    try await app.press("Down Down Down Enter")
    expectEqual(app.content[0], "  검색  harbour")
    try await app.press("/ Down Down d")
    expectEqual(parts.state.recents, ["harbour", "가을"])
    try await app.press("Esc Esc")
    expectEqual(app.content[1], "  검색 결과  1 / 9")
    try await app.press("/ Down D")
    expectEqual(parts.state.recents, [])
    #expect(app.speech.contains { $0.hasPrefix("> 입력란 검색") })
    await expectEqual(app.end(), [])
  }

  @Test func `list and posters share the selection`() async throws {
    try await search("harbour")
    try await app.press("Down Down t")
    expectEqual(app.content[1], "  검색 결과  3 / 9")
    try await app.press("Right t")
    expectEqual(app.content[1], "  검색 결과  4 / 9")
    await expectEqual(app.end(), [])
  }

  @Test func `posters of the films in sight are asked for, each once`() async throws {
    try await search("harbour")
    expectEqual(parts.posters, [])
    try await app.press("t")
    expectEqual(
      Set(parts.posters),
      [
        "/1.jpg", "/6.jpg", "/16.jpg", "/21.jpg", "/26.jpg", "/31.jpg", "/36.jpg",
      ])
    try await app.press("End Home t t")
    await app.resize(120, 40)
    expectEqual(parts.posters.count, Set(parts.posters).count)
    await expectEqual(app.end(), [])
  }

  @Test func `a favourite is seen in the list, among the favourites, and can be undone`()
    async throws
  {
    try await search("harbour")
    try await app.press("Down f")
    #expect(app.content[5].hasSuffix("♥ ┃"))
    try await app.press("v")
    expectEqual(app.content[1], "  즐겨찾기  1 / 1")
    #expect(app.content[2].hasPrefix("▌ Harbour Lights 6 (1986)"))
    try await app.press("u")
    expectEqual(app.content[2], "  아직 즐겨찾기가 없습니다. 영화에서 f를 누르면 여기에 표시됩니다.")
    try await app.press("Esc")
    expectEqual(app.content[1], "  검색 결과  2 / 9")
    expectEqual(parts.notices.map { $0.text(.korean) }, ["되돌렸습니다: 즐겨찾기 추가"])
    await expectEqual(app.end(), [])
  }

  @Test func `favourites have a key, and Esc leads one step back`() async throws {
    try await search("harbour")
    try await app.press("f /")
    try await app.relaunch(at: NavigationPath(Link(parsing: "movies")))
    // Nothing was left for the field, so Esc leaves the movies.
    #expect(!app.window.takes(.escape))
    #expect(app.footer.contains("Ctrl-V 즐겨찾기 보기"))
    for (keys, back) in [("C-v", "Esc"), ("Down v", "Esc"), ("C-v", "v")] {
      try await app.press(keys)
      expectEqual(app.content[1], "  즐겨찾기  1 / 1")
      #expect(app.footer.contains("Esc"))
      try await app.press("/ Esc")
      expectEqual(app.content[1], "  즐겨찾기  1 / 1")
      try await app.press(back)
      #expect(app.content[0].hasPrefix("  검색 ▌"))
      #expect(!app.window.takes(.escape))
    }
    try await app.press("Down")
    #expect(app.footer.contains("v 즐겨찾기 보기"))
    await expectEqual(app.end(), [])
  }

  @Test func `a film is opened, made a favourite and left`() async throws {
    try await search("harbour")
    try await app.press("Enter f")
    expectEqual(app.lines[1], "  영화 › Harbour Lights")
    #expect(app.speech.contains("개봉일: 1981년 2월 15일"))
    #expect(app.speech.contains("장르: 드라마, 모험"))
    #expect(app.speech.contains("상영 시간: 91분"))
    #expect(app.speech.contains("‘Harbour Lights’ 포스터"))
    #expect(app.speech.contains("♥"))
    try await app.press("Esc")
    #expect(app.content[2].hasSuffix("♥ ┃"))
    await expectEqual(app.end(), [])
  }

  @Test func `nothing found is another sentence than nothing searched`() async throws {
    try await app.press("\"xyzzy\" Enter")
    expectEqual(app.content[2], "  검색 결과가 없습니다. /를 눌러 다시 검색해 주세요.")
    try await app.press("v")
    expectEqual(app.content[2], "  아직 즐겨찾기가 없습니다. 영화에서 f를 누르면 여기에 표시됩니다.")
    await expectEqual(app.end(), [])
  }

  @Test func `samples are named as such, with the reason`() async throws {
    parts.service.failure = .service(.noInternet)
    try await app.press("\"sample\" Enter")
    #expect(app.lines[0].contains("샘플 데이터 · 오프라인"))
    // Row 1 says it for all of them.
    #expect(!app.content[2].contains("샘플 데이터"))
    #expect(app.speech.contains { $0.contains("인터넷에 연결되어 있지 않습니다.") })
    await expectEqual(app.end(), [])
  }

  @Test func `samples among which nothing is found are said to be searched`() async throws {
    parts.service.failure = .service(.noInternet)
    try await app.press("\"zzzqq\" Enter")
    #expect(app.speech.contains { $0.contains("샘플 영화에는 검색 결과가 없습니다.") })
    #expect(app.speech.contains { $0.contains("인터넷에 연결되어 있지 않습니다.") })
    await expectEqual(app.end(), [])
  }

  @Test func `a tile has its year before what row 1 says already`() {
    final class TileView: AnyView {
      override func body(in environment: Environment) -> any Widget {
        MovieTile(
          movie: Movie(id: -1, title: "갈비", release: Day(year: 2001, month: 2, day: 3)),
          isFavourite: true, isAmongOthers: true, picture: nil, posterRows: 0)
      }
    }
    func line(_ columns: Int) -> String {
      let window = Window(
        root: TileView(), size: Size(columns: columns, rows: 2),
        environment: Environment(language: .korean))
      return window.frame().lines[1]
    }
    expectEqual(line(24), "2001  ♥  샘플 데이터")
    expectEqual(line(14), "2001  ♥")
    expectEqual(line(4), "2001")
  }

  @Test func `a refused key is said with the setting's name`() async throws {
    parts.service.failure = .keyRefused
    try await app.press("\"harbour\" Enter")
    #expect(app.speech.contains { $0.contains("movies.key") })
    await expectEqual(app.end(), [])
  }

  @Test func `the age of what was kept is shown, and grows`() async throws {
    try await search("harbour")
    await app.clock.advance(by: .seconds(180)) { await self.app.settle() }
    #expect(app.lines[0].contains("3분 전"))
    try await app.press("R")
    #expect(app.lines[0].contains("방금 전"))
    await expectEqual(app.end(), [])
  }

  @Test
  func `in a wide window the selected film is beside the list, without a question to the service`()
    async throws
  {
    let app = MoviesApp(Size(columns: 120, rows: 20), .english, parts)
    try await app.press("\"harbour\" Enter Down f")
    expectEqual(parts.service.asked, ["harbour 1"])
    #expect(app.content[1].hasPrefix("  Results  2 / 9"))
    for fact in ["Harbour Lights 6", "♥", "Release date    15 Jul 1986"] {
      #expect(app.content.contains { $0.hasSuffix("  \(fact)") }, "\(fact)")
    }
    // The row says it already.
    expectEqual(app.speech.count { $0.contains("Harbour Lights 6") }, 1)
    #expect(await app.click(on: "Release date"))
    expectEqual(app.lines[1], "  Movies › Harbour Lights 6")
    expectEqual(app.lines.count { $0.contains("Release date") }, 1)
    expectEqual(parts.service.asked, ["harbour 1", "6"])
    try await app.press("Esc Down")
    expectEqual(app.lines.count { $0.contains("Release date    15 Jul 1986") }, 0)
    expectEqual(app.lines.count { $0.contains("Release date") }, 1)
    await app.resize(99, 20)
    #expect(!app.lines.contains { $0.contains("Release date") })
    try await app.press("/")
    await app.resize(200, 50)
    #expect(!app.lines.contains { $0.contains("Release date") })
    await expectEqual(app.end(), [])
  }

  @Test func `very wide windows have two films in a line, and the selected one beside them`()
    async throws
  {
    let app = MoviesApp(Size(columns: 200, rows: 50), .korean, parts)
    try await app.press("\"harbour\" Enter Down Right")
    #expect(app.content[1].hasPrefix("  검색 결과  4 / 9"))
    #expect(app.content.contains { $0.contains("개봉일") && $0.contains("1996년") })
    expectEqual(app.lines.count { $0.contains("▌") }, 1)
    // A film that is opened has half of the window.
    try await app.press("Enter")
    expectEqual(app.lines.count { $0.contains("개봉일") }, 1)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [Size(columns: 120, rows: 30), Size(columns: 200, rows: 50)])
  func `a place for a poster repeats no title, and the title below it has two rows`(size: Size)
    async throws
  {
    parts.movies.poster = { _, _ in nil }
    let app = MoviesApp(size, .english, parts)
    try await app.press("\"harbour\" Enter")
    expectEqual(app.content.count { $0.contains("Harbour Lights 6") }, 1)
    try await app.press("t")
    expectEqual(app.content.count { $0.contains("Harbour Lights 6") }, 1)
    await expectEqual(app.end(), [])
  }

  @Test func `a long title goes on in a second row, and the year follows`() {
    final class TileView: AnyView {
      override func body(in environment: Environment) -> any Widget {
        MovieTile(
          movie: Movie(
            id: 1, title: "The Harbour Without a Single Light",
            release: Day(year: 2024, month: 9, day: 30)), isFavourite: false, picture: nil,
          posterRows: 3)
      }
    }
    let window = Window(
      root: TileView(), size: Size(columns: 20, rows: 6),
      environment: Environment(language: .english))
    expectEqual(
      window.frame().lines,
      ["", "", "", "The Harbour Without", "a Single Light", "2024"])
  }

  @Test func `links open a film, and search`() async throws {
    try await app.open("movies/21")
    expectEqual(app.lines[1], "  영화 › Harbour Lights 21")
    expectEqual(parts.service.asked, ["21"])
    try await app.open("movies")
    expectEqual(app.tree, "Movies")
    await #expect(throws: LinkError.self) { try await app.open("movies/harbour") }
    await expectEqual(app.end(), [])
  }

  @Test func `the place is restored with the search, the film and the view`() async throws {
    try await search("harbour")
    try await app.press("Down t")
    let place = app.root.navigationPath
    try await app.relaunch(at: place)
    expectEqual(app.content[0], "  검색  harbour")
    expectEqual(app.content[1], "  검색 결과  2 / 9")
    #expect(app.content[2].contains("▀"))
    await expectEqual(app.end(), [])
  }

  @Test func `the tile has the number of favourites, once something was searched for`() {
    var state = MoviesState()
    expectEqual(MoviesText.line(of: state).text(.korean), "영화 검색")
    state.recents = ["달"]
    expectEqual(MoviesText.line(of: state), Phrase(ko: "0편 즐겨찾기", en: "0 favourites"))
    state.favourites = [Movie(id: 7, title: "seven")]
    expectEqual(MoviesText.line(of: state), Phrase(ko: "1편 즐겨찾기", en: "1 favourite"))
    state.recents = []
    expectEqual(MoviesText.line(of: state).text(.english), "1 favourite")
  }

  @Test func `every text is there in both languages`() {
    expectEqual(
      MoviesText.date(of: Day(year: 2024, month: 2, day: 29)).text(.english), "29 Feb 2024")
    expectEqual(MoviesText.date(of: nil).text(.korean), "미정")
  }
}
