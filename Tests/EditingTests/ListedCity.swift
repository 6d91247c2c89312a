import Editing
import Search

/// A row of the tested lists.
struct ListedCity: ListRow {
  enum Column: String, SortColumn {
    case name, people
    var startsDescending: Bool { self == .people }
  }

  let id: String
  var people: Int?

  var searchedText: String { id }

  func sortKey(_ column: Column, _ sort: Sort<Column>) -> SortKey? {
    switch column {
    case .name: sort.key(id)
    case .people: people.map { SortKey($0) }
    }
  }
}

/// Those of these names; each has as many people as its place says.
func cities(_ names: String) -> [ListedCity] {
  names.split(separator: " ").enumerated().map { ListedCity(id: String($1), people: $0) }
}

extension Listing<ListedCity> {
  init(_ names: String, selecting id: String? = nil) {
    self.init(cities(names))
    if let id { apply(.select(id)) }
  }

  /// The names of the shown rows.
  var names: String { rows.map(\.id).joined(separator: " ") }
}
