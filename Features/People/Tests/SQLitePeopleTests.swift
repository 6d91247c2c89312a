import Log
import PeopleDomain
import SQLite
import TemporaryFolder
import Testing

@testable import PeopleData

/// People in a real file, which downloads come into and which the user changes.
struct SQLitePeopleTests {
  private let folder = TemporaryFolder()
  private let people: SQLitePeople
  private let samples = SamplePeople.all
  private let mark = DownloadMark(time: 1_700_000_000_000, seed: "abc")

  init() {
    people = Self.people(in: folder)
  }

  private static func people(in folder: TemporaryFolder) -> SQLitePeople {
    SQLitePeople(
      database: Database(
        path: "\(folder.path)/galbi.sqlite", migrations: SQLitePeople.migrations),
      border: DatabaseBorder(log: .none) { "1" })
  }

  /// As another Galbi has it open.
  private var other: SQLitePeople { Self.people(in: folder) }

  private func fill() async throws {
    try await people.replace(with: samples, mark: mark)
  }

  private func all(
    _ persons: [Person], favourites: Set<Person.ID> = [], recents: [Person.ID] = []
  ) -> People {
    People(persons.map(\.meta), favourites: favourites, recents: recents)
  }

  /// The sample `number`, counted from 1, with another name, age and number.
  private func renamed(_ number: Int, _ name: String = "Someone Else") -> Person {
    var person = samples[number - 1]
    person.name = name
    person.age = 99
    person.cellphone = nil
    return person
  }

  @Test func `a new database has no mark and nobody`() async throws {
    #expect(try await people.mark() == nil)
    #expect(try await people.seed() == nil)
    #expect(try await people.people() == .none)
  }

