public import SQL

extension SQLitePlaces {
  /// The tables of an index.
  ///
  /// `place` has its rows in the order of names by length, then by text; `length` has where the names
  /// of a length begin, counted from 0. `run` has the parts of sorted lists of words; see
  /// `PlaceSegment`. `position` has the coordinates of `PlaceSegment.blockLength` places each, once
  /// more.
  public static let migrations = [
    Migration(
      1,
      script: """
        CREATE TABLE staged (
          length INTEGER NOT NULL, name TEXT NOT NULL, address TEXT NOT NULL,
          latitude INTEGER NOT NULL, longitude INTEGER NOT NULL
        );
        CREATE TABLE place (
          id INTEGER PRIMARY KEY, name TEXT NOT NULL, address TEXT NOT NULL,
          latitude INTEGER NOT NULL, longitude INTEGER NOT NULL
        );
        CREATE TABLE length (length INTEGER PRIMARY KEY, place INTEGER NOT NULL);
        CREATE TABLE segment (start INTEGER PRIMARY KEY, length INTEGER NOT NULL);
        CREATE TABLE position (id INTEGER PRIMARY KEY, coordinates BLOB NOT NULL);
        CREATE TABLE run (
          id INTEGER PRIMARY KEY, segment INTEGER NOT NULL, list INTEGER NOT NULL,
          first BLOB NOT NULL, entries BLOB NOT NULL
        );
        CREATE INDEX run_first ON run (segment, list, first);
        """)
  ]
}
