public import Log
public import SQL
public import SQLite
public import SampleDomain

/// Samples in a database of their own.
public struct SQLiteSamples: SampleRepository {
  public static let migrations = [
    Migration(
      1,
      script: """
        CREATE TABLE sample (id INTEGER PRIMARY KEY AUTOINCREMENT,
          title TEXT NOT NULL, text TEXT NOT NULL);
        """)
  ]

  private let mapper: StorageErrorMapper<SampleError>

  /// `database` has the tables of `migrations`.
  public init(_ database: SQLiteDatabase, log: Log) {
    mapper = StorageErrorMapper(database, "sample", log: log, failure: SampleError.storage)
  }

  public func samples() async throws(SampleError) -> [Sample] {
    try await mapper.read { connection throws(SQLError) in
      try connection.query("SELECT id, title, text FROM sample ORDER BY id DESC") {
        row throws(SQLError) in
        Sample(id: try row["id"], .init(title: try row["title"], text: try row["text"]))
      }
    }
  }

  public func add(_ content: Sample.Content) async throws(SampleError) -> SampleChange {
    let id = try await mapper.change { connection throws(SQLError) in
      try connection.insert(
        "INSERT INTO sample (title, text) VALUES (?, ?) RETURNING id", content.title, content.text)
    }
    return SampleChange(of: id, from: nil, to: content)
  }

  public func apply(_ change: SampleChange) async throws(SampleError) {
    let changed = try await mapper.change { connection throws(SQLError) in
      switch (change.old, change.new) {
      case (nil, let new):
        try connection.run(
          "INSERT OR IGNORE INTO sample VALUES (?, ?, ?)", change.id, new?.title, new?.text)
      case (let old?, let new?):
        try connection.run(
          "UPDATE sample SET title = ?, text = ? WHERE id = ? AND title = ? AND text = ?",
          new.title, new.text, change.id, old.title, old.text)
      case (let old?, nil):
        try connection.run(
          "DELETE FROM sample WHERE id = ? AND title = ? AND text = ?",
          change.id, old.title, old.text)
      }
    }
    guard changed == 1 else { throw .changedElsewhere }
  }
}
