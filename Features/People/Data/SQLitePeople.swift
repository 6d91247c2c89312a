public import PeopleDomain
public import SQLite

/// People in a database; what is known only to developers goes to the log.
public struct SQLitePeople: PersonDBWork {
  /// The tables it needs, for whoever makes the database.
  public static let migrations = [
    Migration(
      1,
      script: """
        CREATE TABLE person (
          id TEXT PRIMARY KEY, name TEXT NOT NULL, username TEXT NOT NULL, gender TEXT NOT NULL,
          email TEXT NOT NULL, age INTEGER NOT NULL, country TEXT NOT NULL, cellphone TEXT,
          photo TEXT
        ) WITHOUT ROWID;
        CREATE TABLE download (
          only INTEGER PRIMARY KEY CHECK (only = 1), time INTEGER NOT NULL, seed TEXT
        );
        """)
  ]

  private let database: Database
  private let border: DatabaseBorder

  public init(database: Database, border: DatabaseBorder) {
    self.database = database
    self.border = border
  }

  public func mark() async throws(PeopleError) -> DownloadMark? {
    try await border.cross(database) { () throws(SQLiteError) in
      try await database.first("SELECT time, seed FROM download") { row throws(SQLiteError) in
        DownloadMark(time: try row["time"], seed: try row["seed"])
      }
    }
  }

  public func allMetas() async throws(PeopleError) -> [Person.Meta] {
    try await border.cross(database) { () throws(SQLiteError) in
      try await database.query("SELECT id, name, age, country FROM person ORDER BY id") {
        row throws(SQLiteError) in
        Person.Meta(
          id: try row["id"], name: try row["name"], age: try row["age"],
          country: try row["country"])
      }
    }
  }

  public func person(_ id: Person.ID) async throws(PeopleError) -> Person {
    let person = try await border.cross(database) { () throws(SQLiteError) in
      try await database.first("SELECT * FROM person WHERE id = ?", id) {
        row throws(SQLiteError) in try Self.person(row)
      }
    }
    guard let person else { throw .missing }
    return person
  }

  public func replace(
    with people: [Person], mark: DownloadMark
  ) async throws(PeopleError) {
    try await border.cross(database) { () throws(SQLiteError) in
      try await database.transaction { connection throws(SQLiteError) in
        try connection.run("DELETE FROM person")
        for person in people {
          try connection.run(
            "INSERT INTO person VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", person.id, person.name,
            person.username, person.gender.rawValue, person.email, person.age, person.country,
            person.cellphone, person.photo)
        }
        try connection.run(
          "INSERT OR REPLACE INTO download VALUES (1, ?, ?)", mark.time, mark.seed)
      }
    }
  }

  private static func person(_ row: borrowing Row) throws(SQLiteError) -> Person {
    let gender: String = try row["gender"]
    return Person(
      id: try row["id"], name: try row["name"], username: try row["username"],
      gender: Gender(rawValue: gender) ?? .unknown, email: try row["email"], age: try row["age"],
      country: try row["country"], cellphone: try row["cellphone"], photo: try row["photo"])
  }
}
