public import Editing
public import Phrases
import Search

/// The keys of a list, the line of its search, and its rows.
///
/// A view with a list has one:
///
/// ```swift
/// private lazy var list = ListControls<Listing<Sample>>(
///   SampleText.title, isSearched: true, sender(Action.list), sender(Action.open))
/// ```
///
/// It gives the keys by `bindings(of:)`, and draws the rows of the model:
///
/// ```swift
/// override func body(in environment: Environment) -> any Widget {
///   list.list(model.list, ListStatus(model.state.samples, empty: SampleText.empty)) { sample in
///     Columns(
///       spacing: 2, .flexible(Label(sample.content.title)),
///       .flexible(Label(sample.content.text, Style(.dim)), weight: 2))
///   }
/// }
/// ```
@MainActor public final class ListControls<Rows: SelectableRows> {
  /// What is listed.
  public typealias Row = Rows.Row
  /// What the rows can be sorted by.
  public typealias Column = Rows.Column

  /// Where the list is scrolled, and its focus.
  public let state: ListState
  @usableFromInline let title: Phrase
  @usableFromInline let columns: [ListColumn<Row, Column>]
  private let sortTitles: [(column: Column, title: Phrase)]
  private let search: SearchControls?
  @usableFromInline let send: @MainActor (Rows.Event) -> Void
  @usableFromInline let open: (@MainActor (Row.ID) -> Void)?

  /// - Parameters:
  ///   - title: Spoken, not drawn.
  ///   - opens: What Enter is called; "open" by default.
  ///   - name: What the commands call Enter, where that does not say what it is done with.
  ///   - isSearched: Whether `/` searches the rows.
  ///   - columns: Those of a table. Their titles name what the rows are sorted by.
  ///   - sortTitles: What the rows are sorted by, in a list without columns.
  ///   - send: Called with what the user does in the list.
  ///   - open: Called with the row on which the user pressed Enter, once it is selected.
  public init(
    _ title: some Phrased, opens: (any Phrased)? = nil, named name: (any Phrased)? = nil,
    isSearched: Bool = false,
    columns: [ListColumn<Row, Column>] = [], sortTitles: [(column: Column, title: Phrase)] = [],
    _ send: @escaping @MainActor (Rows.Event) -> Void,
    _ open: (@MainActor (Row.ID) -> Void)? = nil
  ) {
    self.title = title.phrase
    self.columns = columns
    self.send = send
    self.open = open
    state = ListState(activation: opens?.phrase, named: name?.phrase)
    search = isSearched ? SearchControls { send(.search($0)) } : nil
    self.sortTitles =
      sortTitles.isEmpty
      ? Column.allCases.compactMap { column in
        columns.first { $0.sorts == column }.map { (column, $0.title) }
      } : sortTitles
  }

  /// How the rows are sorted, by keys, commands and clicks.
  public func sorting(of rows: Rows) -> SortControls<Column> {
    SortControls(rows.sort, titles: sortTitles) { [send] in send(.sort($0)) }
      .offered(if: rows.count > 0)
  }

  /// The keys `first`, those of the search, then `others` and those that sort; while the search is being
  /// typed, only its own.
  public func bindings(
    of rows: Rows, first: [KeyBinding] = [], _ others: [KeyBinding] = [],
    in environment: Environment
  ) -> [KeyBinding] {
    let searching = search?.bindings(rows.search) ?? []
    if rows.search.isTyping { return searching }
    return first + searching + others + sorting(of: rows).bindings(in: environment)
  }

  /// The rows as a table, under the line of the search; `status` says what there is to say of them.
  ///
  /// `columns` are those of the table where they depend on its rows or its size. `footer` stands below a
  /// rule in the same columns, and does not scroll.
  @inlinable public func table(
    _ rows: Rows, _ status: ListStatus? = nil, columns: [ListColumn<Row, Column>]? = nil,
    footer: Row? = nil, in environment: Environment
  ) -> any Widget {
    page(
      rows, status,
      Table(
        title, state, rows, columns: columns ?? self.columns, environment, footer: footer,
        send: send, open: open))
  }

  /// The rows as lines, under the line of the search; with a header before each of `sections`.
  ///
  /// `titles` are those of the columns, which stand below the line of the search as in a table. With
  /// `keepsBarColumns` the rows have the same columns, whether they all fit or not.
  public func list(
    _ rows: Rows, _ status: ListStatus? = nil, titles: LayoutItem? = nil,
    sections: [List.Section]? = nil, keepsBarColumns: Bool = false,
    row: @escaping (Row) -> any Widget
  ) -> any Widget {
    let list = List(
      title, state, rows, sections: sections, send: send, open: open, row: row)
    return page(rows, status, titles: titles, keepsBarColumns ? list.keepingBarColumns() : list)
  }

  /// The rows as lines, of which each may leave out what the one above it says; see `List`.
  public func list(
    grouping rows: Rows, _ status: ListStatus? = nil, sections: [List.Section]? = nil,
    row: @escaping (Row, _ above: Row?) -> any Widget
  ) -> any Widget {
    list(grouping: rows, status, titles: nil, sections: sections, row: row)
  }

  /// The same below the titles of columns.
  public func list(
    grouping rows: Rows, _ status: ListStatus? = nil, titles: LayoutItem?,
    sections: [List.Section]? = nil,
    row: @escaping (Row, _ above: Row?) -> any Widget
  ) -> any Widget {
    page(
      rows, status, titles: titles,
      List(
        title, state, grouping: rows, sections: sections, send: send, open: open, row: row))
  }

  /// The rows as cells of a grid, each `columns` wide and `cellRows` high, under the line of the search;
  /// see `Grid`.
  public func grid(
    _ rows: Rows, _ status: ListStatus? = nil, columns: Int?, cellRows: Int, gap: Size = .zero,
    cell: @escaping (Row) -> any Widget
  ) -> any Widget {
    page(
      rows, status,
      Grid(
        title, state, rows, columns: columns, rows: cellRows, gap: gap,
        send: send, open: open, cell: cell))
  }

  @usableFromInline func page(
    _ rows: Rows, _ status: ListStatus?, titles: LayoutItem? = nil, _ list: any Widget
  ) -> any Widget {
    let page =
      status.map {
        ListPage(list: list, isEmpty: rows.count == 0, isSearched: rows.isSearched, status: $0)
      } ?? list
    let titled = titles.map { TitledList(titles: $0, list: page) } ?? page
    return search?.page(titled, rows.search) ?? titled
  }
}
