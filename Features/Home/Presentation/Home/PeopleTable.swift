import Editing
import PeopleDomain
import Phrases
import Search
import TerminalUI

/// The columns of the people in a wide window.
@MainActor enum PeopleTable {
  private typealias Column = ListColumn<People.Row, PeopleColumn>

  /// In fewer columns names would be cut; the detail beside has the email.
  static let leastColumns = 57

  /// The most columns of names and of emails before others get what they need.
  private static let (nameColumns, emailColumns) = (40, 40)

  /// Emails are left out before a name is cut.
  private static func name(_ widths: PeopleWidths) -> Column {
    let widest = min(widths.name, nameColumns)
    return sorted(.name, .flexible(minimum: 8, preferred: 14, maximum: widest)) { row in
      row.meta.name.isEmpty
        ? TableRow.Cell(HomeText.nameless, Style(.dim)) : TableRow.Cell(row.meta.name)
    }
  }

  /// A click on its title sorts by age, which is the same order.
  private static let generation = Column(
    HomeText.generation, rank: 1, sorts: .age, showsOrder: false, isSearched: false,
    width: { environment in
      let texts = [HomeText.generation] + Generation.allCases.map(\.phrase)
      return .fixed(texts.map { environment.columns(of: $0) }.max() ?? 0)
    }
  ) { row, _ in TableRow.Cell(Generation(age: row.meta.age).phrase, Style(.dim)) }

  private static let country = sorted(.country) { .init($0.meta.country, Style(.dim)) }

  private static let age = sorted(.age, alignment: .trailing) {
    .init("\($0.meta.age)", Style(.dim))
  }

  private static func email(_ widths: PeopleWidths) -> Column {
    let widest = min(widths.email, emailColumns)
    return sorted(.email, .flexible(minimum: 12, preferred: 22, maximum: widest), rank: 4) {
      // The detail beside says it.
      .init($0.meta.email, Style(.dim), spoken: "")
    }
  }

  private static let favourite = Column("", .fixed(1), rank: 1) { row, environment in
    row.isFavourite
      ? .init(
        String(environment.symbols.favourite), .plain, spoken: HomeText.favourites)
      : .init("")
  }

  /// The countries have a column instead of headings; without regions only if the people are sorted by
  /// them.
  static func columns(of listing: HomeListing) -> [ListColumn<People.Row, PeopleColumn>] {
    let hasCountries = listing.isByRegion || listing.list.sort.column == .country
    return [name(listing.widths), generation] + (hasCountries ? [country] : [])
      + [age, email(listing.widths), favourite]
  }

  /// A column by which the people can be sorted; its width is by default that of its title with the sign
  /// of an order.
  private static func sorted(
    _ column: PeopleColumn, _ width: TableColumn.Width? = nil, alignment: Alignment = .leading,
    rank: Int = 1, _ cell: @escaping @MainActor (People.Row) -> TableRow.Cell
  ) -> Column {
    Column(
      column.phrase, alignment: alignment, rank: column == .name ? 0 : rank, sorts: column,
      isSearched: column == .name,
      width: { width ?? .fixed($0.columns(of: column.phrase) + 2) }
    ) { row, _ in cell(row) }
  }
}
