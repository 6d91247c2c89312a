import PeopleDomain
import RIBs
import Search
import Testing

@testable import HomePresentation

/// The selection follows its person.
struct HomeListingTests {
  private let people = People(Fixed.people, favourites: ["1"], recents: [])
  private var listing = HomeListing()

  private func names(_ listing: HomeListing) -> [String] { listing.list.rows.map(\.meta.name) }

  init() { listing.read(people) }

  @Test func `begins with all people, the first one selected`() {
    #expect(listing.selected?.meta.name == "김민수")
    #expect(listing.list.sections?.map(\.country) == ["KR", "NL"])
    #expect(listing.total == 4)
  }

  @Test mutating func `a selected person stays selected at another row`() {
    listing.select(row: 2)
    listing.group(byRegion: false)
    #expect(listing.selection == 0)
    listing.read(People(Array(Fixed.people.prefix(1)), favourites: [], recents: []))
    #expect(listing.selection == 0)
    listing.read(people)
    listing.group(byRegion: true)
    #expect(listing.selection == 2)
  }

  @Test mutating func `a removed person is replaced by the nearest, the next before the previous`()
  {
    listing.select(row: 1)
    listing.read(People(Fixed.people.filter { $0.id != "3" }, favourites: [], recents: []))
    #expect(listing.selected?.meta.name == "Daan de Vries")
    listing.select(row: 2)
    listing.read(People(Fixed.people.filter { $0.id != "4" }, favourites: [], recents: []))
    #expect(listing.selected?.meta.name == "Daan de Vries")
  }

  @Test mutating func `a person that the filter hid is selected again when it is cleared`() {
    listing.select(row: 3)
    listing.filter("김")
    #expect(listing.selected?.meta.name == "김민수")
    listing.filter("김x")
    #expect(listing.selected == nil)
    listing.clear()
    #expect(listing.selected?.meta.name == "Sanne Bakker")
  }

  @Test mutating func `a removed favourite is replaced by the next one`() {
    let favourites = People(Fixed.people, favourites: ["1", "3", "4"], recents: [])
    listing.read(favourites)
    listing.show(.favourites)
    listing.select(row: 1)
    #expect(names(listing) == ["박지훈", "Daan de Vries", "Sanne Bakker"])
    listing.read(People(Fixed.people, favourites: ["3", "4"], recents: []))
    #expect(listing.selected?.meta.name == "Sanne Bakker")
  }

  @Test mutating func `the total is that of the list without the filter`() {
    listing.show(.favourites)
    listing.filter("x")
    #expect(listing.total == 1)
    #expect(listing.list.rows.isEmpty)
  }

  @Test mutating func `a sort keeps the selected person, and the order of the list comes back`() {
    listing.select(row: 1)
    #expect(listing.selected?.meta.name == "박지훈")
    listing.sort(.by(.name, .latinFirst))
    #expect(names(listing) == ["Daan de Vries", "Sanne Bakker", "김민수", "박지훈"])
    #expect(listing.selection == 3)
    #expect(listing.list.sections == nil)
    listing.sort(.reverse)
    #expect(listing.selection == 0)
    #expect(listing.memory["sort"] == "-name.latin")
    listing.sort(.by(.email, .latinFirst))
    listing.sort(.next(.latinFirst))
    #expect(listing.selection == 1)
    #expect(listing.list.sections?.count == 2)
    #expect(listing.memory["sort"] == nil)
  }

  @Test mutating func `people who come later are sorted in, and a filter keeps the order`() {
    listing.sort(.by(.age, .hangulFirst))
    listing.sort(.reverse)
    let ages = Fixed.people.map(\.age).sorted(by: >)
    #expect(listing.list.rows.map(\.meta.age) == ages)
    listing.filter("a")
    #expect(names(listing) == ["Sanne Bakker", "Daan de Vries"])
    listing.filter("")
    listing.read(People(Array(Fixed.people.prefix(3)), favourites: [], recents: []))
    #expect(listing.list.rows.map(\.meta.age) == Fixed.people.prefix(3).map(\.age).sorted(by: >))
  }
}
