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

  private func list(
    _ query: PeopleQuery
  ) -> (ids: [Person.ID], sections: [PeopleList.Section]?) {
    let list = people.list(query)
    return (list.rows.map(\.meta.id), list.sections)
  }

  private func section(_ country: String, _ count: Int) -> PeopleList.Section {
    PeopleList.Section(country: country, count: count)
  }

  @Test func `all people by country, or in one list`() {
    #expect(people.count == 4)
    #expect(
      people.list(PeopleQuery())
        == PeopleList(
          rows: [
            .init(meta: Self.metas[1], isFavourite: false),
            .init(meta: Self.metas[2], isFavourite: true),
            .init(meta: Self.metas[0], isFavourite: true),
            .init(meta: Self.metas[3], isFavourite: false),
          ], sections: [section("KR", 2), section("NL", 2)]))
    let plain = list(PeopleQuery(isByRegion: false))
    #expect(plain.ids == ["1", "2", "3", "4"])
    #expect(plain.sections == nil)
  }

  @Test func `recent people are one list, the newest first`() {
    let recent = list(PeopleQuery(scope: .recent))
    #expect(recent.ids == ["4", "2"])
    #expect(recent.sections == nil)
  }

  @Test func `favourites are listed as all are`() {
    let byRegion = list(PeopleQuery(scope: .favourites))
    #expect(byRegion.ids == ["3", "1"])
    #expect(byRegion.sections == [section("KR", 1), section("NL", 1)])
    #expect(list(PeopleQuery(scope: .favourites, isByRegion: false)).ids == ["1", "3"])
  }

  @Test func `a filter goes through whichever list is shown`() {
    let initials = list(PeopleQuery(filter: "ㄱㅁㅅ"))
    #expect(initials.ids == ["2"])
    #expect(initials.sections == [section("KR", 1)])
    #expect(list(PeopleQuery(filter: "SA")).ids == ["4"])
    #expect(list(PeopleQuery(scope: .recent, filter: "김미")).ids == ["2"])
    #expect(list(PeopleQuery(filter: " 김민수 ")).ids == ["2"])
    #expect(list(PeopleQuery(filter: "  ")) == list(PeopleQuery()))
    let none = list(PeopleQuery(scope: .favourites, filter: "sanne"))
    #expect(none.ids == [])
    #expect(none.sections == [])
  }

  private func sorted(
    _ column: PeopleColumn, isDescending: Bool = false, texts: TextOrder = .hangulFirst,
    scope: PeopleQuery.Scope = .everybody, filter: String = ""
  ) -> [Person.ID] {
    let sort = Sort(column, isDescending: isDescending, texts: texts)
    let (ids, sections) = list(PeopleQuery(scope: scope, filter: filter, sort: sort))
    #expect(sections == nil)
    return ids
  }

  @Test func `sorted people are one list, in every scope and with a filter`() {
    #expect(sorted(.name) == ["2", "3", "1", "4"])
    #expect(sorted(.name, texts: .latinFirst) == ["1", "4", "2", "3"])
    #expect(sorted(.age, isDescending: true) == ["4", "3", "2", "1"])
    #expect(sorted(.country) == ["2", "3", "1", "4"])
    #expect(sorted(.country, isDescending: true) == ["1", "4", "2", "3"])
    let emails = ["c@a.org", "a@a.org", "b@a.org"].enumerated().map { index, email in
      Person.Meta(id: "\(index)", name: "", age: 1, country: "KR", email: email)
    }
    let byEmail = People(emails, favourites: [], recents: []).list(PeopleQuery(sort: Sort(.email)))
    #expect(byEmail.rows.map(\.meta.id) == ["1", "2", "0"])
    #expect(sorted(.age, isDescending: true, scope: .favourites) == ["3", "1"])
    #expect(sorted(.age, scope: .recent) == ["2", "4"])
    #expect(sorted(.age, isDescending: true, filter: "sa") == ["4"])
  }
}
