internal import FoundationEssentials
public import HighwayDomain
public import Log
public import SQL
public import SQLite
import Storage
public import Time

/// What the services have said, in a SQLite database, which is set aside when it is damaged.
public struct SQLiteHighway: HighwayRepository {
  /// The usual name of the file.
  public static let file = "highway.sqlite"

  public static let migrations = [
    Migration(
      1,
      script: """
        CREATE TABLE answer (
          id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, time INTEGER NOT NULL,
          body TEXT NOT NULL
        );
        """)
  ]

  /// More answers than of all roads and rest areas that a user looks at in some weeks.
  private static let mostAnswers = 500
  /// In bytes; a larger answer is not stored.
  private static let mostBytes = 4_000_000

  private let database: SQLiteDatabase
  private let mapper: StorageErrorMapper<HighwayError>

  /// `stamp` makes the name of each damaged database different, such as the time.
  public init(_ database: SQLiteDatabase, log: Log, stamp: @escaping @Sendable () -> String) {
    self.database = database
    mapper = StorageErrorMapper(
      settingAside: database, "highway", log: log, stamp: stamp, failure: HighwayError.storage
    ) { name in name.map(HighwayError.damaged) ?? .storage(.damaged) }
  }

  public func answer<Value: Codable & Hashable & Sendable>(
    _ key: String, as kind: Value.Type
  ) async throws(HighwayError) -> Dated<Value>? {
    // A tile asks at each launch: without a file no database is opened.
    guard database.hasFile else { return nil }
    return try await mapper.read { connection throws(SQLError) in
      let stored = try connection.first("SELECT time, body FROM answer WHERE key = ?", key) {
        row throws(SQLError) in (time: try row[0] as Int64, body: try row[1] as String)
      }
      // An answer of another kind is that of another Galbi.
      guard let stored,
        let value = try? JSONDecoder().decode(Value.self, from: Data(stored.body.utf8))
      else { return nil }
      return Dated(value, at: stored.time)
    }
  }

  public func store<Value: Codable & Hashable & Sendable>(
    _ answer: Dated<Value>, as key: String
  ) async throws(HighwayError) {
    try await mapper.change { connection throws(SQLError) in
      try connection.run("DELETE FROM answer WHERE key = ?", key)
      guard let body = try? JSONEncoder().encode(answer.value), body.count <= Self.mostBytes else {
        return
      }
      try connection.run(
        "INSERT INTO answer (key, time, body) VALUES (?, ?, ?)", key, answer.time,
        String(decoding: body, as: UTF8.self))
      try connection.run(
        "DELETE FROM answer WHERE id <= (SELECT id FROM answer ORDER BY id DESC LIMIT 1 OFFSET ?)",
        Self.mostAnswers)
    }
  }
}
