import Log
import PeopleDomain
import SQLite
import Testing

@testable import PeopleData

struct SQLitePeopleTests {
  private let people: SQLitePeople

  init() {
    people = SQLitePeople(
      database: .inMemory(migrations: SQLitePeople.migrations),
      border: DatabaseBorder(log: .none) { "1" })
  }

  @Test func `a new database has no mark and nobody`() async throws {
    #expect(try await people.mark() == nil)
    #expect(try await people.people() == .none)
  }

  @Test func `people come back whole and sorted by id`() async throws {
    let mark = DownloadMark(time: 1_700_000_000_000, seed: "abc")
    try await people.replace(with: SamplePeople.all.reversed(), mark: mark)
    #expect(try await people.mark() == mark)
    #expect(
      try await people.people()
        == People(SamplePeople.all.map(\.meta), favourites: [], recents: []))
    #expect(
      try await people.card(of: SamplePeople.all[4].id)
        == Person.Card(person: SamplePeople.all[4], isFavourite: false))
  }

  @Test func `a later download takes the place of the earlier one`() async throws {
    try await people.replace(with: SamplePeople.all, mark: DownloadMark(time: 1, seed: nil))
    try await people.replace(
      with: [SamplePeople.all[0]], mark: DownloadMark(time: 2, seed: "s"))
    #expect(
      try await people.people()
        == People([SamplePeople.all[0].meta], favourites: [], recents: []))
    #expect(try await people.mark() == DownloadMark(time: 2, seed: "s"))
  }

  @Test func `a person who is not there is missing`() async {
    await #expect(throws: PeopleError.missing) { try await people.card(of: "nobody") }
  }
}
