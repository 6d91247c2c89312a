public import Editing
public import PeopleDomain
import RIBs
public import Search
import TerminalRIBs
import TerminalUI

/// A person is found by the name.
extension People.Row: ListRow {
  public var searchKey: SearchKey { nameKey }

  public func sortKey(_ column: PeopleColumn, _ sort: Sort<PeopleColumn>) -> SortKey? {
    switch column {
    case .name: sort.key(nameKey)
    case .age: SortKey(meta.age)
    case .country: sort.key(meta.country)
    case .email: sort.key(meta.email)
    }
  }
}

/// The columns of the longest name and email of all people.
struct PeopleWidths: Equatable {
  private(set) var name = 0
  private(set) var email = 0

  mutating func measure(_ meta: Person.Meta) {
    // No text has more columns than bytes.
    if meta.name.utf8.count > name { name = max(name, TextWidth.columns(of: meta.name)) }
    if meta.email.utf8.count > email { email = max(email, TextWidth.columns(of: meta.email)) }
  }
}

/// Everybody, the recent people or the favourites; marked may be people of all of these.
struct HomeListing: Equatable {
  /// The people that were read last.
  private var people = People.none
  private(set) var list = Listing<People.Row>()
  private(set) var scope = People.Scope.everybody
  private(set) var isByRegion = true
  /// The countries of the rows; nil for one list without headings.
  private(set) var sections: [List.Section]?

  private(set) var widths = PeopleWidths()

  /// The number of rows without the search.
  var total: Int { list.unsearchedCount }

  /// Whether Esc has something to clear.
  var isNarrowed: Bool { list.isSearched || !list.marks.isEmpty }

  /// Sorted by a column the list has no headings.
  private var hasSections: Bool { isByRegion && scope != .recent && list.sort.column == nil }

  /// Takes a new snapshot.
  mutating func read(_ people: People) {
    keepFirst()
    self.people = people
    widths = PeopleWidths()
    for person in people.rows(in: .everybody, isByCountry: false) { widths.measure(person.meta) }
    arrange()
  }

  mutating func apply(_ event: Listing<People.Row>.Event) {
    keepFirst()
    list.apply(event)
    switch event {
    case .select, .selectUnread, .mark: break
    case .search: divide()
    case .sort: arrange()
    }
  }

  mutating func show(_ scope: People.Scope) {
    keepFirst()
    self.scope = scope
    arrange()
    list.startOver()
  }

  /// Shows the next scope; after the last comes the first.
  mutating func showNext() { show(scope.stepped(by: 1)) }

  mutating func group(byRegion isByRegion: Bool) {
    guard isByRegion != self.isByRegion else { return }
    keepFirst()
    self.isByRegion = isByRegion
    arrange()
  }

  /// Selects a person, if the list has them; else as soon as it has.
  mutating func select(_ id: Person.ID) { list.select(id) }

  /// Clears the search, or else the marks, none of which it hides then.
  mutating func clear() {
    guard !list.isSearched, !list.search.isTyping else { return apply(.search(.clear)) }
    list.unmarkAll()
  }

  /// Unlike in other lists, the person who was selected first stays selected in each, since the person is shown
  /// beside the list, until the user selects another one.
  private mutating func keepFirst() {
    if list.selectedID == nil, let first = list.rows.first { list.select(first.id) }
  }

  private mutating func arrange() {
    let (rows, scope) = (people.rows(in: scope, isByCountry: hasSections), scope)
    if scope == .everybody { list.show(rows) } else { list.show(rows) { scope.includes($0) } }
    divide()
  }

  /// Counts the rows of each country, which stand next to each other.
  private mutating func divide() {
    guard hasSections else { return sections = nil }
    var (divided, present, count): ([List.Section], String?, Int) = ([], nil, 0)
    func close() {
      if let present { divided.append(List.Section(present, count: count)) }
    }
    for country in list.rows.lazy.map(\.meta.country) {
      if country != present {
        close()
        (present, count) = (country, 0)
      }
      count += 1
    }
    close()
    sections = divided
  }
}

extension HomeListing {
  /// The selection, the scope, the search and the order.
  var restorationState: RestorationState {
    var restoration = list.restorationState
    restoration["list"] = scope == .everybody ? nil : scope.rawValue
    return restoration
  }

  /// Restores them, and the selection as soon as the person is listed.
  mutating func restore(_ restoration: RestorationState) {
    var restoration = restoration
    restoration.rename("person", to: "id")
    restoration.rename("filter", to: "search")
    list.restore(restoration)
    scope = restoration["list"].flatMap(People.Scope.init) ?? .everybody
    arrange()
    list.startOver()
  }
}
