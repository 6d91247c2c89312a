import Expectations
import Log
import PeopleData
import PeopleFixtures
import PlatformTesting
import PostgreSQLTesting
import Storage
import Testing

@testable import PeopleDomain

/// What the app expects of a repository, in a file or in memory.
@MainActor
struct PeopleRepositoryTests {
  private let folder = TemporaryFolder()
  #if PostgreSQL
    private let space = ServerSpace()
  #endif
  private let samples = SamplePeople.all
  private let mark = DownloadMark(time: 1_700_000_000_000, seed: "abc")

  /// One without people.
  private func repository(_ kind: RepositoryKind) throws -> any PeopleRepository {
    switch kind {
    case .file: StoredPeople.stored(in: folder)
    case .memory: FixedPeople([], mark: nil)
    #if PostgreSQL
      case .server:
        StoredPeople(server: try space.database(StoredPeople.serverTables), log: .none)
    #endif
    }
  }

  /// What another Galbi has open.
  private func other(_ kind: RepositoryKind, _ people: any PeopleRepository) throws
    -> any PeopleRepository
  {
    if case .memory = kind { return people }
    return try repository(kind)
  }

  private func fill(_ people: any PeopleRepository) async throws {
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

  @Test(arguments: RepositoryKind.allCases)
  func `a new repository has no mark and no people`(kind: RepositoryKind) async throws {
    let people = try repository(kind)
    try await expectEqual(people.mark(), nil)
    try await expectEqual(people.seed(), nil)
    try await expectEqual(people.people(), .none)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `people come back whole and sorted by id`(kind: RepositoryKind) async throws {
    let people = try repository(kind)
    try await people.replace(with: samples.reversed(), mark: mark)
    try await expectEqual(people.mark(), mark)
    try await expectEqual(people.seed(), "abc")
    try await expectEqual(people.people(), all(samples))
    for person in samples {
      try await expectEqual(
        people.card(of: person.id), Person.Card(person: person, isFavourite: false))
    }
  }

  @Test(arguments: RepositoryKind.allCases.filter { $0 != .memory })
  func `a download and favourites take as many statements for 200 people as for 10`(
    kind: RepositoryKind
  ) async throws {
    let counter = StatementCounter()
    let database = CountingDatabase(
      try #require(try repository(kind) as? StoredPeople).database, by: counter)
    let people = StoredPeople(server: database, log: .none)
    var counts: [[Int]] = []
    for count in [10, 200] {
      let persons = (0..<count).map { number in
        Person(
          id: "\(1_000 + number)", name: "\"김\" \(number)", username: "\\", gender: .female,
          email: "", age: number, country: "KR", cellphone: number == 3 ? nil : "010",
          photo: nil)
      }
      _ = counter.take()
      // Of those with the same id the last one stays.
      try await people.replace(with: [renamed(1)] + persons + [samples[0]], mark: mark)
      let stored = counter.take()
      for person in persons + [samples[0]] {
        try await expectEqual(people.card(of: person.id), .init(person: person, isFavourite: false))
      }
      _ = counter.take()
      let change = try await people.toggleFavourites(persons.map(\.id) + ["nobody"])
      let toggled = counter.take()
      #expect(try await people.card(of: persons[9].id).isFavourite)
      _ = counter.take()
      try await people.apply(change.reversed)
      let undone = counter.take()
      try await expectEqual(people.card(of: persons[9].id).isFavourite, false)
      _ = counter.take()
      let clearing = try await people.clear()
      let cleared = counter.take()
      try await people.apply(clearing.reversed)
      counts.append([stored, toggled, undone, cleared, counter.take()])
      try await expectEqual(people.card(of: persons[5].id).person, persons[5])
    }
    expectEqual(counts[0], counts[1])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a later download takes the place of the earlier one`(kind: RepositoryKind) async throws {
    let people = try repository(kind)
    try await fill(people)
    let later = DownloadMark(time: 2, seed: "abc")
    #expect(try await people.replace(with: [samples[0]], mark: later))
    try await expectEqual(people.people(), all([samples[0]]))
    try await expectEqual(people.mark(), later)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a download with another seed changes nothing`(kind: RepositoryKind) async throws {
    let people = try repository(kind)
    try await fill(people)
    for seed in ["s", nil] {
      #expect(
        try await !people.replace(with: [samples[0]], mark: DownloadMark(time: 2, seed: seed)))
    }
    try await expectEqual(people.people(), all(samples))
    try await expectEqual(people.mark(), mark)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `every query and change of an unknown person throws`(kind: RepositoryKind) async throws {
    let people = try repository(kind)
    try await fill(people)
    let nobody = Person(
      id: "nobody", name: "", username: "", gender: .unknown, email: "", age: 0, country: "ZZ",
      cellphone: nil, photo: nil)
    await #expect(throws: PeopleError.missing) { try await people.card(of: "nobody") }
    await #expect(throws: PeopleError.missing) { try await people.toggleFavourites(["nobody"]) }
    await #expect(throws: PeopleError.missing) { try await people.edit(nobody, to: nobody) }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an edit shows, is undone exactly and made again`(kind: RepositoryKind) async throws {
    let people = try repository(kind)
    try await fill(people)
    let change = try await people.edit(samples[2], to: renamed(3))
    expectEqual(
      change,
      PersonChange(
        id: "sample-003", before: PersonEdit(),
        after: PersonEdit(name: "Someone Else", age: 99, cellphone: "")))
    try await expectEqual(people.card(of: "sample-003").person, renamed(3))
    var edited = samples
    edited[2] = renamed(3)
    try await expectEqual(people.people(), all(edited))
    try await people.apply(change.reversed)
    try await expectEqual(people.people(), all(samples))
    try await expectEqual(people.card(of: "sample-003").person, samples[2])
    try await people.apply(change)
    try await expectEqual(people.people(), all(edited))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an edit of an outdated person is refused with the stored one, and saved over it`(
    kind: RepositoryKind
  )
    async throws
  {
    let people = try repository(kind)
    try await fill(people)
    _ = try await other(kind, people).edit(samples[2], to: renamed(3, "Theirs"))
    await #expect(throws: PeopleError.changedElsewhere(renamed(3, "Theirs"))) {
      try await people.edit(samples[2], to: renamed(3, "Mine"))
    }
    try await expectEqual(people.card(of: "sample-003").person, renamed(3, "Theirs"))
    let change = try await people.edit(renamed(3, "Theirs"), to: renamed(3, "Mine"))
    try await expectEqual(other(kind, people).card(of: "sample-003").person, renamed(3, "Mine"))
    try await people.apply(change.reversed)
    try await expectEqual(other(kind, people).card(of: "sample-003").person, renamed(3, "Theirs"))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an edit that another Galbi has edited since is not undone`(kind: RepositoryKind)
    async throws
  {
    let people = try repository(kind)
    try await fill(people)
    let change = try await people.edit(samples[2], to: renamed(3))
    _ = try await other(kind, people).edit(renamed(3), to: renamed(3, "Theirs"))
    await #expect(throws: PeopleError.undoOverChange) { try await people.apply(change.reversed) }
    try await expectEqual(people.card(of: "sample-003").person, renamed(3, "Theirs"))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `edits outlive a download field by field`(kind: RepositoryKind) async throws {
    let people = try repository(kind)
    try await fill(people)
    let change = try await people.edit(samples[2], to: renamed(3))
    let moved = Person(
      id: "sample-003", name: "Moved", username: "moved", gender: .male, email: "new@example.org",
      age: 46, country: "US", cellphone: "1", photo: nil)
    try await people.replace(with: [moved], mark: mark)
    try await expectEqual(
      people.card(of: "sample-003").person,
      Person(
        id: "sample-003", name: "Someone Else", username: "moved", gender: .male,
        email: "new@example.org", age: 99, country: "US", cellphone: nil, photo: nil))
    try await people.apply(change.reversed)
    try await expectEqual(people.card(of: "sample-003").person, moved)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `all become favourites unless all are, and undoing is exact`(kind: RepositoryKind)
    async throws
  {
    let people = try repository(kind)
    try await fill(people)
    let first = try await people.toggleFavourites(["sample-001"])
    expectEqual(first, FavouriteChange(ids: ["sample-001"], isFavourite: true))
    let both = try await people.toggleFavourites(["sample-001", "sample-002", "nobody"])
    expectEqual(both, FavouriteChange(ids: ["sample-002"], isFavourite: true))
    try await expectEqual(people.people(), all(samples, favourites: ["sample-001", "sample-002"]))
    #expect(try await people.card(of: "sample-002").isFavourite)
    try await people.apply(both.reversed)
    try await expectEqual(people.people(), all(samples, favourites: ["sample-001"]))
    try await people.apply(both)
    let none = try await people.toggleFavourites(["sample-001", "sample-002"])
    expectEqual(none, FavouriteChange(ids: ["sample-001", "sample-002"], isFavourite: false))
    try await expectEqual(people.people(), all(samples))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a change of people who are gone is not made, and leaves nothing behind`(
    kind: RepositoryKind
  )
    async throws
  {
    let people = try repository(kind)
    try await fill(people)
    let made = try await people.toggleFavourites(["sample-001", "sample-002"])
    let edit = try await people.edit(samples[2], to: renamed(3))
    try await people.apply(made.reversed)
    try await people.apply(edit.reversed)
    try await people.clear()
    await #expect(throws: PeopleError.undoOverChange) { try await people.apply(made) }
    await #expect(throws: PeopleError.undoOverChange) { try await people.apply(edit) }
    try await people.replace(with: [samples[1], samples[2]], mark: mark)
    try await expectEqual(people.people(), all([samples[1], samples[2]]))
    try await people.apply(made)
    try await expectEqual(
      people.people(), all([samples[1], samples[2]], favourites: ["sample-002"]))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `the last ten people opened are kept, the newest first`(kind: RepositoryKind) async throws {
    let people = try repository(kind)
    try await fill(people)
    for person in samples { #expect(try await Self.note(in: people, person.id)) }
    #expect(try await !Self.note(in: people, "sample-012"))
    #expect(try await Self.note(in: people, "sample-005"))
    let ids = [5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map { samples[$0 - 1].id }
    try await expectEqual(people.people(), all(samples, recents: ids))
  }

  /// Notes an opening, which a repository rather leaves than wait for others; a server has work of its own
  /// that holds rows.
  private static func note(
    in people: any PeopleRepository, _ id: Person.ID
  ) async throws -> Bool {
    while true {
      do throws(PeopleError) {
        return try await people.recordOpening(of: id)
      } catch {
        guard case .storage(let failure) = error, failure.kind == .busy else { throw error }
        try Task.checkCancellation()
      }
    }
  }

  /// Sample 1 is a favourite, 2 was edited and 3 was opened.
  private func touch(_ people: any PeopleRepository) async throws {
    try await fill(people)
    _ = try await people.toggleFavourites(["sample-001"])
    _ = try await people.edit(samples[1], to: renamed(2))
    _ = try await Self.note(in: people, "sample-003")
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a download keeps people with edits, favourites and visits that it does not have`(
    kind: RepositoryKind
  )
    async throws
  {
    let people = try repository(kind)
    try await touch(people)
    try await people.replace(with: [samples[8]], mark: mark)
    try await expectEqual(
      people.people(),
      all(
        [samples[0], renamed(2), samples[2], samples[8]], favourites: ["sample-001"],
        recents: ["sample-003"]))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `clearing drops downloads only, and keeps the seed`(kind: RepositoryKind) async throws {
    let people = try repository(kind)
    try await touch(people)
    try await people.clear()
    try await expectEqual(people.mark(), nil)
    try await expectEqual(people.seed(), "abc")
    try await expectEqual(
      people.people(),
      all(
        [samples[0], renamed(2), samples[2]], favourites: ["sample-001"],
        recents: ["sample-003"]))
    try await fill(people)
    var edited = samples
    edited[1] = renamed(2)
    try await expectEqual(
      people.people(), all(edited, favourites: ["sample-001"], recents: ["sample-003"]))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `clearing is undone and made again exactly`(kind: RepositoryKind) async throws {
    let people = try repository(kind)
    try await touch(people)
    let before = try await people.people()
    let change = try await people.clear()
    expectEqual(change.people, Array(samples[3...]))
    let after = try await people.people()
    try await people.apply(change.reversed)
    try await expectEqual(people.people(), before)
    try await expectEqual(people.mark(), mark)
    try await people.apply(change)
    try await expectEqual(people.people(), after)
    try await expectEqual(people.mark(), nil)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `clearing is neither undone nor made again over another download`(kind: RepositoryKind)
    async throws
  {
    let people = try repository(kind)
    try await fill(people)
    let change = try await people.clear()
    try await other(kind, people).replace(
      with: [samples[0]], mark: DownloadMark(time: 2, seed: "abc"))
    await #expect(throws: PeopleError.undoOverChange) { try await people.apply(change.reversed) }
    await #expect(throws: PeopleError.undoOverChange) { try await people.apply(change) }
    try await expectEqual(people.people(), all([samples[0]]))
  }
}
