import Search

/// A snapshot of all people, which answers queries from memory.
public struct People: Equatable, Sendable {
  /// A snapshot without people.
  public static let none = People([], favourites: [], recents: [])

  /// How many of the people opened last are remembered.
  public static let recentLimit = 10

  /// Sorted by id.
  private let rows: [PeopleList.Row]
  private let keys: [SearchKey]
  /// Indices of `rows`: by country, inside a country by id.
  private let byCountry: [Int]
  /// Indices of `rows`, the newest first.
  private let recents: [Int]

  /// Indexes people.
  ///
  /// Slow for many people: call it off the main actor.
  ///
  /// - Parameters:
  ///   - metas: Sorted by id.
  ///   - favourites: May have ids without a person.
  ///   - recents: The newest first; ids without a person are left out.
  public init(_ metas: [Person.Meta], favourites: Set<Person.ID>, recents: [Person.ID]) {
    rows = metas.map { PeopleList.Row(meta: $0, isFavourite: favourites.contains($0.id)) }
    keys = metas.map { SearchKey($0.name) }
    byCountry = Dictionary(grouping: metas.indices) { metas[$0].country }
      .sorted { $0.key < $1.key }.flatMap(\.value)
    self.recents = recents.compactMap { id in metas.firstIndex { $0.id == id } }
  }

  public var count: Int { rows.count }

  public func list(_ query: PeopleQuery) -> PeopleList {
    let search = HangulSearch(query.filter.trimmed)
    let isSorted = query.sort.column != nil
    let isSectioned = query.isByRegion && query.scope != .recent && !isSorted
    let order =
      switch query.scope {
      case .recent: recents
      case .everybody, .favourites: isSectioned ? byCountry : Array(rows.indices)
      }
    let found = order.filter { index in
      (query.scope != .favourites || rows[index].isFavourite)
        && (search.isEmpty || search.matches(keys[index]))
    }
    let shown = query.sort.sorted(found) { key(of: $0, $1, query.sort) }.map { rows[$0] }
    return PeopleList(rows: shown, sections: isSectioned ? Self.sections(of: shown) : nil)
  }

  private func key(
    of index: Int, _ column: PeopleColumn, _ sort: Sort<PeopleColumn>
  ) -> SortKey? {
    switch column {
    case .name: sort.key(keys[index])
    case .age: SortKey(rows[index].meta.age)
    case .country: sort.key(rows[index].meta.country)
    case .email: sort.key(rows[index].meta.email)
    }
  }

  /// The people whose names a text finds best, at most `count`; with a wrong letter only if no other
  /// name is found.
  @concurrent
  public func best(_ count: Int, for text: String) async -> [Person.Meta] {
    let search = HangulSearch(text.trimmed)
    let found = rows.indices.filter { search.matches(keys[$0]) }.map { rows[$0].meta }
    return FindQuery(text).best(count, of: found.isEmpty ? rows.map(\.meta) : found) { [$0.name] }
  }

  public static func == (one: People, other: People) -> Bool {
    one.rows == other.rows && one.recents == other.recents
  }

  /// Counts rows that stand next to each other with the same country.
  private static func sections(of rows: [PeopleList.Row]) -> [PeopleList.Section] {
    var sections: [PeopleList.Section] = []
    var start = 0
    for index in rows.indices {
      let country = rows[index].meta.country
      if index + 1 < rows.count, rows[index + 1].meta.country == country { continue }
      sections.append(PeopleList.Section(country: country, count: index + 1 - start))
      start = index + 1
    }
    return sections
  }
}
