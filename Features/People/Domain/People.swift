public import Search

/// A snapshot of all people, in the orders of their lists.
public struct People: Equatable, Sendable {
  /// A snapshot without people.
  public static let none = People([], favourites: [], recents: [])

  /// How many of the people opened last are remembered.
  public static let recentLimit = 10

  /// Which people a list has.
  public enum Scope: String, CaseIterable, Sendable {
    case everybody
    /// Those opened last, the newest first.
    case recent
    case favourites

    public func includes(_ row: Row) -> Bool {
      switch self {
      case .everybody: true
      case .recent: row.isRecent
      case .favourites: row.isFavourite
      }
    }
  }

  /// What a list shows of a person.
  public struct Row: Equatable, Identifiable, Sendable {
    public let meta: Person.Meta
    /// The name, prepared for searching.
    public let nameKey: SearchKey
    public let isFavourite: Bool
    /// Whether the person is one of those opened last.
    public let isRecent: Bool

    public var id: Person.ID { meta.id }
  }

  /// Sorted by id.
  private let rows: [Row]
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
    let recent = Set(recents)
    rows = metas.map {
      Row(
        meta: $0, nameKey: SearchKey($0.name), isFavourite: favourites.contains($0.id),
        isRecent: recent.contains($0.id))
    }
    byCountry = Dictionary(grouping: metas.indices) { metas[$0].country }
      .sorted { $0.key < $1.key }.flatMap(\.value)
    self.recents = recents.compactMap { id in metas.firstIndex { $0.id == id } }
  }

  public var count: Int { rows.count }

  /// All people, of whom those that the scope includes are in the order of their list: the recent ones
  /// as they were opened, others by country or by id.
  public func rows(in scope: Scope, isByCountry: Bool = false) -> [Row] {
    switch scope {
    case .recent: recents.map { rows[$0] } + rows.filter { !$0.isRecent }
    case .everybody, .favourites: isByCountry ? byCountry.map { rows[$0] } : rows
    }
  }

  /// The people whose names a text finds best, at most `count`; with a wrong letter only if no other
  /// name is found.
  @concurrent
  public func best(_ count: Int, for text: String) async -> [Person.Meta] {
    let search = HangulSearch(trimming: text)
    let found = rows.lazy.filter { search.matches($0.nameKey) }.map(\.meta)
    return FindQuery(text).best(count, of: found.isEmpty ? rows.map(\.meta) : Array(found)) {
      [$0.name]
    }
  }

  public static func == (one: People, other: People) -> Bool {
    one.rows == other.rows && one.recents == other.recents
  }
}
