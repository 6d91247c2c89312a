import Editing
import HomePresentation
import Log
import PeopleData
import PeopleDomain
import PlatformTesting
import SQL
import SQLite

/// A model of 10,000 people: what a service may have.
@MainActor let peopleSuite = Suite(name: "people") {
  let stored = PeopleFile()
  return [
    Measure("read and index 10,000", unit: "ms") {
      let people = try await stored.open()
      return try await time(per: 1) { sink &+= try await people.people().count } / 1_000_000
    },
    Measure("filter one key of 10,000", unit: "ms") {
      var list = Listing(try await stored.people().rows(in: .everybody, isByCountry: true))
      let filters = ["n", "김", "ㅁ", "person 00", "없"]
      return time(per: filters.count) {
        for filter in filters {
          list.apply(.search(.type(filter)))
          sink &+= list.count
        }
      } / 1_000_000
    },
    Measure("list all of 10,000 by region", unit: "ms") {
      let people = try await stored.people()
      return time(per: 1) {
        sink &+= Listing(people.rows(in: .everybody, isByCountry: true)).count
      } / 1_000_000
    },
  ]
}

/// A database of 10,000 people that is gone with this object, made when it is first used.
@MainActor
private final class PeopleFile {
  private let folder = TemporaryFolder()
  private var stored: StoredPeople?

  private static let names = ["김민수", "Noah Williams", "Émile Laurent", "Sanne Bakker", "이서연"]

  func open() async throws -> StoredPeople {
    if let stored { return stored }
    let stored = StoredPeople(
      SQLiteDatabase(path: "\(folder.path)/people.sqlite", migrations: StoredPeople.migrations),
      log: .none
    ) { "" }
    let people = (0..<10_000).map { number in
      let digits = "\(10_000 + number)".dropFirst()
      return Person(
        id: "00000000-0000-4000-8000-0000\(digits)0000",
        name: "\(Self.names[number % Self.names.count]) \(digits)", username: "person\(digits)",
        gender: .female, email: "\(digits)@example.org", age: number % 90,
        country: ["DE", "KR", "NL", "US"][number % 4], cellphone: nil, photo: nil)
    }
    try await stored.replace(with: people, mark: DownloadMark(time: 0, seed: nil))
    self.stored = stored
    return stored
  }

  func people() async throws -> People { try await open().people() }
}
