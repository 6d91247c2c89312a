public import Log
public import PeopleDomain
public import SQL
public import SQLite

/// People in a database.
public struct StoredPeople: PeopleRepository {
  private let mapper: StorageErrorMapper<PeopleError>

  public var database: any Database { mapper.database }

  /// People in a file, which is set aside when it is damaged.
  ///
  /// `stamp` makes the name of each damaged file different, such as the time.
  public init(_ database: SQLiteDatabase, log: Log, stamp: @escaping @Sendable () -> String) {
    mapper = StorageErrorMapper(
      settingAside: database, "people", log: log, stamp: stamp, failure: PeopleError.storage,
      damage: PeopleError.damaged)
  }

  /// People on a server, whose migrations have made `serverTables`.
  public init(server: any Database, log: Log) {
    mapper = StorageErrorMapper(server, "people", log: log, failure: PeopleError.storage)
  }

  public func mark() async throws(PeopleError) -> DownloadMark? {
    try await mapper.read { connection throws(SQLError) in try connection.mark() }
  }

  public func seed() async throws(PeopleError) -> String? {
    try await mapper.read { connection throws(SQLError) in try connection.seed() }
  }

  public func people() async throws(PeopleError) -> People {
    // On the database's thread, since it is slow for many people.
    try await mapper.read { connection throws(SQLError) in
      try connection.together { connection throws(SQLError) in try connection.people() }
    }
  }

  public func card(of id: Person.ID) async throws(PeopleError) -> Person.Card {
    let card = try await mapper.read { connection throws(SQLError) -> Person.Card? in
      guard let person = try connection.person(id) else { return nil }
      return Person.Card(
        person: try connection.edit(of: id).applied(to: person),
        isFavourite: try connection.isFavourite(id))
    }
    guard let card else { throw .missing }
    return card
  }

  @discardableResult
  public func replace(
    with people: [Person], mark: DownloadMark
  ) async throws(PeopleError) -> Bool {
    try await mapper.change { connection throws(SQLError) in
      if let seed = try connection.seed(), seed != mark.seed { return false }
      try connection.dropDownloads()
      try connection.store(people)
      try connection.run(
        """
        INSERT INTO download VALUES (1, ?, ?)
          ON CONFLICT ("only") DO UPDATE SET time = excluded.time, seed = excluded.seed
        """, mark.time, mark.seed)
      return true
    }
  }

  @discardableResult
  public func clear() async throws(PeopleError) -> DownloadChange {
    try await mapper.change { connection throws(SQLError) in
      let change = DownloadChange(people: try connection.downloads(), mark: try connection.mark())
      try connection.make(change)
      return change
    }
  }

  public func apply(_ change: DownloadChange) async throws(PeopleError) {
    let isMade = try await mapper.change { connection throws(SQLError) in
      guard try connection.mark() == change.before else { return false }
      try connection.make(change)
      return true
    }
    guard isMade else { throw .undoOverChange }
  }

  public func recordOpening(of id: Person.ID) async throws(PeopleError) -> Bool {
    // Not worth that the next person is read late.
    try await mapper.change(patience: .milliseconds(50)) { connection throws(SQLError) in
      let newest: String? = try connection.scalar(
        "SELECT id FROM recent ORDER BY opened DESC LIMIT 1")
      guard newest != id else { return false }
      try connection.run(
        """
        INSERT INTO recent (id, opened) SELECT ?, 1 + coalesce(max(opened), 0) FROM recent WHERE true
          ON CONFLICT (id) DO UPDATE SET opened = excluded.opened
        """, id)
      try connection.run(
        "DELETE FROM recent WHERE id NOT IN (SELECT id FROM recent ORDER BY opened DESC LIMIT ?)",
        People.recentLimit)
      return true
    }
  }

  public func toggleFavourites(_ ids: [Person.ID]) async throws(PeopleError) -> FavouriteChange {
    let change = try await mapper.change { connection throws(SQLError) -> FavouriteChange? in
      let known = try connection.knownPeople(ids)
      guard !known.isEmpty else { return nil }
      let change = FavouriteChange(
        toggling: known.map(\.id), favourites: Set(known.filter(\.isFavourite).map(\.id)))
      try connection.make(change)
      return change
    }
    guard let change else { throw .missing }
    return change
  }

  public func apply(_ change: FavouriteChange) async throws(PeopleError) {
    let isMade = try await mapper.change { connection throws(SQLError) in
      try connection.make(change)
    }
    guard isMade else { throw .undoOverChange }
  }

  public func edit(
    _ seen: Person, to wanted: Person
  ) async throws(PeopleError) -> PersonChange {
    try await mapper.change { connection throws(SQLError) -> Result<PersonChange, PeopleError> in
      guard let downloaded = try connection.person(seen.id) else { return .failure(.missing) }
      let edit = try connection.edit(of: seen.id)
      let change = Result { () throws(PeopleError) in
        try PersonChange(of: downloaded, edit, seen: seen, wanted: wanted)
      }
      if case .success(let change) = change { try connection.store(change.after, of: change.id) }
      return change
    }.get()
  }

  public func apply(_ change: PersonChange) async throws(PeopleError) {
    let isMade = try await mapper.change { connection throws(SQLError) in
      guard try connection.person(change.id) != nil,
        try connection.edit(of: change.id) == change.before
      else { return false }
      try connection.store(change.after, of: change.id)
      return true
    }
    guard isMade else { throw .undoOverChange }
  }
}
