import MoviesDomain
import Phrases
import SQL
import Time

/// The tables of films, inside one transaction or read.
extension Connection {
  private static let columns: SQLText =
    "movie, title, original_title, overview, release, poster, rating"
  private static let mostPages = 1_000
  private static let mostDetails = 500

  func page(_ number: Int, of query: MovieQuery) throws(SQLError) -> Dated<MoviePage>? {
    let head = try first(
      "SELECT id, time, page_count, total FROM page WHERE query = ? AND language = ? AND number = ?",
      query.folded, query.language.rawValue, number
    ) { row throws(SQLError) in
      (
        id: try row[0] as Int, time: try row[1] as Int64, count: try row[2] as Int,
        total: try row[3] as Int
      )
    }
    guard let head else { return nil }
    let movies = try self.query(
      "SELECT \(Self.columns) FROM result WHERE page = ? ORDER BY position", head.id,
      row: Self.movie)
    return Dated(
      MoviePage(number: number, pageCount: head.count, total: head.total, movies: movies),
      at: head.time)
  }

  /// Drops the pages that were stored longest ago, beyond the limit.
  func store(_ page: Dated<MoviePage>, of query: MovieQuery) throws(SQLError) {
    try run(
      "DELETE FROM page WHERE query = ? AND language = ? AND number = ?", query.folded,
      query.language.rawValue, page.value.number)
    let id = try insert(
      """
      INSERT INTO page (query, language, number, time, page_count, total)
        VALUES (?, ?, ?, ?, ?, ?) RETURNING id
      """, query.folded, query.language.rawValue, page.value.number, page.time,
      page.value.pageCount, page.value.total)
    let rows = dialect.rows(
      "?2", ("movie", .integer), ("title", .text), ("original_title", .text), ("overview", .text),
      ("release", .integer), ("poster", .text), ("rating", .integer))
    try run(
      "INSERT INTO result SELECT ?1, position, \(Self.columns) FROM \(rows) AS found", id,
      SQLList(rows: page.value.movies) { movie in
        [
          movie.id, movie.title, movie.originalTitle, movie.overview, movie.release?.rawValue,
          movie.poster, movie.rating,
        ]
      })
    try run(
      "DELETE FROM page WHERE id <= (SELECT id FROM page ORDER BY id DESC LIMIT 1 OFFSET ?)",
      Self.mostPages)
  }

  func details(
    of id: Movie.ID, in language: Language
  ) throws(SQLError) -> Dated<MovieDetails>? {
    try first(
      """
      SELECT \(Self.columns), tagline, genres, minutes, time FROM details
      WHERE movie = ? AND language = ?
      """, id, language.rawValue
    ) { row throws(SQLError) in
      let genres: String = try row[8]
      return Dated(
        MovieDetails(
          movie: try Self.movie(row), tagline: try row[7],
          genres: genres.split(separator: "\n").map(String.init), minutes: try row[9]),
        at: try row[10])
    }
  }

  /// Drops the details that were stored longest ago, beyond the limit.
  func store(_ details: Dated<MovieDetails>, in language: Language) throws(SQLError) {
    let movie = details.value.movie
    try run("DELETE FROM details WHERE movie = ? AND language = ?", movie.id, language.rawValue)
    try run(
      """
      INSERT INTO details (language, time, \(Self.columns), tagline, genres, minutes)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, language.rawValue, details.time, movie.id, movie.title, movie.originalTitle,
      movie.overview, movie.release?.rawValue, movie.poster, movie.rating, details.value.tagline,
      details.value.genres.joined(separator: "\n"), details.value.minutes)
    try run(
      "DELETE FROM details WHERE id <= (SELECT id FROM details ORDER BY id DESC LIMIT 1 OFFSET ?)",
      Self.mostDetails)
  }

  /// The favourites first.
  func titles() throws(SQLError) -> [Movie] {
    let columns: SQLText = "movie, title, original_title, '', release, NULL, NULL"
    return try query("SELECT \(columns) FROM favourite WHERE NOT is_removed", row: Self.movie)
      + query(
        "SELECT \(columns) FROM result UNION SELECT \(columns) FROM details", row: Self.movie)
  }

  func favourites() throws(SQLError) -> [Movie] {
    try query(
      "SELECT \(Self.columns) FROM favourite WHERE NOT is_removed ORDER BY position DESC",
      row: Self.movie)
  }

  /// Returns false where everything is so already.
  ///
  /// One that is removed stays, so that undoing brings it back to its place.
  func make(_ change: FavouriteMovieChange) throws(SQLError) -> Bool {
    let movie = change.movie
    guard change.isFavourite else {
      return try run(
        "UPDATE favourite SET is_removed = 1 WHERE movie = ? AND NOT is_removed", movie.id) > 0
    }
    let restored = try run(
      change.isRestored
        ? "UPDATE favourite SET is_removed = 0 WHERE movie = ? AND is_removed"
        : "DELETE FROM favourite WHERE movie = ? AND is_removed", movie.id)
    if change.isRestored, restored > 0 { return true }
    return try run(
      "INSERT OR IGNORE INTO favourite (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?)", movie.id,
      movie.title, movie.originalTitle, movie.overview, movie.release?.rawValue, movie.poster,
      movie.rating) > 0
  }

  private static func movie(_ row: borrowing Row) throws(SQLError) -> Movie {
    Movie(
      id: try row[0], title: try row[1], originalTitle: try row[2], overview: try row[3],
      release: (try row[4] as Int?).flatMap(Day.init(rawValue:)), poster: try row[5],
      rating: try row[6])
  }
}

extension MovieQuery {
  /// Queries that differ only by case have the same answer.
  fileprivate var folded: String { text.lowercased() }
}
