import Editing
import Expectations
import PeopleDomain
import RIBs
import Search
import TerminalUI
import Testing

@testable import HomePresentation

/// The selection follows its person.
struct HomeListingTests {
  private let people = People(Fixed.people, favourites: ["1"], recents: [])
  private var listing = HomeListing()

  private func names(_ listing: HomeListing) -> [String] { listing.list.rows.map(\.meta.name) }

  init() { listing.read(people) }

  @Test func `begins with all people, the first one selected`() {
    expectEqual(listing.list.selected?.meta.name, "김민수")
    expectEqual(listing.sections, [.init("KR", count: 2), .init("NL", count: 2)])
    expectEqual(listing.total, 4)
  }

  @Test mutating func `a selected person stays selected at another row`() {
    listing.select(row: 2)
    listing.group(byRegion: false)
    expectEqual(listing.list.selection, 0)
    listing.read(People(Array(Fixed.people.prefix(1)), favourites: [], recents: []))
    expectEqual(listing.list.selection, 0)
    listing.read(people)
    listing.group(byRegion: true)
    expectEqual(listing.list.selection, 2)
  }

  @Test mutating func `a removed person is replaced by the nearest, the next before the previous`()
  {
    listing.select(row: 1)
    listing.read(People(Fixed.people.filter { $0.id != "3" }, favourites: [], recents: []))
    expectEqual(listing.list.selected?.meta.name, "Daan de Vries")
    listing.select(row: 2)
    listing.read(People(Fixed.people.filter { $0.id != "4" }, favourites: [], recents: []))
    expectEqual(listing.list.selected?.meta.name, "Daan de Vries")
  }

  @Test mutating func `a person that the filter hid is selected again when it is cleared`() {
    listing.select(row: 3)
    listing.apply(.search(.type("김")))
    expectEqual(listing.list.selected?.meta.name, "김민수")
    listing.apply(.search(.type("김x")))
    expectEqual(listing.list.selected, nil)
    listing.clear()
    expectEqual(listing.list.selected?.meta.name, "Sanne Bakker")
  }

  @Test mutating func `a removed favourite is replaced by the next one`() {
    let favourites = People(Fixed.people, favourites: ["1", "3", "4"], recents: [])
    listing.read(favourites)
    listing.show(.favourites)
    listing.select(row: 1)
    expectEqual(names(listing), ["박지훈", "Daan de Vries", "Sanne Bakker"])
    listing.read(People(Fixed.people, favourites: ["3", "4"], recents: []))
    expectEqual(listing.list.selected?.meta.name, "Sanne Bakker")
  }

  @Test mutating func `the total is that of the list without the filter`() {
    listing.show(.favourites)
    listing.apply(.search(.type("x")))
    expectEqual(listing.total, 1)
    #expect(listing.list.rows.isEmpty)
  }

  @Test mutating func `a sort keeps the selected person, and the order of the list comes back`() {
    listing.select(row: 1)
    expectEqual(listing.list.selected?.meta.name, "박지훈")
    listing.apply(.sort(.by(.name, .latinFirst)))
    expectEqual(names(listing), ["Daan de Vries", "Sanne Bakker", "김민수", "박지훈"])
    expectEqual(listing.list.selection, 3)
    expectEqual(listing.sections, nil)
    listing.apply(.sort(.reverse))
    expectEqual(listing.list.selection, 0)
    expectEqual(listing.restorationState["sort"], "-name.latin")
    listing.apply(.sort(.by(.email, .latinFirst)))
    listing.apply(.sort(.next(.latinFirst)))
    expectEqual(listing.list.selection, 1)
    expectEqual(listing.sections?.count, 2)
    expectEqual(listing.restorationState["sort"], nil)
  }

  @Test mutating func `people who come later are sorted in, and a filter keeps the order`() {
    listing.apply(.sort(.by(.age, .hangulFirst)))
    listing.apply(.sort(.reverse))
    let ages = Fixed.people.map(\.age).sorted(by: >)
    expectEqual(listing.list.rows.map(\.meta.age), ages)
    listing.apply(.search(.type("a")))
    expectEqual(names(listing), ["Sanne Bakker", "Daan de Vries"])
    listing.apply(.search(.type("")))
    listing.read(People(Array(Fixed.people.prefix(3)), favourites: [], recents: []))
    expectEqual(listing.list.rows.map(\.meta.age), Fixed.people.prefix(3).map(\.age).sorted(by: >))
  }

