import Headless
import JPEG
import JPEGTesting
import Log
import MoviesData
import MoviesDomain
import MoviesFixtures
import MoviesPresentation
import Phrases
import PlatformTesting
import RIBs
import RIBsTesting
import Raster
import SQL
import SQLite
import Services
import Store
import TerminalRIBs
import TerminalUI
import Time

/// Films: a long list with posters against one without, a page of the cache, a poster.
@MainActor let moviesSuite = Suite(name: "movies") {
  let size = Size(columns: 120, rows: 30)
  let stored = StoredMovies()
  return [
    Measure(
      "10,000 films with posters, \(size): a scrolling key", unit: "us",
      against: Measure.Yardstick(name: "without") { try await scroll(size, .none) }
    ) { try await scroll(size, .cells) },
    Measure("20 films of 10,000 from the cache, \(size): on the screen", unit: "ms") {
      let stand = MoviesStand(size, .cells, try await stored.useCases())
      await stand.settle()
      return try await time(per: 1) {
        stand.press(.character("a"), .enter)
        await stand.settle()
        guard stand.shows("film 2 ") else { throw BenchError.unexpectedScreen }
      } / 1_000_000
    },
    Measure("a w342 poster, 513 high: to 24 × 18 cells", unit: "ms") {
      let jpeg = Poster.jpeg
      return try time(per: 1) {
        let raster = try Raster(jpeg: jpeg, width: 342, height: 513)
        sink &+= Int(raster.scaled(to: 24, by: 36)[12, 18])
      } / 1_000_000
    },
  ]
}

/// A key up, from below, in the middle of the list; posters come between the keys.
@MainActor private func scroll(
  _ size: Size, _ pictures: TerminalUI.Environment.Pictures
) async throws -> Double {
  let stand = MoviesStand(size, pictures, Poster.useCases)
  stand.press(.character("f"), .enter)
  await stand.settle()
  stand.press(.end, .pageUp, .pageUp)
  await stand.settle()
  var sum = 0.0
  for _ in 0..<100 {
    sum += time { stand.press(.up) }
    await stand.settle()
  }
  return sum / 100 / 1_000
}

/// 10,000 films in memory, with posters, and one as a file.
@MainActor private enum Poster {
  static let films = (1...10_000).map { number in
    Movie(
      id: number, title: "film \(number)",
      overview: "두 사람이 낡은 등대에서 겨울을 보낸다. Two strangers spend a winter in a lighthouse.",
      release: Day(year: 2_000, month: 5, day: 6), poster: "/\(number % 200).jpg", rating: 71)
  }

  static let useCases: MoviesUseCases = {
    let store = Store(MoviesState())
    let service = FixedMovieService(
      films.map { MovieDetails(movie: $0) }, pageLength: films.count)
    let model = MoviesModel(
      repository: FixedMovieStore(), recents: FixedRecentSearches(), service: { service },
      samples: service, clock: ManualClock(), writer: store.writer(\.self))
    return MoviesUseCases(model, posters: PaintedPosters(), state: store.stored(\.self))
  }()

  static let jpeg = SampleJPEG(342, 513).bytes
}

private enum BenchError: Error {
  case unexpectedScreen
}

/// A cache of 500 pages that is gone with this object; the service cannot be reached.
@MainActor private final class StoredMovies {
  private let folder = TemporaryFolder()
  private var made: MoviesUseCases?

  func useCases() async throws -> MoviesUseCases {
    if let made { return made }
    let database = SQLiteDatabase(
      path: "\(folder.path)/movies.sqlite", migrations: SQLiteMovies.migrations)
    let repository = SQLiteMovies(database, log: .none) { "" }
    for number in 1...500 {
      let rows = Poster.films[(number - 1) * 20..<number * 20]
      let page = MoviePage(number: 1, pageCount: 1, total: 20, movies: Array(rows))
      let text = number == 1 ? "a" : "a\(number)"
      guard let query = MovieQuery(text, in: .korean) else { continue }
      try await repository.store(Dated(page, at: 0), of: query)
    }
    let store = Store(MoviesState())
    let model = MoviesModel(
      repository: repository, recents: FixedRecentSearches(), service: { Unreachable() },
      samples: FixedMovieService([]), clock: ManualClock(), writer: store.writer(\.self))
    let useCases = MoviesUseCases(
      model, posters: PaintedPosters(), state: store.stored(\.self))
    made = useCases
    return useCases
  }
}

private struct Unreachable: MovieService {
  func search(_ query: MovieQuery, page: Int) async throws(MoviesError) -> MoviePage {
    throw .service(.noInternet)
  }

  func details(of id: Movie.ID, in language: Language) async throws(MoviesError) -> MovieDetails {
    throw .service(.noInternet)
  }
}

/// The films in the frame of an app, with a terminal that compares the rows.
@MainActor private final class MoviesStand {
  private let tree = Tree()
  private let window: Window
  private let screen = ShownRows()

  init(
    _ size: Size, _ pictures: TerminalUI.Environment.Pictures, _ movies: MoviesUseCases
  ) {
    let root = FrameRouter {
      MoviesBuilder(
        movies: movies, language: { .korean }, clock: ManualClock(), notify: { _ in }
      )
      .build(on: $0)
    }
    window = Window(
      root: root.view, size: size,
      environment: Environment(language: .korean, pictures: pictures))
    root.launch(in: tree)
    sink &+= screen.show(window.frame())
  }

  func press(_ keys: Key...) {
    for key in keys {
      window.send(.key(key))
      sink &+= screen.show(window.frame())
    }
  }

  func settle() async {
    repeat {
      await tree.settle()
      sink &+= screen.show(window.frame())
    } while !tree.activity.isIdle || window.needsFrame
  }

  func shows(_ text: String) -> Bool { window.frame().lines.contains { $0.contains(text) } }
}
