import HTTP
import HomeInterface
import Launch
import Log
import MoviesData
import MoviesDomain
import MoviesPresentation
import MoviesRaft
import Phrases
import RIBs
import SQL
import SQLite
import SettingsDomain
import Store
import TerminalUI
import Time

/// The films in one session.
final class MoviesComponent: SessionPart {
  let movies: MoviesUseCases
  let tiles: [HomeTile]
  let sources: [FinderSource]
  private let posters: any PosterSource
  private let database: SQLiteDatabase

  /// `folder` is the profile's.
  init(parent: AppComponent, folder: String) {
    let (clock, log) = (parent.clock, parent.context.log)
    database = SQLiteDatabase(
      path: "\(folder)/\(SQLiteMovies.file)", migrations: SQLiteMovies.migrations,
      busyTimeout: parent.busyTimeout)
    let stamp: @Sendable () -> String = { "\(clock.now)" }
    let writer = parent.profileWriter(\.movies)
    let model = MoviesModel(
      repository: SQLiteMovies(database, log: log, stamp: stamp),
      recents: FileRecentSearches(folder: "\(folder)/searches", log: log),
      service: { parent.movieService },
      samples: SampleMovies(), clock: clock, writer: writer)
    posters = parent.posters(in: "\(folder)/posters")
    movies = MoviesUseCases(
      model, posters: posters, state: parent.store.stored(\.profile.movies))
    let builder = MoviesBuilder(
      movies: movies, language: { parent.language }, clock: clock, notify: parent.notify)
    tiles = [.movies(builder)]
    sources = builder.findings
  }

  static let destinations = [
    Destination(
      AppText.movies, link: "home/movies",
      words: ["필름", "극장", "films", "movie", "cinema"], commands: MoviesBuilder.commands
    ).taking("query")
  ]
  static let demos = [Demo(name: "Movies", make: MoviesRaft.init)]
  static var databaseChecks: [DatabaseCheck] { [.movies] }

  var databases: [SessionDatabase] {
    // An error is logged, and reported by the screen of films.
    [SessionDatabase(database: database) { [movies] in try? await movies.read() }]
  }

  func settled() async {
    await movies.settled()
    await posters.close()
  }
}
