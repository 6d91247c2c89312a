import Expectations
import Log
import MoviesDomain
import MoviesFixtures
import Phrases
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Storage
import Testing
import Time

@testable import MoviesData

/// Films in a database.
@MainActor
struct SQLiteMoviesTests {
  private let folder = TemporaryFolder()
  private let movies: SQLiteMovies

  init() { movies = SQLiteMovies.stored(in: folder) }

  private func query(_ text: String, _ language: Language = .korean) throws -> MovieQuery {
    try #require(MovieQuery(text, in: language))
  }

  private func movie(_ id: Int) -> Movie {
    Movie(
      id: id, title: "영화 \(id)", originalTitle: "Film \(id)", overview: "…",
      release: Day(year: 2024, month: 5, day: 6), poster: "/\(id).jpg", rating: 71)
  }

  private func page(_ number: Int, _ ids: [Int], at time: Int64 = 5) -> Dated<MoviePage> {
    Dated(MoviePage(number: number, pageCount: 7, total: 130, movies: ids.map(movie)), at: time)
  }

  @Test func `a page comes back whole, with its time and in its order`() async throws {
    let query = try query("a")
    try await expectEqual(movies.page(1, of: query), nil)
    let bare = Dated(
      MoviePage(number: 1, pageCount: 0, total: 2, movies: [movie(9), Movie(id: 3, title: "A")]),
      at: -1)
    try await movies.store(bare, of: query)
    try await expectEqual(movies.page(1, of: query), bare)
    try await movies.store(page(1, []), of: query)
    try await expectEqual(SQLiteMovies.stored(in: folder).page(1, of: query), page(1, []))
  }

  @Test func `a page belongs to its query, its number and its language`() async throws {
    try await movies.store(page(1, [1]), of: query("Last Day"))
    try await expectEqual(movies.page(1, of: query("last day")), page(1, [1]))
    try await expectEqual(movies.page(2, of: query("last day")), nil)
    try await expectEqual(movies.page(1, of: query("last day", .english)), nil)
    try await expectEqual(movies.page(1, of: query("last days")), nil)
    try await movies.store(page(1, [2]), of: query("LAST DAY"))
    try await expectEqual(movies.page(1, of: query("Last Day")), page(1, [2]))
  }

  @Test func `details belong to their film and language`() async throws {
    let details = Dated(
      MovieDetails(movie: movie(1), tagline: "Run.", genres: ["드라마", "SF"], minutes: 121), at: 5)
    try await expectEqual(movies.details(of: 1, in: .korean), nil)
    try await movies.store(details, in: .korean)
    try await expectEqual(movies.details(of: 1, in: .korean), details)
    try await expectEqual(movies.details(of: 1, in: .english), nil)
    let bare = Dated(MovieDetails(movie: Movie(id: 1, title: "A")), at: 6)
    try await movies.store(bare, in: .korean)
    try await expectEqual(movies.details(of: 1, in: .korean), bare)
  }

  @Test func `the pages and details that were stored longest ago are dropped`() async throws {
    for number in 1...1_001 {
      try await movies.store(page(number, [number]), of: query(number == 1 ? "first" : "a"))
      // Stored again, the second is newer than the third.
      if number == 1_000 { try await movies.store(page(2, [2]), of: query("a")) }
    }
    try await expectEqual(movies.page(1, of: query("first")), nil)
    try await expectEqual(movies.page(2, of: query("a")), page(2, [2]))
    try await expectEqual(movies.page(3, of: query("a")), page(3, [3]))
    for id in 1...501 {
      try await movies.store(Dated(MovieDetails(movie: movie(id)), at: 5), in: .english)
    }
    try await expectEqual(movies.details(of: 1, in: .english), nil)
    try await expectEqual(movies.details(of: 2, in: .english)?.value.movie, movie(2))
    let rows = SQLiteDatabase(path: "\(folder.path)/movies.sqlite")
    try await expectEqual(rows.scalar("SELECT count(*) FROM result"), 1_000)
  }

  @Test func `favourites are the newest first, and whole`() async throws {
    for id in [1, 2, 3] {
      try await movies.apply(FavouriteMovieChange(movie(id), isFavourite: true))
    }
    try await movies.apply(FavouriteMovieChange(Movie(id: 2, title: ""), isFavourite: false))
    try await expectEqual(movies.favourites(), [movie(3), movie(1)])
    try await movies.apply(FavouriteMovieChange(movie(2), isFavourite: true))
    try await expectEqual(SQLiteMovies.stored(in: folder).favourites().map(\.id), [2, 3, 1])
  }

  @Test func `a database is unused until something is stored`() async throws {
    #expect(movies.isUnused)
    try await movies.apply(FavouriteMovieChange(movie(1), isFavourite: true))
    #expect(!movies.isUnused)
  }

  @Test func `a removal that is undone brings a favourite back to its place`() async throws {
    let stores: [any MovieRepository] = [movies, FixedMovieStore()]
    for store in stores {
      for id in 1...3 {
        try await store.apply(FavouriteMovieChange(movie(id), isFavourite: true))
      }
      let removal = FavouriteMovieChange(movie(2), isFavourite: false)
      try await store.apply(removal)
      try await store.apply(removal.reversed)
      try await expectEqual(store.favourites().map(\.id), [3, 2, 1])
      try await store.apply(removal.reversed.reversed)
      await #expect(throws: MoviesError.undoOverChange) { try await store.apply(removal) }
      try await store.apply(FavouriteMovieChange(movie(2), isFavourite: true))
      try await expectEqual(store.favourites(), [movie(2), movie(3), movie(1)])
      await #expect(throws: MoviesError.undoOverChange) {
        try await store.apply(removal.reversed)
      }
    }
  }

  @Test func `a change that another Galbi has made is not made again`() async throws {
    let change = FavouriteMovieChange(movie(1), isFavourite: true)
    try await movies.apply(change)
    let other = SQLiteMovies.stored(in: folder)
    await #expect(throws: MoviesError.undoOverChange) { try await other.apply(change) }
    try await other.apply(change.reversed)
    await #expect(throws: MoviesError.undoOverChange) { try await movies.apply(change.reversed) }
    try await expectEqual(movies.favourites(), [])
  }

  @Test func `a damaged database is set aside, once`() async throws {
    TemporaryFolder.write(Array(repeating: 7, count: 5_000), to: "\(folder.path)/movies.sqlite")
    await #expect(throws: MoviesError.damaged(movedTo: "movies.sqlite.corrupt-1")) {
      try await movies.favourites()
    }
    try await expectEqual(movies.favourites(), [])
    #expect(folder.names.contains("movies.sqlite.corrupt-1"))
  }
}

extension SQLiteMovies {
  /// The films in a folder.
  static func stored(in folder: TemporaryFolder) -> SQLiteMovies {
    SQLiteMovies(
      SQLiteDatabase(path: "\(folder.path)/movies.sqlite", migrations: SQLiteMovies.migrations),
      log: .none
    ) { "1" }
  }
}
