public import Log
public import SQLite
public import SampleDomain

/// Samples in a database of their own.
public struct SQLiteSamples: SampleRepository {
  public static let migrations = [
    Migration(
      1,
      script: """
        CREATE TABLE sample (
          id INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, text TEXT NOT NULL
        );
        """)
  ]

  private let database: Database
  private let border: StorageBorder

  /// `database` has the tables of `migrations`.
  public init(_ database: Database, log: Log) {
    self.database = database
    border = StorageBorder("sample", log: log)
  }

  public func samples() async throws(SampleError) -> [Sample] {
    try await border.cross(SampleError.storage) { () throws(SQLiteError) in
      try await database.query("SELECT id, title, text FROM sample ORDER BY id DESC") {
        row throws(SQLiteError) in
        Sample(id: try row["id"], .init(title: try row["title"], text: try row["text"]))
      }
    }
  }

  public func add(_ content: Sample.Content) async throws(SampleError) -> SampleChange {
    let id = try await border.cross(SampleError.storage) { () throws(SQLiteError) in
      try await database.transaction { connection throws(SQLiteError) in
        try connection.run(
          "INSERT INTO sample (title, text) VALUES (?, ?)", content.title, content.text)
        return connection.lastInsertedRow
      }
    }
    return SampleChange(of: id, from: nil, to: content)
  }

  public func apply(_ change: SampleChange) async throws(SampleError) {
    let changed = try await border.cross(SampleError.storage) { () throws(SQLiteError) in
      switch (change.old, change.new) {
      case (nil, let new):
        try await database.run(
          "INSERT OR IGNORE INTO sample VALUES (?, ?, ?)", change.id, new?.title, new?.text)
      case (let old?, let new?):
        try await database.run(
          "UPDATE sample SET title = ?, text = ? WHERE id = ? AND title = ? AND text = ?",
          new.title, new.text, change.id, old.title, old.text)
      case (let old?, nil):
        try await database.run(
          "DELETE FROM sample WHERE id = ? AND title = ? AND text = ?",
          change.id, old.title, old.text)
      }
    }
    guard changed == 1 else { throw .changedElsewhere }
  }
}
