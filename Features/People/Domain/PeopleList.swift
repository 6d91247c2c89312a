/// The people of a list in the order of the screen.
public struct PeopleList: Equatable, Sendable {
  /// What a row shows.
  public struct Row: Equatable, Sendable {
    public let meta: Person.Meta
    public let isFavourite: Bool
  }

  /// A country, and how many rows it has.
  public struct Section: Equatable, Sendable {
    public let country: String
    public let count: Int
  }

  public let rows: [Row]
  /// In ascending order; nil for one list without headings.
  public let sections: [Section]?
}
