public import Phrases
public import Search

/// A column of a table whose rows are selected by their identity: its title, its width, by what its rows
/// are sorted, and how its cells are made.
public struct ListColumn<Row, Column: SortColumn> {
  let title: Phrase
  let width: @MainActor (Environment) -> TableColumn.Width
  let alignment: Alignment
  let rank: Int
  let sorts: Column?
  private let showsOrder: Bool
  let isSearched: Bool
  private var unit: Phrase?
  private var isSaidOnce = false
  @usableFromInline let cell: @MainActor (Row, Environment) -> TableRow.Cell

  /// A column like a `TableColumn`.
  ///
  /// A click on its title sorts by `sorts`, as the keys of the list do; nil for a column by which the rows
  /// are not sorted. `showsOrder` is false for a second column that sorts by the same.
  public init(
    _ title: some Phrased, _ width: TableColumn.Width, alignment: Alignment = .leading,
    rank: Int = 0,
    sorts: Column? = nil, showsOrder: Bool = true, isSearched: Bool = true,
    cell: @escaping @MainActor (Row, Environment) -> TableRow.Cell
  ) {
    self.init(
      title, alignment: alignment, rank: rank, sorts: sorts, showsOrder: showsOrder,
      isSearched: isSearched, width: { _ in width }, cell: cell)
  }

  /// A column whose width depends on the language and the symbols.
  public init(
    _ title: some Phrased, alignment: Alignment = .leading, rank: Int = 0, sorts: Column? = nil,
    showsOrder: Bool = true, isSearched: Bool = true,
    width: @escaping @MainActor (Environment) -> TableColumn.Width,
    cell: @escaping @MainActor (Row, Environment) -> TableRow.Cell
  ) {
    self.title = title.phrase
    self.width = width
    self.alignment = alignment
    self.rank = rank
    self.sorts = sorts
    self.showsOrder = showsOrder
    self.isSearched = isSearched
    self.cell = cell
  }

  /// The column with a unit behind its title, which its cells leave out; see `TableColumn`.
  public func counted(in unit: some Phrased) -> ListColumn {
    var column = self
    column.unit = unit.phrase
    return column
  }

  /// The column with a text, such as a day, only in the first one of the rows that share it, while the rows
  /// are sorted by it or in their own order; see `TableColumn`.
  public func saidOnce() -> ListColumn {
    var column = self
    column.isSaidOnce = true
    return column
  }

  /// The column in an environment, while the rows are in an order.
  @MainActor func column(_ sort: Sort<Column>, in environment: Environment) -> TableColumn {
    var column = TableColumn(
      title, width(environment), alignment: alignment, rank: rank,
      order: showsOrder ? sort.order(of: sorts) : nil, isSearched: isSearched)
    column.hasSign = sorts != nil && showsOrder
    if let unit { column = column.counted(in: unit) }
    let isGrouped = isSaidOnce && (sort.column == nil || sort.column == sorts)
    return isGrouped ? column.saidOnce() : column
  }
}

extension Sort {
  /// The order of the rows in a column; nil if they are not sorted by it.
  func order(of column: Column?) -> TableColumn.Order? {
    guard let column, column == self.column else { return nil }
    return isDescending ? .descending : .ascending
  }
}
