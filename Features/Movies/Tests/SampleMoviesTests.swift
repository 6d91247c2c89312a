import Expectations
import Phrases
import Testing
import Time

@testable import MoviesDomain

struct SampleMoviesTests {
  private let samples = SampleMovies()

  private func titles(
    _ text: String, _ language: Language = .korean, page: Int = 1
  ) async throws -> [String] {
    let query = try #require(MovieQuery(text, in: language))
    return try await samples.search(query, page: page).movies.map(\.title)
  }

  @Test func `there are forty films, each whole in both languages`() {
    let korean = SampleMovies.all.map { $0.details(in: .korean) }
    let english = SampleMovies.all.map { $0.details(in: .english) }
    expectEqual(korean.map(\.movie.id), (1...40).map { -$0 })
    for all in [korean, english] {
      expectEqual(Set(all.map(\.movie.title)).count, 40)
      #expect(all.allSatisfy { !$0.movie.overview.isEmpty && $0.genres.count > 0 })
      expectEqual(all.filter { $0.minutes == nil }.count, 1)
      expectEqual(all.filter { $0.movie.release == nil }.count, 1)
      expectEqual(all.filter { $0.movie.rating == nil }.count, 2)
      expectEqual(all.filter { !$0.tagline.isEmpty }.count, 10)
    }
    expectEqual(korean.filter { $0.movie.otherTitle != nil }.count, 7)
    #expect(zip(korean, english).allSatisfy { $0.movie.title != $1.movie.title })
  }

  @Test func `a film is found by its title, by initial consonants and in the other language`()
    async throws
  {
    try await expectEqual(titles("달의 뒷"), ["달의 뒷면 세탁소"])
    try await expectEqual(titles("ㄷㅇ ㄷㅁ"), ["달의 뒷면 세탁소"])
    try await expectEqual(titles("FAR side", .english), ["Laundry on the Far Side"])
    try await expectEqual(titles("bogaz"), ["보스포루스의 양말"])
    try await expectEqual(titles("far side"), [])
  }

  @Test func `titles come before overviews`() async throws {
    try await expectEqual(
      titles("lighthouse", .english), ["The Fog Lighthouse", "The Cat for Mayor"])
  }

  @Test func `a page has twenty films, and the pages have all of them once`() async throws {
    let query = try #require(MovieQuery("the", in: .english))
    let first = try await samples.search(query, page: 1)
    #expect(first.movies.count == 20 && first.pageCount == 2 && first.total > 20)
    let second = try await samples.search(query, page: 2)
    expectEqual(Set((first.movies + second.movies).map(\.id)).count, first.total)
    try await expectEqual(samples.search(query, page: 3).movies, [])
    try await expectEqual(samples.search(query, page: 1), first)
    let nothing = try await samples.search(try #require(MovieQuery("q", in: .korean)), page: 1)
    expectEqual(nothing, MoviePage(number: 1, pageCount: 0, total: 0, movies: []))
    expectEqual(nothing.pageCount, 0)
  }

  @Test func `details are those of the row`() async throws {
    try await expectEqual(
      samples.details(of: -1, in: .korean),
      MovieDetails(
        movie: Movie(
          id: -1, title: "갈비집의 마지막 손님", originalTitle: "갈비집의 마지막 손님",
          overview: "문을 닫는 밤, 낯선 손님이 이십 년 전의 계산서를 내민다.",
          release: Day(year: 2019, month: 10, day: 3), rating: 78),
        tagline: "한 상만 더.", genres: ["드라마", "미스터리"], minutes: 112))
    let details = try await samples.details(of: -22, in: .english)
    expectEqual(details.movie.title, "The Fog Lighthouse")
    expectEqual(details.movie.otherTitle, "霧灯台の人")
    expectEqual(details.movie.release, Day(year: 2008, month: 9, day: 4))
    expectEqual(details.genres, ["Mystery", "Drama"])
    await #expect(throws: MoviesError.missing) { try await samples.details(of: 1, in: .english) }
  }

  @Test(arguments: [
    [], ["가 | A | drama | 90 | 20240506 | 71"],
    ["가 | A | drama | 90 | 20240506", "나 | B"], ["가 | A | drama | 90 | 20240506 | 71", "나"],
    ["가 | A | drama | 90 | 20240506 | 71", "나 | B | C"],
  ])
  func `a film with a part too few or too many is none`(lines: [String]) {
    #expect(SampleMovie(id: -1, lines.map { $0.split(separator: " | ") }) == nil)
  }
}