  @Test func `people come back whole and sorted by id`() async throws {
    try await people.replace(with: samples.reversed(), mark: mark)
    #expect(try await people.mark() == mark)
    #expect(try await people.seed() == "abc")
    #expect(try await people.people() == all(samples))
    for person in samples {
      #expect(
        try await people.card(of: person.id) == Person.Card(person: person, isFavourite: false))
    }
  }

  @Test func `a later download takes the place of the earlier one`() async throws {
    try await fill()
    let later = DownloadMark(time: 2, seed: "abc")
    #expect(try await people.replace(with: [samples[0]], mark: later))
    #expect(try await people.people() == all([samples[0]]))
    #expect(try await people.mark() == later)
  }

  @Test func `a download of other people leaves those who are there`() async throws {
    try await fill()
    for seed in ["s", nil] {
      #expect(
        try await !people.replace(with: [samples[0]], mark: DownloadMark(time: 2, seed: seed)))
    }
    #expect(try await people.people() == all(samples))
    #expect(try await people.mark() == mark)
  }

  @Test func `ids that differ only in how an accent is written are two people`() async throws {
    let twins = ["e\u{301}", "\u{E9}"].map { id in
      Person(
        id: id, name: "Émile", username: "", gender: .male, email: "", age: 60, country: "FR",
        cellphone: nil, photo: nil)
    }
    try await people.replace(with: twins, mark: mark)
    for twin in twins {
      var draft = PersonDraft(twin)
      draft.name = "Emile"
      let wanted = try #require(draft.applied(to: twin))
      _ = try await people.edit(twin, to: wanted)
    }
    let names = try await people.people().list(PeopleQuery()).rows.map(\.meta.name)
    #expect(names == ["Emile", "Emile"])
  }

  @Test func `a person who is not there is missing, whatever is asked of them`() async throws {
    try await fill()
    let nobody = Person(
      id: "nobody", name: "", username: "", gender: .unknown, email: "", age: 0, country: "ZZ",
      cellphone: nil, photo: nil)
    await #expect(throws: PeopleError.missing) { try await people.card(of: "nobody") }
    await #expect(throws: PeopleError.missing) { try await people.toggleFavourites(["nobody"]) }
    await #expect(throws: PeopleError.missing) { try await people.edit(nobody, to: nobody) }
  }

  @Test func `an edit shows, is undone exactly and made again`() async throws {
    try await fill()
    let change = try await people.edit(samples[2], to: renamed(3))
    #expect(
      change
        == PersonChange(
          id: "sample-003", before: PersonEdit(),
          after: PersonEdit(name: "Someone Else", age: 99, cellphone: "")))
    #expect(try await people.card(of: "sample-003").person == renamed(3))
    var edited = samples
    edited[2] = renamed(3)
    #expect(try await people.people() == all(edited))
    try await people.apply(change.reversed)
    #expect(try await people.people() == all(samples))
    #expect(try await people.card(of: "sample-003").person == samples[2])
    try await people.apply(change)
    #expect(try await people.people() == all(edited))
  }

  @Test func `an edit of what was not seen is refused with what is there, and saved over it`()
    async throws
  {
    try await fill()
    _ = try await other.edit(samples[2], to: renamed(3, "Theirs"))
    await #expect(throws: PeopleError.changedElsewhere(renamed(3, "Theirs"))) {
      try await people.edit(samples[2], to: renamed(3, "Mine"))
    }
    #expect(try await people.card(of: "sample-003").person == renamed(3, "Theirs"))
    let change = try await people.edit(renamed(3, "Theirs"), to: renamed(3, "Mine"))
    #expect(try await other.card(of: "sample-003").person == renamed(3, "Mine"))
    try await people.apply(change.reversed)
    #expect(try await other.card(of: "sample-003").person == renamed(3, "Theirs"))
  }

  @Test func `an edit that somebody else has edited since is not undone`() async throws {
    try await fill()
    let change = try await people.edit(samples[2], to: renamed(3))
    _ = try await other.edit(renamed(3), to: renamed(3, "Theirs"))
    await #expect(throws: PeopleError.undoOverChange) { try await people.apply(change.reversed) }
    #expect(try await people.card(of: "sample-003").person == renamed(3, "Theirs"))
  }

  @Test func `edits outlive a download field by field`() async throws {
    try await fill()
    let change = try await people.edit(samples[2], to: renamed(3))
    let moved = Person(
      id: "sample-003", name: "Moved", username: "moved", gender: .male, email: "new@example.org",
      age: 46, country: "US", cellphone: "1", photo: nil)
    try await people.replace(with: [moved], mark: mark)
    #expect(
      try await people.card(of: "sample-003").person
        == Person(
          id: "sample-003", name: "Someone Else", username: "moved", gender: .male,
          email: "new@example.org", age: 99, country: "US", cellphone: nil, photo: nil))
    try await people.apply(change.reversed)
    #expect(try await people.card(of: "sample-003").person == moved)
  }

  @Test func `all become favourites unless all are, and that is undone exactly`() async throws {
    try await fill()
    let first = try await people.toggleFavourites(["sample-001"])
    #expect(first == FavouriteChange(ids: ["sample-001"], isFavourite: true))
    let both = try await people.toggleFavourites(["sample-001", "sample-002", "nobody"])
    #expect(both == FavouriteChange(ids: ["sample-002"], isFavourite: true))
    #expect(
      try await people.people() == all(samples, favourites: ["sample-001", "sample-002"]))
    #expect(try await people.card(of: "sample-002").isFavourite)
    try await people.apply(both.reversed)
    #expect(try await people.people() == all(samples, favourites: ["sample-001"]))
    try await people.apply(both)
    let none = try await people.toggleFavourites(["sample-001", "sample-002"])
    #expect(none == FavouriteChange(ids: ["sample-001", "sample-002"], isFavourite: false))
    #expect(try await people.people() == all(samples))
  }

  @Test func `the last ten who were opened are remembered, the newest first`() async throws {
    try await fill()
    for person in samples { #expect(try await people.noteOpening(of: person.id)) }
    #expect(try await !people.noteOpening(of: "sample-012"))
    #expect(try await people.noteOpening(of: "sample-005"))
    let ids = [5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map { samples[$0 - 1].id }
    #expect(try await people.people() == all(samples, recents: ids))
  }

  /// Sample 1 is a favourite, 2 was edited and 3 was opened.
  private func touch() async throws {
    try await fill()
    _ = try await people.toggleFavourites(["sample-001"])
    _ = try await people.edit(samples[1], to: renamed(2))
    _ = try await people.noteOpening(of: "sample-003")
  }

  @Test func `a reply without those whom the user has touched loses none of them`() async throws {
    try await touch()
    try await people.replace(with: [samples[8]], mark: mark)
    #expect(
      try await people.people()
        == all(
          [samples[0], renamed(2), samples[2], samples[8]], favourites: ["sample-001"],
          recents: ["sample-003"]))
  }

  @Test func `clearing drops downloads only, and keeps what brings them again`() async throws {
    try await touch()
    try await people.clear()
    #expect(try await people.mark() == nil)
    #expect(try await people.seed() == "abc")
    #expect(
      try await people.people()
        == all(
          [samples[0], renamed(2), samples[2]], favourites: ["sample-001"],
          recents: ["sample-003"]))
    try await fill()
    var edited = samples
    edited[1] = renamed(2)
    #expect(
      try await people.people()
        == all(edited, favourites: ["sample-001"], recents: ["sample-003"]))
  }

  @Test func `what was acknowledged is there after a sudden end`() async throws {
    try await touch()
    // The files as they lie there while the database is open are what a killed program leaves.
    let left = TemporaryFolder()
    for name in folder.names where !name.hasSuffix("-shm") {
      TemporaryFolder.write(
        TemporaryFolder.read("\(folder.path)/\(name)"), to: "\(left.path)/\(name)")
    }
    var edited = samples
    edited[1] = renamed(2)
    #expect(
      try await Self.people(in: left).people()
        == all(edited, favourites: ["sample-001"], recents: ["sample-003"]))
  }

  @Test func `an earlier Galbi's people are taken over`() async throws {
    let earlier = Database(
      path: "\(folder.path)/galbi.sqlite", migrations: [SQLitePeople.migrations[0]])
    try await earlier.run("INSERT INTO download VALUES (1, 7, 's')")
    try await earlier.run(
      "INSERT INTO person VALUES ('1', 'A', 'a', 'female', '', 20, 'KR', NULL, NULL)")
    await earlier.close()
    #expect(try await people.mark() == DownloadMark(time: 7, seed: "s"))
    #expect(
      try await people.people()
        == People(
          [Person.Meta(id: "1", name: "A", age: 20, country: "KR")], favourites: [], recents: []))
  }

  @Test func `ten thousand people are taken whole`() async throws {
    let many = (10_000..<20_000).map { number in
      Person(
        id: "\(number)", name: "Person \(number)", username: "", gender: .unknown, email: "",
        age: 20, country: "KR", cellphone: nil, photo: nil)
    }
    try await people.replace(with: many, mark: mark)
    #expect(try await people.people() == all(many))
  }
}
