public import SQLite

extension SimulatedBank {
  /// The state `late` is that of a charge that was made but not reported yet.
  public static let migrations = [
    Migration(
      1,
      script: """
        CREATE TABLE card (token TEXT PRIMARY KEY, last_four TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE charge (
          key TEXT PRIMARY KEY,
          token TEXT NOT NULL,
          amount INTEGER NOT NULL CHECK (amount > 0),
          state TEXT NOT NULL CHECK (state IN ('charged', 'refused', 'cancelled', 'late'))
        ) WITHOUT ROWID;
        """)
  ]
}
