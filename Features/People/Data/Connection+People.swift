import PeopleDomain
import SQLite

/// The tables of people, inside one transaction or read.
extension Connection {
  /// All people, as the user has made them.
  func people() throws(SQLiteError) -> People {
    let edits = Dictionary(
      try query("SELECT * FROM edit") { row throws(SQLiteError) in
        (try row["id"] as String, try Self.edit(row))
      }
    ) { first, _ in first }  // Ids that differ for SQLite may be equal for Swift.
    // By position, since there may be many.
    let metas = try query("SELECT id, name, age, country FROM person ORDER BY id") {
      row throws(SQLiteError) in
      let (id, name): (String, String) = (try row[0], try row[1])
      let (age, country): (Int, String) = (try row[2], try row[3])
      guard !edits.isEmpty, let edit = edits[id] else {
        return Person.Meta(id: id, name: name, age: age, country: country)
      }
      return Person.Meta(
        id: id, name: edit.name ?? name, age: edit.age ?? age, country: edit.country ?? country)
    }
    return People(
      metas, favourites: Set(try ids("SELECT id FROM favourite")),
      recents: try ids("SELECT id FROM recent ORDER BY opened DESC"))
  }

  /// What brings the same people again.
  func seed() throws(SQLiteError) -> String? { try scalar("SELECT seed FROM download") }

  /// As downloaded; nil if there is none.
  func person(_ id: Person.ID) throws(SQLiteError) -> Person? {
    try first("SELECT * FROM person WHERE id = ?", id) { row throws(SQLiteError) in
      let gender: String = try row["gender"]
      return Person(
        id: try row["id"], name: try row["name"], username: try row["username"],
        gender: Gender(rawValue: gender) ?? .unknown, email: try row["email"],
        age: try row["age"], country: try row["country"], cellphone: try row["cellphone"],
        photo: try row["photo"])
    }
  }

  /// Empty for a person whom the user has not edited.
  func edit(of id: Person.ID) throws(SQLiteError) -> PersonEdit {
    try first("SELECT * FROM edit WHERE id = ?", id) { row throws(SQLiteError) in
      try Self.edit(row)
    } ?? PersonEdit()
  }

  func isFavourite(_ id: Person.ID) throws(SQLiteError) -> Bool {
    try scalar("SELECT 1 FROM favourite WHERE id = ?", id) as Int? != nil
  }

  /// As downloaded.
  func store(_ person: Person) throws(SQLiteError) {
    try run(
      "INSERT OR REPLACE INTO person VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", person.id, person.name,
      person.username, person.gender.rawValue, person.email, person.age, person.country,
      person.cellphone, person.photo)
  }

  func store(_ edit: PersonEdit, of id: Person.ID) throws(SQLiteError) {
    if edit.isEmpty {
      try run("DELETE FROM edit WHERE id = ?", id)
    } else {
      try run(
        "INSERT OR REPLACE INTO edit VALUES (?, ?, ?, ?, ?, ?, ?)", id, edit.name, edit.username,
        edit.email, edit.age, edit.country, edit.cellphone)
    }
  }

  func make(_ change: FavouriteChange) throws(SQLiteError) {
    for id in change.ids {
      if change.isFavourite {
        try run("INSERT OR IGNORE INTO favourite VALUES (?)", id)
      } else {
        try run("DELETE FROM favourite WHERE id = ?", id)
      }
    }
  }

  /// Keeps the people whom the user has edited, marked or opened lately.
  func dropDownloads() throws(SQLiteError) {
    try run("DELETE FROM person WHERE id NOT IN (SELECT id FROM kept)")
  }

  private func ids(_ sql: SQL) throws(SQLiteError) -> [Person.ID] {
    try query(sql) { row throws(SQLiteError) in try row[0] }
  }

  private static func edit(_ row: borrowing Row) throws(SQLiteError) -> PersonEdit {
    PersonEdit(
      name: try row["name"], username: try row["username"], email: try row["email"],
      age: try row["age"], country: try row["country"], cellphone: try row["cellphone"])
  }
}
