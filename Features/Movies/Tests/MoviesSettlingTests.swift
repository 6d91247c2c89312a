import Expectations
import Headless
import MoviesFixtures
import Phrases
import RIBsTesting
import Store
import Testing
import Time

@testable import MoviesDomain

/// What is waited for before the app ends.
@MainActor
struct MoviesSettlingTests {
  /// Films in memory, which hold each change until the test lets it go on.
  private struct HeldMovies: MovieRepository {
    let movies = FixedMovieStore()
    let checkpoint: Checkpoint

    var isUnused: Bool { false }

    func page(_ number: Int, of query: MovieQuery) async -> Dated<MoviePage>? {
      await movies.page(number, of: query)
    }

    func store(_ page: Dated<MoviePage>, of query: MovieQuery) async {
      await checkpoint.pass()
      await movies.store(page, of: query)
    }

    func details(of id: Movie.ID, in language: Language) async -> Dated<MovieDetails>? {
      await movies.details(of: id, in: language)
    }

    func store(_ details: Dated<MovieDetails>, in language: Language) async {
      await checkpoint.pass()
      await movies.store(details, in: language)
    }

    func favourites() async -> [Movie] { await movies.favourites() }

    func titles() async -> [Movie] { await movies.titles() }

    func apply(_ change: FavouriteMovieChange) async throws(MoviesError) {
      await checkpoint.pass()
      try await movies.apply(change)
    }
  }

  private let store = Store(MoviesState())
  private let checkpoint = Checkpoint()
  private let movies: MoviesUseCases

  init() {
    let service = MovieServiceDouble()
    let model = MoviesModel(
      repository: HeldMovies(checkpoint: checkpoint), recents: FixedRecentSearches(),
      service: { service }, samples: service, clock: ManualClock(), writer: store.writer(\.self))
    movies = MoviesUseCases(model, posters: PaintedPosters(), state: store.stored(\.self))
  }

  @Test func `what was found is stored, though its caller is cancelled`() async throws {
    let query = try #require(MovieQuery("harbour", in: .korean))
    let search = Task { try await movies.search(query, 1) { _ in } }
    await checkpoint.reached()
    search.cancel()
    checkpoint.open()
    await movies.settled()
    expectEqual(store.state.recents, ["harbour"])
  }

  @Test func `a favourite is stored`() async throws {
    let movie = Movie(id: 7, title: "seven")
    let command = Task { try await movies.toggleFavourite(movie) }
    await checkpoint.reached()
    checkpoint.open()
    await movies.settled()
    expectEqual(store.state.favourites, [movie])
    try await command.value
  }
}
