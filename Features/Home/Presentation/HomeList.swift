import PeopleDomain

/// The people of the list, in the order of the screen.
struct HomeList: Equatable {
  /// A country, and how many of the people it heads.
  struct Section: Equatable {
    let country: String
    let count: Int
  }

  let people: [Person.Meta]
  /// In ascending order; nil where regions are hidden: one list without headings.
  let sections: [Section]?

  /// Groups `people`, who are sorted by id, by country if regions are shown.
  init(_ people: [Person.Meta], byRegion isRegion: Bool) {
    guard isRegion else {
      self.people = people
      sections = nil
      return
    }
    let groups = Dictionary(grouping: people, by: \.country).sorted { $0.key < $1.key }
    self.people = groups.flatMap(\.value)
    sections = groups.map { Section(country: $0.key, count: $0.value.count) }
  }
}
