public import Editing
public import Phrases
public import Search

/// A table with column titles; only visible rows are built.
///
/// Its state is that of a list:
/// ```swift
/// final class VisitsView: AnyView {
///   private let list = ListState()
///   private let visits: [Visit]
///
///   init(_ visits: [Visit]) { self.visits = visits }
///
///   override func body(in environment: Environment) -> any Widget {
///     Table(
///       "Visits", list,
///       columns: [
///         TableColumn("Day", .fixed(6), order: .descending),
///         TableColumn("City", .flexible(minimum: 8)),
///         TableColumn("Won", .fixed(8), alignment: .trailing),
///       ],
///       count: visits.count
///     ) { [visits] row in
///       let visit = visits[row]
///       return TableRow([.init(visit.day), .init(visit.city), .init(visit.won.grouped)])
///     }
///   }
/// }
/// ```
public struct Table: Widget {
  private let title: Phrase
  private let state: ListState
  private let columns: [TableColumn]
  private let count: Int
  private let footer: TableRow?
  private let onChooseColumn: ((Int) -> Void)?
  private let speaksOrder: Bool
  private let shown: ShownRows?
  private let row: (Int) -> TableRow?

  /// The columns for the mark of the selection.
  private static let selectionColumns = 1
  /// With fewer rows the column titles are hidden, or the footer.
  private static let (minimumRowsWithTitles, minimumRowsWithFooter) = (3, 6)
  /// The rows of a footer, with the rule above it.
  private static let footerRows = 2

  /// A table of `count` rows, with the selection of a list.
  ///
  /// `title` is spoken, not drawn. `row` is called for the visible rows and returns nil for one
  /// that is not loaded yet; see `ListState.onVisibleRowsChange`. `onChooseColumn` is called with
  /// the index of a column whose title was clicked. `footer` stands below a rule in the same columns,
  /// and does not scroll. Without `speaksOrder` the page itself says by what the rows are sorted.
  public init(
    _ title: some Phrased, _ state: ListState, columns: [TableColumn], count: Int,
    footer: TableRow? = nil,
    onChooseColumn: ((Int) -> Void)? = nil, speaksOrder: Bool = true,
    row: @escaping (Int) -> TableRow?
  ) {
    self.speaksOrder = speaksOrder
    self.title = title.phrase
    self.state = state
    self.columns = columns
    self.count = count
    self.footer = footer
    self.onChooseColumn = onChooseColumn
    shown = nil
    self.row = row
  }

  /// A table of `rows`, in the columns that it has in an environment; `send` is called with what the user
  /// does, and `open` with the row on which the user pressed Enter.
  ///
  /// `footer` stands below a rule in the same columns, and does not scroll.
  ///
  /// Compiled for the rows of its caller, since rows are made for each key.
  @inlinable public init<Rows: SelectableRows>(
    _ title: some Phrased, _ state: ListState, _ rows: Rows,
    columns: [ListColumn<Rows.Row, Rows.Column>], _ environment: Environment,
    footer: Rows.Row? = nil, speaksOrder: Bool = true,
    send: @escaping @MainActor (Rows.Event) -> Void,
    open: (@MainActor (Rows.Row.ID) -> Void)? = nil
  ) {
    let cells = columns.map(\.cell)
    func made(_ row: Rows.Row) -> [TableRow.Cell] {
      var made: [TableRow.Cell] = []
      made.reserveCapacity(cells.count)
      for cell in cells { made.append(cell(row, environment)) }
      return made
    }
    self.init(
      title.phrase, state, rows, columns, environment, footer: footer.map { TableRow(made($0)) },
      speaksOrder: speaksOrder, send: send, open: open
    ) { position in
      guard let row = rows.row(at: position) else { return nil }
      return TableRow(made(row), isMarked: rows.isMarked(row.id))
    }
  }

  @usableFromInline init<Rows: SelectableRows>(
    _ title: Phrase, _ state: ListState, _ rows: Rows,
    _ columns: [ListColumn<Rows.Row, Rows.Column>], _ environment: Environment, footer: TableRow?,
    speaksOrder: Bool, send: @escaping @MainActor (Rows.Event) -> Void,
    open: (@MainActor (Rows.Row.ID) -> Void)?, row: @escaping (Int) -> TableRow?
  ) {
    self.speaksOrder = speaksOrder
    self.title = title
    self.state = state
    self.columns = columns.map { $0.column(rows.sort, in: environment) }
    count = rows.count
    self.footer = footer
    let language = environment.language
    onChooseColumn =
      columns.allSatisfy { $0.sorts == nil }
      ? nil
      : { index in
        if let column = columns[index].sorts { send(.sort(.by(column, TextOrder(language)))) }
      }
    shown = ShownRows(rows, send: send, open: open)
    self.row = row
  }

