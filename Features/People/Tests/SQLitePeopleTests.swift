import Expectations
import Log
import PeopleDomain
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Storage
import Testing

@testable import PeopleData

/// What only a repository in a file can do wrong.
@MainActor
struct SQLitePeopleTests {
  private let folder = TemporaryFolder()
  private let people: StoredPeople
  private let samples = SamplePeople.all
  private let mark = DownloadMark(time: 1_700_000_000_000, seed: "abc")

  init() { people = StoredPeople.stored(in: folder) }

  @Test func `ids that differ only in how an accent is written are two people`() async throws {
    let twins = ["e\u{301}", "\u{E9}"].map { id in
      Person(
        id: id, name: "Émile", username: "", gender: .male, email: "", age: 60, country: "FR",
        cellphone: nil, photo: nil)
    }
    try await people.replace(with: twins, mark: mark)
    for twin in twins {
      var draft = PersonDraft(twin)
      draft[.name] = "Emile"
      let wanted = try #require(draft.edited)
      _ = try await people.edit(twin, to: wanted)
    }
    let names = try await people.people().rows(in: .everybody).map(\.meta.name)
    expectEqual(names, ["Emile", "Emile"])
  }

  @Test func `acknowledged changes survive a sudden end`() async throws {
    try await people.replace(with: samples, mark: mark)
    _ = try await people.toggleFavourites(["sample-001"])
    var wanted = samples[1]
    wanted.name = "Someone Else"
    _ = try await people.edit(samples[1], to: wanted)
    _ = try await people.recordOpening(of: "sample-003")
    // While the database is open, its files are those that a killed program leaves.
    let left = TemporaryFolder()
    for name in folder.names where !name.hasSuffix("-shm") {
      TemporaryFolder.write(
        TemporaryFolder.read("\(folder.path)/\(name)"), to: "\(left.path)/\(name)")
    }
    var edited = samples
    edited[1] = wanted
    try await expectEqual(
      StoredPeople.stored(in: left).people(),
      People(edited.map(\.meta), favourites: ["sample-001"], recents: ["sample-003"]))
  }

  @Test(.timeLimit(.minutes(60)))
  func `while another program writes a visit is not noted, and the next person is read`()
    async throws
  {
    try await people.replace(with: samples, mark: mark)
    let patient = SQLiteDatabase(
      path: "\(folder.path)/galbi.sqlite", migrations: StoredPeople.migrations,
      busyTimeout: .seconds(3_600))
    let reader = StoredPeople(patient, log: .none) { "" }
    _ = try await reader.mark()
    let writer = SQLiteDatabase(path: "\(folder.path)/galbi.sqlite")
    try await writer.run("BEGIN IMMEDIATE")
    await #expect(throws: PeopleError.storage(.busy)) {
      try await reader.recordOpening(of: "sample-001")
    }
    try await expectEqual(reader.card(of: "sample-002").person, samples[1])
    try await writer.run("COMMIT")
  }

  @Test func `a change after the folder was removed is refused, and people are stored anew`()
    async throws
  {
    try await people.replace(with: samples, mark: mark)
    TemporaryFolder.remove(folder.path)
    await #expect(throws: PeopleError.missing) { try await people.toggleFavourites(["sample-001"]) }
    try await expectEqual(people.mark(), nil)
    try await people.replace(with: samples, mark: mark)
    try await expectEqual(StoredPeople.stored(in: folder).people(), people.people())
  }

  @Test func `an earlier Galbi's people are taken over`() async throws {
    let earlier = SQLiteDatabase(
      path: "\(folder.path)/galbi.sqlite", migrations: [StoredPeople.migrations[0]])
    try await earlier.run("INSERT INTO download VALUES (1, 7, 's')")
    try await earlier.run(
      "INSERT INTO person VALUES ('1', 'A', 'a', 'female', '', 20, 'KR', NULL, NULL)")
    await earlier.close()
    try await expectEqual(people.mark(), DownloadMark(time: 7, seed: "s"))
    try await expectEqual(
      people.people(),
      People(
        [Person.Meta(id: "1", name: "A", age: 20, country: "KR")], favourites: [], recents: []))
  }

  @Test func `ten thousand people are stored`() async throws {
    let many = (10_000..<20_000).map { number in
      Person(
        id: "\(number)", name: "Person \(number)", username: "", gender: .unknown, email: "",
        age: 20, country: "KR", cellphone: nil, photo: nil)
    }
    try await people.replace(with: many, mark: mark)
    try await expectEqual(people.people(), People(many.map(\.meta), favourites: [], recents: []))
  }
}

extension StoredPeople {
  /// The people in a folder.
  static func stored(in folder: TemporaryFolder) -> StoredPeople {
    StoredPeople(
      SQLiteDatabase(path: "\(folder.path)/galbi.sqlite", migrations: StoredPeople.migrations),
      log: .none
    ) { "1" }
  }
}
