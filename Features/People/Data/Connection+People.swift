import PeopleDomain
import SQL

/// The tables of people, inside one transaction or read.
extension Connection {
  func people() throws(SQLError) -> People {
    let edits = Dictionary(
      try query("SELECT * FROM edit") { row throws(SQLError) in
        (try row["id"] as String, try Self.edit(row))
      }
    ) { first, _ in first }  // Ids that differ for SQLite may be equal for Swift.
    // By position, since there may be many.
    let metas = try query("SELECT id, name, age, country, email FROM person ORDER BY id") {
      row throws(SQLError) in
      let (id, name): (String, String) = (try row[0], try row[1])
      let (age, country): (Int, String) = (try row[2], try row[3])
      let email: String = try row[4]
      guard !edits.isEmpty, let edit = edits[id] else {
        return Person.Meta(id: id, name: name, age: age, country: country, email: email)
      }
      return Person.Meta(
        id: id, name: edit.name ?? name, age: edit.age ?? age, country: edit.country ?? country,
        email: edit.email ?? email)
    }
    return People(
      metas, favourites: Set(try ids("SELECT id FROM favourite")),
      recents: try ids(
        "SELECT id FROM recent ORDER BY opened DESC LIMIT \(SQLText(number: People.recentLimit))"))
  }

  /// What brings the same people again.
  func seed() throws(SQLError) -> String? { try scalar("SELECT seed FROM download") }

  /// Of the last download; nil if it was cleared, or there was none.
  func mark() throws(SQLError) -> DownloadMark? {
    try first("SELECT time, seed FROM download WHERE time IS NOT NULL") {
      row throws(SQLError) in DownloadMark(time: try row["time"], seed: try row["seed"])
    }
  }

  /// As downloaded; nil without one.
  func person(_ id: Person.ID) throws(SQLError) -> Person? {
    try first("SELECT * FROM person WHERE id = ?", id, row: Self.person)
  }

  /// As downloaded; those whom `dropDownloads` drops.
  func downloads() throws(SQLError) -> [Person] {
    try query("SELECT * FROM person WHERE id NOT IN (SELECT id FROM kept)", row: Self.person)
  }

  /// Empty for a person whom the user has not edited.
  func edit(of id: Person.ID) throws(SQLError) -> PersonEdit {
    try first("SELECT * FROM edit WHERE id = ?", id) { row throws(SQLError) in
      try Self.edit(row)
    } ?? PersonEdit()
  }

  func isFavourite(_ id: Person.ID) throws(SQLError) -> Bool {
    try scalar("SELECT 1 FROM favourite WHERE id = ?", id) as Int? != nil
  }

  /// As downloaded.
  func store(_ people: [Person]) throws(SQLError) {
    let rows = dialect.rows(
      "?", ("id", .text), ("name", .text), ("username", .text), ("gender", .text),
      ("email", .text), ("age", .integer), ("country", .text), ("cellphone", .text),
      ("photo", .text))
    // Of those with the same id the last one; ids that differ for the database may be equal for Swift.
    let last = Dictionary(people.enumerated().map { (Array($1.id.utf8), $0) }) { $1 }
    let people = people.enumerated().filter { last[Array($1.id.utf8)] == $0 }.map(\.element)
    for part in people.batches() {
      try run(
        """
        INSERT INTO person (id, name, username, gender, email, age, country, cellphone, photo)
          SELECT id, name, username, gender, email, age, country, cellphone, photo
          FROM \(rows) AS stored WHERE TRUE ORDER BY position
          ON CONFLICT (id) DO UPDATE SET name = excluded.name, username = excluded.username,
            gender = excluded.gender, email = excluded.email, age = excluded.age,
            country = excluded.country, cellphone = excluded.cellphone, photo = excluded.photo
        """,
        SQLList(rows: part) { person in
          [
            person.id, person.name, person.username, person.gender.rawValue, person.email,
            person.age, person.country, person.cellphone, person.photo,
          ]
        })
    }
  }

  func store(_ edit: PersonEdit, of id: Person.ID) throws(SQLError) {
    if edit.isEmpty {
      try run("DELETE FROM edit WHERE id = ?", id)
    } else {
      try run(
        """
        INSERT INTO edit (id, name, username, email, age, country, cellphone)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET name = excluded.name, username = excluded.username,
            email = excluded.email, age = excluded.age, country = excluded.country,
            cellphone = excluded.cellphone
        """, id, edit.name, edit.username, edit.email, edit.age, edit.country, edit.cellphone)
    }
  }

  /// Leaves out ids without a person; returns whether there was another one.
  @discardableResult
  func make(_ change: FavouriteChange) throws(SQLError) -> Bool {
    let known = try knownPeople(change.ids).map(\.id)
    guard !known.isEmpty else { return false }
    let listed = dialect.list("?", of: .text)
    try run(
      change.isFavourite
        ? """
        INSERT INTO favourite SELECT value FROM \(listed) AS listed WHERE TRUE ON CONFLICT DO NOTHING
        """
        : "DELETE FROM favourite WHERE id IN (SELECT value FROM \(listed) AS listed)",
      SQLList(known))
    return true
  }

  /// Those of the ids that have a person, in their order, and whether each is a favourite.
  func knownPeople(
    _ ids: [Person.ID]
  ) throws(SQLError) -> [(id: Person.ID, isFavourite: Bool)] {
    // Ids that differ for the database may be equal for Swift.
    let rows = dialect.rows("?", ("id", .text))
    return try query(
      """
      SELECT person.id, favourite.id FROM \(rows) AS asked JOIN person ON person.id = asked.id
        LEFT JOIN favourite ON favourite.id = person.id
      ORDER BY position
      """, SQLList(rows: ids) { [$0] }
    ) { row throws(SQLError) in (try row[0], (try row[1] as String?) != nil) }
  }

  /// Keeps the people whom the user has edited, marked or opened lately.
  func dropDownloads() throws(SQLError) {
    try run("DELETE FROM person WHERE id NOT IN (SELECT id FROM kept)")
  }

  /// Clears downloads, or brings them back.
  func make(_ change: DownloadChange) throws(SQLError) {
    if change.isCleared {
      try dropDownloads()
    } else {
      try store(change.people)
    }
    try run("UPDATE download SET time = ?", change.reversed.before?.time)
  }

  private func ids(_ sql: SQLText) throws(SQLError) -> [Person.ID] {
    try query(sql) { row throws(SQLError) in try row[0] }
  }

  private static func person(_ row: borrowing Row) throws(SQLError) -> Person {
    let gender: String = try row["gender"]
    return Person(
      id: try row["id"], name: try row["name"], username: try row["username"],
      gender: Gender(rawValue: gender) ?? .unknown, email: try row["email"],
      age: try row["age"], country: try row["country"], cellphone: try row["cellphone"],
      photo: try row["photo"])
  }

  private static func edit(_ row: borrowing Row) throws(SQLError) -> PersonEdit {
    PersonEdit(
      name: try row["name"], username: try row["username"], email: try row["email"],
      age: try row["age"], country: try row["country"], cellphone: try row["cellphone"])
  }
}
