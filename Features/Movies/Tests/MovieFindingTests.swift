import Expectations
import Headless
import MoviesFixtures
import Phrases
import Store
import Testing
import Time

@testable import MoviesDomain

/// Which films Ctrl-P finds: those that are stored, and samples without a key.
@MainActor
struct MovieFindingTests {
  private let repository = FixedMovieStore()
  private let samples = MovieServiceDouble()

  private func model(hasKey: Bool = true) -> MoviesModel {
    let service = MovieServiceDouble()
    return MoviesModel(
      repository: repository, recents: FixedRecentSearches(), service: { hasKey ? service : nil },
      samples: samples, clock: ManualClock(),
      writer: Store(MoviesState()).writer(\.self))
  }

  private func store(_ movies: Movie..., for text: String = "a") async throws {
    let page = MoviePage(number: 1, pageCount: 1, total: movies.count, movies: movies)
    await repository.store(
      Dated(page, at: 0), of: try #require(MovieQuery(text, in: .korean)))
  }

  @Test func `a stored film is found by either of its titles`() async throws {
    let movie = Movie(id: 7, title: "가을 편지", originalTitle: "Autumn Letter")
    try await store(Movie(id: 8, title: "섬"), movie)
    for text in ["가을", "letter"] {
      await expectEqual(model().find(text, in: .korean, atMost: 5), [movie])
    }
  }

  @Test func `a film that is stored several times takes no place of another one`() async throws {
    let one = Movie(id: 1, title: "Harbour")
    let other = Movie(id: 2, title: "Harbour Lights")
    try await repository.apply(FavouriteMovieChange(one, isFavourite: true))
    for text in ["a", "b", "c", "d"] { try await store(one, for: text) }
    try await store(other, for: "e")
    await expectEqual(model().find("harbour", in: .korean, atMost: 2), [one, other])
    await expectEqual(model().find("harbour", in: .korean, atMost: 1), [one])
  }

  @Test func `without a key samples fill the rows that are left`() async throws {
    let stored = Movie(id: 100, title: "Harbour")
    try await store(stored)
    let all = await model(hasKey: false).find("harbour", in: .korean, atMost: 3)
    expectEqual(all.map(\.id), [100, 1, 6])
    expectEqual(samples.asked, ["harbour 1"])
    await expectEqual(model(hasKey: false).find("harbour", in: .korean, atMost: 1), [stored])
    expectEqual(samples.asked, ["harbour 1"])
  }

  @Test func `with a key samples are not asked for`() async {
    await expectEqual(model().find("harbour", in: .korean, atMost: 3), [])
    expectEqual(samples.asked, [])
  }

  @Test func `what is cancelled asks for no samples`() async {
    let model = model(hasKey: false)
    let finding = Task { await model.find("harbour", in: .korean, atMost: 3) }
    finding.cancel()
    await expectEqual(finding.value, [])
    expectEqual(samples.asked, [])
  }
}
