import Editing
import PeopleDomain
import Phrases
import Search
import TerminalUI

/// Makes the columns and rows of the people in a wide window.
@MainActor
struct PeopleTable {
  let listing: HomeListing
  let sorting: SortControls<PeopleColumn>
  let environment: Environment

  private static let nameColumns = (least: 8, wanted: 14, most: 24)
  private static let emailColumns = (least: 12, wanted: 22, most: 32)

  /// A column of a table, the column by which a click on its title sorts, and how its cells are made.
  private struct Column {
    let column: TableColumn
    let sort: PeopleColumn?
    let cell: (PeopleList.Row) -> TableRow.Cell
  }

  /// The countries have a column instead of headings.
  func table(_ title: String, _ state: ListState) -> Table {
    let columns = all
    return Table(
      title, state, columns: columns.map(\.column), count: listing.list.rows.count,
      onChooseColumn: { [sorting, language] index in
        if let column = columns[index].sort { sorting.choose(column, in: language) }
      }, speaksOrder: false
    ) { [listing] index in
      let row = listing.list.rows[index]
      return TableRow(
        columns.map { $0.cell(row) }, isMarked: listing.marks.contains(row.meta.id))
    }
  }

  /// The columns that the table has use for.
  var columns: Int { Table.columns(of: all.map(\.column)) }

  private var language: Language { environment.language }

  /// Without regions the countries have a column only if the people are sorted by them.
  private var hasCountries: Bool {
    listing.query.isByRegion || listing.query.sort.column == .country
  }

  private var all: [Column] {
    [name, generation, hasCountries ? country : nil, age, email, favourite].compactMap(\.self)
  }

  private var name: Column {
    let nameless = HomeText.nameless
    return sorted(
      .name,
      .flexible(
        minimum: Self.nameColumns.least, preferred: Self.nameColumns.wanted,
        maximum: Self.nameColumns.most)
    ) { row in
      row.meta.name.isEmpty
        ? TableRow.Cell(nameless, Style(.dim)) : TableRow.Cell(row.meta.name)
    }
  }

  /// A click on its title sorts by age, which is the same order.
  private var generation: Column {
    let title = HomeText.generation.phrase
    let texts = [title] + Generation.allCases.map(\.phrase)
    let widest = texts.map { environment.columns(of: $0) }.max() ?? 0
    return Column(
      column: TableColumn(title, .fixed(widest), rank: 1, isSearched: false), sort: .age
    ) { row in
      .init(Generation(age: row.meta.age).phrase, Style(.dim))
    }
  }

  private var country: Column {
    sorted(.country, .fixed(columns(ofTitle: .country))) { .init($0.meta.country, Style(.dim)) }
  }

  private var age: Column {
    sorted(.age, .fixed(columns(ofTitle: .age)), alignment: .trailing) {
      .init("\($0.meta.age)", Style(.dim))
    }
  }

  private var email: Column {
    sorted(
      .email,
      .flexible(
        minimum: Self.emailColumns.least, preferred: Self.emailColumns.wanted,
        maximum: Self.emailColumns.most), rank: 2
    ) {
      // The detail beside says it.
      .init($0.meta.email, Style(.dim), spoken: "")
    }
  }

  private var favourite: Column {
    let symbol = String(environment.symbols.favourite)
    let spoken = HomeText.favourites
    return Column(column: TableColumn("", .fixed(1), rank: 1), sort: nil) {
      $0.isFavourite ? .init(symbol, Style(.accent), spoken: spoken) : .init("")
    }
  }

  /// A column by which the people can be sorted.
  private func sorted(
    _ column: PeopleColumn, _ width: TableColumn.Width, alignment: Alignment = .leading,
    rank: Int = 1, _ cell: @escaping (PeopleList.Row) -> TableRow.Cell
  ) -> Column {
    Column(
      column: TableColumn(
        column.phrase, width, alignment: alignment, rank: column == .name ? 0 : rank,
        order: sorting.order(of: column), isSearched: column == .name),
      sort: column, cell: cell)
  }

  /// Those of a title and the sign of an order.
  private func columns(ofTitle column: PeopleColumn) -> Int {
    environment.columns(of: column.phrase) + 2
  }
}
