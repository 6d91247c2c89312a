import Headless
import MoviesDomain
import MoviesFixtures
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalRIBs
import TerminalUI

@testable import MoviesPresentation

/// The service in memory, which can fail or wait, and notes what it is asked.
@MainActor final class MovieServiceDouble: MovieService {
  private let films = FixedMovieService(FixedMovieService.films, pageLength: 6)
  var failure: MoviesError?
  var checkpoint: Checkpoint?
  private(set) var asked: [String] = []

  nonisolated func search(_ query: MovieQuery, page: Int) async throws(MoviesError) -> MoviePage {
    try await take("\(query.text) \(page)")
    return try await films.search(query, page: page)
  }

  nonisolated func details(
    of id: Movie.ID, in language: Language
  ) async throws(MoviesError) -> MovieDetails {
    try await take("\(id)")
    return try await films.details(of: id, in: language)
  }

  private func take(_ question: String) async throws(MoviesError) {
    asked.append(question)
    await checkpoint?.pass()
    if let failure { throw failure }
  }
}

/// What the screens of films stand on.
@MainActor final class MovieFixture {
  let store = Store(MoviesState())
  let service = MovieServiceDouble()
  let repository = FixedMovieStore()
  let recents = FixedRecentSearches()
  let clock = ManualClock()
  var hasKey = true
  /// The paths of posters that were asked for.
  private(set) var posters: [String] = []
  private(set) var notices: [Phrase] = []
  lazy var movies: MoviesUseCases = {
    let samples = FixedMovieService([
      MovieDetails(movie: Movie(id: -1, title: "sample", overview: "An invented film."))
    ])
    let model = MoviesModel(
      repository: repository, recents: recents,
      service: { [unowned self] in hasKey ? service : nil }, samples: samples, clock: clock,
      writer: store.writer(\.self))
    var movies = MoviesUseCases(model, posters: PaintedPosters(), state: store.stored(\.self))
    let poster = movies.poster
    movies.poster = { [unowned self] path, size in
      posters.append(path)
      return await poster(path, size)
    }
    return movies
  }()

  var state: MoviesState { store.state }

  var notify: Notify { { [weak self] in self?.notices.append($0) } }

  var builder: MoviesBuilder {
    MoviesBuilder(movies: movies, language: { .korean }, clock: clock, notify: notify)
  }
}

typealias MoviesApp = AppHarness<MovieFixture>

extension MoviesApp {
  convenience init(
    _ size: Size = .normal, _ language: Language = .korean, _ parts: MovieFixture = MovieFixture()
  ) {
    self.init(
      parts, size, language, clock: parts.clock, in: FrameRouter { parts.builder.build(on: $0) })
  }
}
