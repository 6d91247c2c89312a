import Editing
import PeopleDomain
import RIBs
import Search
import TerminalUI

/// The list of people: its query, rows, selection and marks.
struct HomeListing: Equatable {
  /// The people that were read last.
  private var people = People.none
  private(set) var query = PeopleQuery()
  private(set) var list = People.none.list(PeopleQuery())
  /// The number of rows without the filter.
  private(set) var total = 0
  private(set) var marks = Selection<Person.ID>()
  /// The index of the selected row; 0 in an empty list.
  private(set) var selection = 0
  /// The person whom the user selected; selected again as soon as a list has them again.
  private(set) var wanted: Person.ID?

  var selected: PeopleList.Row? {
    list.rows.indices.contains(selection) ? list.rows[selection] : nil
  }

  /// Whether Esc has something to clear.
  var isNarrowed: Bool { !query.filter.isEmpty || !marks.isEmpty }

  /// Takes a new snapshot, with the same query.
  mutating func read(_ people: People) {
    self.people = people
    if !marks.isEmpty { marks.restrict(to: everybody) }
    countAll()
    answer()
  }

  mutating func filter(_ text: String) {
    guard text != query.filter else { return }
    query.filter = text
    answer()
  }

  mutating func show(_ scope: PeopleQuery.Scope) {
    guard scope != query.scope else { return }
    query.scope = scope
    countAll()
    answer()
    // In another list, a person who is not on it is replaced by the first one.
    if selected?.meta.id != wanted { selection = 0 }
  }

  /// Shows the next scope; after the last comes the first.
  mutating func showNext() { show(query.scope.stepped(by: 1)) }

  mutating func group(byRegion isByRegion: Bool) {
    guard isByRegion != query.isByRegion else { return }
    query.isByRegion = isByRegion
    answer()
  }

  /// The selected person stays selected.
  mutating func sort(_ event: SortEvent<PeopleColumn>) {
    query.sort.take(event)
    answer()
  }

  private mutating func show(_ sort: Sort<PeopleColumn>) {
    guard sort != query.sort else { return }
    query.sort = sort
    answer()
  }

  /// The user selected a row.
  mutating func select(row: Int) {
    selection = row
    wanted = selected?.meta.id
  }

  /// Selects a person, if the list has them; else as soon as it has.
  mutating func select(_ id: Person.ID) {
    wanted = id
    follow(from: list)
  }

  mutating func toggleMark() {
    guard let id = selected?.meta.id else { return }
    wanted = id
    marks.toggle(id)
  }

  /// The people for a command: the marked ones, else the selected one.
  var chosen: [Person.ID] {
    marks.isEmpty ? selected.map { [$0.meta.id] } ?? [] : everybody.filter(marks.contains)
  }

  private var everybody: [Person.ID] {
    people.list(PeopleQuery(isByRegion: false)).rows.map(\.meta.id)
  }

  /// Clears the filter and the marks.
  mutating func clear() {
    marks.clear()
    filter("")
  }

  private mutating func countAll() {
    let query = PeopleQuery(scope: query.scope, isByRegion: query.isByRegion)
    total = query.scope == .everybody ? people.count : people.list(query).rows.count
  }

  private mutating func answer() {
    let old = list
    list = people.list(query)
    if wanted == nil { wanted = old.rows.first?.meta.id }
    follow(from: old)
  }

  /// Selects the wanted person, or else the one who was nearest to the selected row.
  private mutating func follow(from old: PeopleList) {
    guard let wanted else { return }
    selection =
      list.rows.firstIndex { $0.meta.id == wanted } ?? nearest(to: selection, of: old) ?? 0
  }

  private func nearest(to row: Int, of old: PeopleList) -> Int? {
    guard !list.rows.isEmpty else { return nil }
    let places = Dictionary(zip(list.rows.lazy.map(\.meta.id), list.rows.indices)) { $1 }
    return old.rows.indices.lazy.flatMap { [row + $0, row - $0] }
      .filter(old.rows.indices.contains).compactMap { places[old.rows[$0].meta.id] }.first
  }
}

extension HomeListing {
  /// The selection and the query.
  var memory: Memory {
    var memory = Memory()
    memory["person"] = wanted
    memory["list"] = query.scope == .everybody ? nil : query.scope.rawValue
    memory["filter"] = query.filter.isEmpty ? nil : query.filter
    memory["sort"] = query.sort.memory
    return memory
  }

  /// Restores the query, and the selection as soon as the person is listed.
  mutating func recall(_ memory: Memory) {
    show(Sort(memory: memory["sort"]))
    show(memory["list"].flatMap(PeopleQuery.Scope.init) ?? .everybody)
    filter(memory["filter"] ?? "")
    if let person = memory["person"] { select(person) }
  }
}
