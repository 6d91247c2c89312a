public import Log
public import MoviesDomain
public import Phrases
import SQL
public import SQLite
import Storage
public import Time

/// Films in a SQLite database, which is set aside when it is damaged.
public struct SQLiteMovies: MovieRepository {
  /// The usual name of the file.
  public static let file = "movies.sqlite"

  private let database: SQLiteDatabase
  private let mapper: StorageErrorMapper<MoviesError>

  /// `stamp` makes the name of each damaged database different, such as the time.
  public init(_ database: SQLiteDatabase, log: Log, stamp: @escaping @Sendable () -> String) {
    self.database = database
    mapper = .movies(database, log: log, stamp: stamp)
  }

  public var isUnused: Bool { !database.hasFile }

  public func page(
    _ number: Int, of query: MovieQuery
  ) async throws(MoviesError) -> Dated<MoviePage>? {
    try await mapper.read { connection throws(SQLError) in
      try connection.page(number, of: query)
    }
  }

  public func store(
    _ page: Dated<MoviePage>, of query: MovieQuery
  ) async throws(MoviesError) {
    try await mapper.change { connection throws(SQLError) in
      try connection.store(page, of: query)
    }
  }

  public func details(
    of id: Movie.ID, in language: Language
  ) async throws(MoviesError) -> Dated<MovieDetails>? {
    try await mapper.read { connection throws(SQLError) in
      try connection.details(of: id, in: language)
    }
  }

  public func store(
    _ details: Dated<MovieDetails>, in language: Language
  ) async throws(MoviesError) {
    try await mapper.change { connection throws(SQLError) in
      try connection.store(details, in: language)
    }
  }

  public func titles() async throws(MoviesError) -> [Movie] {
    try await mapper.read { connection throws(SQLError) in try connection.titles() }
  }

  public func favourites() async throws(MoviesError) -> [Movie] {
    try await mapper.read { connection throws(SQLError) in try connection.favourites() }
  }

  public func apply(_ change: FavouriteMovieChange) async throws(MoviesError) {
    let isMade = try await mapper.change { connection throws(SQLError) in
      try connection.make(change)
    }
    guard isMade else { throw .undoOverChange }
  }
}

extension StorageErrorMapper where Failure == MoviesError {
  /// The border of the tables of films.
  static func movies(
    _ database: SQLiteDatabase, log: Log, stamp: @escaping @Sendable () -> String
  ) -> Self {
    StorageErrorMapper(
      settingAside: database, "movies", log: log, stamp: stamp, failure: MoviesError.storage
    ) { name in name.map(MoviesError.damaged) ?? .storage(.damaged) }
  }
}
