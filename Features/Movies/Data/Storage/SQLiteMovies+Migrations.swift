public import SQL

extension SQLiteMovies {
  /// The tables of `SQLiteMovies` and `SQLiteRecentSearches`.
  public static let migrations = [
    Migration(
      1,
      script: """
        CREATE TABLE page (
          id INTEGER PRIMARY KEY, query TEXT NOT NULL, language TEXT NOT NULL,
          number INTEGER NOT NULL, time INTEGER NOT NULL, page_count INTEGER NOT NULL,
          total INTEGER NOT NULL, UNIQUE (query, language, number)
        );
        CREATE TABLE result (
          page INTEGER NOT NULL REFERENCES page ON DELETE CASCADE, position INTEGER NOT NULL,
          movie INTEGER NOT NULL, title TEXT NOT NULL, original_title TEXT NOT NULL,
          overview TEXT NOT NULL, release INTEGER, poster TEXT, rating INTEGER,
          PRIMARY KEY (page, position)
        ) WITHOUT ROWID;
        CREATE TABLE details (
          id INTEGER PRIMARY KEY, language TEXT NOT NULL, time INTEGER NOT NULL,
          movie INTEGER NOT NULL, title TEXT NOT NULL, original_title TEXT NOT NULL,
          overview TEXT NOT NULL, release INTEGER, poster TEXT, rating INTEGER,
          tagline TEXT NOT NULL, genres TEXT NOT NULL, minutes INTEGER, UNIQUE (movie, language)
        );
        CREATE TABLE favourite (
          position INTEGER PRIMARY KEY, movie INTEGER NOT NULL UNIQUE, title TEXT NOT NULL,
          original_title TEXT NOT NULL, overview TEXT NOT NULL, release INTEGER, poster TEXT,
          rating INTEGER, is_removed INTEGER NOT NULL DEFAULT 0
        );
        CREATE TABLE recent (
          folded TEXT PRIMARY KEY, text TEXT NOT NULL, searched INTEGER NOT NULL
        ) WITHOUT ROWID;
        """)
  ]
}
