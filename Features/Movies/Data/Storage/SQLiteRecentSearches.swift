public import Log
public import MoviesDomain
import SQL
public import SQLite

/// Recent searches in the database of `SQLiteMovies`.
public struct SQLiteRecentSearches: RecentSearches {
  private let mapper: StorageErrorMapper<MoviesError>

  /// `stamp` makes the name of each damaged database different, such as the time.
  public init(_ database: SQLiteDatabase, log: Log, stamp: @escaping @Sendable () -> String) {
    mapper = .movies(database, log: log, stamp: stamp)
  }

  public func all() async throws(MoviesError) -> [String] {
    try await mapper.read { connection throws(SQLError) in
      try connection.query(
        "SELECT text FROM recent ORDER BY searched DESC LIMIT ?", MoviesState.recentLimit
      ) { row throws(SQLError) in try row[0] }
    }
  }

  public func add(_ text: String) async throws(MoviesError) {
    try await mapper.change { connection throws(SQLError) in
      try connection.run(
        "INSERT OR REPLACE INTO recent SELECT ?, ?, 1 + ifnull(max(searched), 0) FROM recent",
        text.lowercased(), text)
      try connection.run(
        """
        DELETE FROM recent WHERE folded NOT IN (
          SELECT folded FROM recent ORDER BY searched DESC LIMIT ?)
        """, MoviesState.recentLimit)
    }
  }

  public func remove(_ text: String) async throws(MoviesError) {
    try await mapper.change { connection throws(SQLError) in
      try connection.run("DELETE FROM recent WHERE folded = ?", text.lowercased())
    }
  }

  public func removeAll() async throws(MoviesError) {
    try await mapper.change { connection throws(SQLError) in
      try connection.run("DELETE FROM recent")
    }
  }
}