  /// The people of a scope, found or sorted.
  private func ids(
    _ scope: People.Scope = .everybody, _ events: Listing<People.Row>.Event...
  ) -> [Person.ID] {
    var listing = listing
    listing.read(People(Fixed.people, favourites: ["3", "1"], recents: ["4", "2"]))
    listing.show(scope)
    for event in events { listing.apply(event) }
    if listing.list.sort.column != nil { expectEqual(listing.sections, nil) }
    return listing.list.rows.map(\.id)
  }

  @Test func `a search goes through whichever list is shown`() {
    expectEqual(ids(.everybody, .search(.type("ㄱㅁㅅ"))), ["2"])
    expectEqual(ids(.everybody, .search(.type("SA"))), ["4"])
    expectEqual(ids(.recent, .search(.type("김미"))), ["2"])
    expectEqual(ids(.everybody, .search(.type(" 김민수 "))), ["2"])
    expectEqual(ids(.everybody, .search(.type("  "))), ids())
    expectEqual(ids(.favourites, .search(.type("sanne"))), [])
  }

  @Test mutating func `headings are those of the found people, and recent ones have none`() {
    listing.apply(.search(.type("ㄱㅁㅅ")))
    expectEqual(listing.sections, [.init("KR", count: 1)])
    listing.apply(.search(.type("x")))
    expectEqual(listing.sections, [])
    listing.show(.recent)
    expectEqual(listing.sections, nil)
    listing.show(.favourites)
    listing.clear()
    expectEqual(listing.sections, [.init("NL", count: 1)])
    listing.group(byRegion: false)
    expectEqual(listing.sections, nil)
  }

  private func sorted(
    _ column: PeopleColumn, isDescending: Bool = false, _ order: TextOrder = .hangulFirst,
    in scope: People.Scope = .everybody, for text: String = ""
  ) -> [Person.ID] {
    let sort = Listing<People.Row>.Event.sort(.by(column, order))
    return isDescending
      ? ids(scope, sort, .sort(.reverse), .search(.type(text)))
      : ids(scope, sort, .search(.type(text)))
  }

  @Test func `sorted people are one list, in every scope and with a search`() {
    expectEqual(sorted(.name), ["2", "3", "1", "4"])
    expectEqual(sorted(.name, .latinFirst), ["1", "4", "2", "3"])
    expectEqual(sorted(.age, isDescending: true), ["4", "3", "2", "1"])
    expectEqual(sorted(.country), ["2", "3", "1", "4"])
    expectEqual(sorted(.country, isDescending: true), ["1", "4", "2", "3"])
    expectEqual(sorted(.age, isDescending: true, in: .favourites), ["3", "1"])
    expectEqual(sorted(.age, in: .recent), ["2", "4"])
    expectEqual(sorted(.age, isDescending: true, for: "sa"), ["4"])
  }

  @Test mutating func `equal people are by id once they are sorted, whatever the regions`() {
    let people = [("1", "NL"), ("2", "KR")].map {
      Person.Meta(id: $0, name: "", age: 1, country: $1, email: "a@a.org")
    }
    listing.read(People(people, favourites: [], recents: []))
    expectEqual(listing.list.rows.map(\.id), ["2", "1"])
    listing.apply(.sort(.by(.email, .hangulFirst)))
    expectEqual(listing.list.rows.map(\.id), ["1", "2"])
    listing.apply(.sort(.next(.hangulFirst)))
    expectEqual(listing.list.rows.map(\.id), ["2", "1"])
  }

  @Test func `emails are sorted too`() {
    var listing = HomeListing()
    let people = ["c@a.org", "a@a.org", "b@a.org"].enumerated().map { index, email in
      Person.Meta(id: "\(index)", name: "", age: 1, country: "KR", email: email)
    }
    listing.read(People(people, favourites: [], recents: []))
    listing.apply(.sort(.by(.email, .hangulFirst)))
    expectEqual(listing.list.rows.map(\.id), ["1", "2", "0"])
  }
}

extension HomeListing {
  fileprivate mutating func select(row: Int) { apply(.select(list.rows[row].id)) }
}