  /// The columns that a table of these columns has use for, between its marks and its scroll bar.
  public static func columns<Row, Column>(
    of columns: [ListColumn<Row, Column>], _ sort: Sort<Column>, in environment: Environment
  ) -> Int {
    let columns = columns.map { $0.column(sort, in: environment) }
    return TableLayout.columns(of: columns, heads: columns.map { $0.headColumns(environment) })
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let rows = count + 1 + (footer == nil ? 0 : Self.footerRows)
    return Size(columns: offered.columns, rows: rows).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let (inside, canvas, right) = (canvas, canvas.hanging.canvas, canvas.hanging.right)
    guard let footer, canvas.size.rows >= Self.minimumRowsWithFooter else {
      let hasTitles = canvas.size.rows >= Self.minimumRowsWithTitles
      return _ = drawRows(on: canvas, hasTitles: hasTitles, gutter: right)
    }
    // Directly below the rows, unless these need the whole room.
    let end = min(count + 1, canvas.size.rows - Self.footerRows)
    let layout = drawRows(on: canvas.region(rows: 0..<end), hasTitles: true, gutter: right)
    Rule().draw(on: inside.region(rows: end..<end + 1))
    let columns = canvas.size.columns - Self.selectionColumns
    let place = Rect(column: Self.selectionColumns, row: end + 1, columns: columns, rows: 1)
    TableLine(row: footer, columns: self.columns, layout: layout).draw(on: canvas.region(place))
  }

  /// Draws the column titles and the list, and returns where the columns are.
  ///
  /// The scroll bar has the `gutter` of the canvas, if it has one.
  private func drawRows(on canvas: Canvas, hasTitles: Bool, gutter: Int) -> TableLayout {
    let size = canvas.size
    let before = Self.selectionColumns + TableLine.markColumns
    let top = hasTitles ? 1 : 0
    // An inset of one column has no room for the blank before a bar.
    let inner =
      gutter > 0
      ? size.columns
        - (size.columns < ScrollBar.fewColumnsOfTable ? gutter : ScrollBar.columns)
      : ScrollBar.columns(
        of: count, visible: size.rows - top, in: size.columns, few: ScrollBar.fewColumnsOfTable)
    let heads = columns.map { $0.headColumns(canvas.environment) }
    let layout = TableLayout(columns, heads: heads, in: inner - before)
    if top > 0 {
      let head = Rect(column: before, columns: inner - before, rows: top)
      TableHead(columns: columns, layout: layout, state: state, onChoose: onChooseColumn)
        .draw(on: canvas.region(head))
    }
    var list = list(layout)
    if gutter > 0 { list = list.keepingBarColumns() }
    list.draw(on: canvas.region(rows: top..<max(size.rows, top)))
    return layout
  }

  private func list(_ layout: TableLayout) -> List {
    let once = columns.indices.filter { columns[$0].isSaidOnce }
    let made = MadeRows(row)
    var list = List(
      title, state, ListLines(count: count), Self.selectionColumns, shown
    ) { [state] index in
      if once.isEmpty { return TableLine(row: row(index), columns: columns, layout: layout) }
      let above = index <= state.firstLine ? nil : made.row(index - 1)
      let row = made.row(index)
      var line = TableLine(row: row, columns: columns, layout: layout)
      if let row, let above { line.omitted = once.filter { row.says($0, like: above) } }
      return line
    }
    list.role = TerminalText.table
    list.isGrouped = !once.isEmpty
    list.fewColumns = ScrollBar.fewColumnsOfTable
    return list
  }

  /// The rows of a frame, of which the last one is kept: each is made once where it is compared with the
  /// one below it.
  private final class MadeRows {
    private let make: (Int) -> TableRow?
    private var last: (index: Int, row: TableRow?)?

    init(_ make: @escaping (Int) -> TableRow?) { self.make = make }

    func row(_ index: Int) -> TableRow? {
      if let last, last.index == index { return last.row }
      let row = make(index)
      last = (index, row)
      return row
    }
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    list(TableLayout(columns, heads: [], in: 0)).describe(to: speech)
    if speaksOrder, onChooseColumn != nil { speech.say(order.text(language)) }
    if let footer { speech.say(footer.words(columns, language)) }
  }

  private var order: Phrase {
    let sorted = columns.lazy.compactMap { column in
      column.order.map { SortText.sorted(by: column.title, $0) }
    }
    return sorted.first ?? SortText.natural
  }
}
