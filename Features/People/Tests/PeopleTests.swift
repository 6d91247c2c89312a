import Expectations
import Search
import Testing

@testable import PeopleDomain

struct PeopleTests {
  private static let metas = [
    Person.Meta(id: "1", name: "Daan de Vries", age: 9, country: "NL"),
    Person.Meta(id: "2", name: "김민수", age: 30, country: "KR"),
    Person.Meta(id: "3", name: "박지훈", age: 45, country: "KR"),
    Person.Meta(id: "4", name: "Sanne Bakker", age: 71, country: "NL"),
  ]
  private let people = People(Self.metas, favourites: ["3", "1", "x"], recents: ["4", "x", "2"])

  private func ids(_ scope: People.Scope, isByCountry: Bool = false) -> [Person.ID] {
    people.rows(in: scope, isByCountry: isByCountry).filter(scope.includes).map(\.id)
  }

  @Test func `all people by country, or in one list`() {
    expectEqual(people.count, 4)
    let rows = people.rows(in: .everybody, isByCountry: true)
    expectEqual(rows.map(\.meta), [1, 2, 0, 3].map { Self.metas[$0] })
    expectEqual(rows.map(\.isFavourite), [false, true, true, false])
    expectEqual(rows.map(\.isRecent), [true, false, false, true])
    expectEqual(rows[0].nameKey, SearchKey("김민수"))
    expectEqual(ids(.everybody), ["1", "2", "3", "4"])
  }

  @Test func `recent people are one list, the newest first, before all others`() {
    expectEqual(ids(.recent), ["4", "2"])
    expectEqual(ids(.recent, isByCountry: true), ["4", "2"])
    expectEqual(people.rows(in: .recent).map(\.id), ["4", "2", "1", "3"])
  }

  @Test func `favourites are listed as all are`() {
    expectEqual(ids(.favourites, isByCountry: true), ["3", "1"])
    expectEqual(ids(.favourites), ["1", "3"])
  }
}
