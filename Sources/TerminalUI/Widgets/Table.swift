/// Rows of cells under the titles of their columns; only the rows in sight are asked for.
public struct Table: Widget {
  private let title: String
  private let state: ListState
  private let columns: [TableColumn]
  private let count: Int
  private let onChooseColumn: ((Int) -> Void)?
  private let row: (Int) -> TableRow?

  /// The column of the mark of the selection.
  private static let selectionColumns = 1
  /// In fewer rows the titles give way to one more row.
  private static let fewRows = 3

  /// A table of `count` rows, moved through as a list is.
  ///
  /// `title` says what the rows are: it is spoken, not drawn. `row` is asked for those in sight and
  /// answers nil for one that is not loaded yet; `ListState.onVisibleRowsChange` reports
  /// which those are. `onChooseColumn` is called with the index of a column whose title was clicked.
  public init(
    _ title: String, _ state: ListState, columns: [TableColumn], count: Int,
    onChooseColumn: ((Int) -> Void)? = nil, row: @escaping (Int) -> TableRow?
  ) {
    self.title = title
    self.state = state
    self.columns = columns
    self.count = count
    self.onChooseColumn = onChooseColumn
    self.row = row
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(count + 1, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    let size = canvas.size
    let before = Self.selectionColumns + TableLine.markColumns
    let layout = TableLayout(columns, in: size.columns - before)
    let top = size.rows < Self.fewRows ? 0 : 1
    if top > 0 {
      let head = Rect(column: before, row: 0, columns: size.columns - before, rows: top)
      draw(layout, on: canvas.region(head))
    }
    list(layout).draw(
      on: canvas.region(
        Rect(column: 0, row: top, columns: size.columns, rows: size.rows - top)))
  }

  /// Draws the titles.
  private func draw(_ layout: TableLayout, on line: Canvas) {
    let symbols = line.environment.symbols
    for (index, span) in layout.spans {
      let column = columns[index]
      line.write(
        column.heading(symbols), at: Point(column: span.lowerBound, row: 0), Style(.dim),
        columns: span.count, alignment: column.alignment)
      if let onChooseColumn, let point = line.click, span.contains(point.column) {
        line.aim(at: state) { onChooseColumn(index) }
      }
    }
  }

  private func list(_ layout: TableLayout) -> List {
    var list = List(title, state, count: count, markColumns: Self.selectionColumns) { index in
      TableLine(row: row(index), columns: columns, layout: layout)
    }
    list.role = .table
    return list
  }

  public func describe(to speech: Speech) {
    list(TableLayout(columns, in: 0)).describe(to: speech)
  }
}
