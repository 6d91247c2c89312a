public import Editing
public import Phrases

/// Cells of one size, side by side in lines; only visible ones are built.
///
/// Also a list whose rows are higher than one line: `columns` is then nil.
public struct Grid: Widget {
  private let title: Phrase
  private let state: ListState
  private let count: Int
  private let columns: Int?
  private let cellRows: Int
  private let gap: Size
  private let shown: ShownRows?
  private let cell: (Int) -> any Widget

  /// The columns for the mark of the selection, at the left of each cell.
  public static let markColumns = 2

  /// A grid of `count` cells, each at least `columns` wide with the mark of the selection, and `rows`
  /// high; nil for cells as wide as the grid.
  ///
  /// `gap` is left blank at the right of and below each cell. `title` is spoken, not drawn. `cell`
  /// makes the widget of a cell.
  public init(
    _ title: some Phrased, _ state: ListState, count: Int, columns: Int?, rows: Int,
    gap: Size = .zero, cell: @escaping (Int) -> any Widget
  ) {
    self.init(title, state, count, columns, rows, gap, nil, cell)
  }

  /// A grid of the rows of `list`; `send` is called with what the user does, and `open` with the row on
  /// which the user pressed Enter.
  public init<Rows: SelectableRows>(
    _ title: some Phrased, _ state: ListState, _ list: Rows, columns: Int?, rows: Int,
    gap: Size = .zero,
    send: @escaping @MainActor (Rows.Event) -> Void,
    open: (@MainActor (Rows.Row.ID) -> Void)? = nil, cell: @escaping (Rows.Row) -> any Widget
  ) {
    self.init(
      title, state, list.count, columns, rows, gap, ShownRows(list, send: send, open: open)
    ) { position in
      list.row(at: position).map(cell) ?? UnreadRow()
    }
  }

  private init(
    _ title: some Phrased, _ state: ListState, _ count: Int, _ columns: Int?, _ rows: Int,
    _ gap: Size,
    _ shown: ShownRows?, _ cell: @escaping (Int) -> any Widget
  ) {
    self.title = title.phrase
    self.state = state
    self.count = count
    self.columns = columns.map { max($0 + gap.columns, 1) }
    cellRows = max(rows, 1)
    self.gap = gap
    self.shown = shown
    self.cell = cell
  }

  /// The rows of a line with the gap below it.
  private var rows: Int { cellRows + gap.rows }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: lines(in: offered.columns).lineCount * rows)
      .limited(to: offered)
  }

  /// The columns beside the scroll bar.
  private func columns(in size: Size) -> Int {
    ScrollBar.columns(
      of: lines(in: size.columns).lineCount * rows, visible: size.rows + gap.rows, in: size.columns)
  }

  private func lines(in available: Int) -> ListLines {
    ListLines(count: count, across: columns.map { available / $0 } ?? 1)
  }

  public func draw(on canvas: Canvas) {
    let (canvas, _, right) = canvas.hanging
    // An inset of one column has no room for the blank before a bar.
    let inner =
      right > 1
      ? canvas.size.columns - right
      : min(columns(in: canvas.size), canvas.size.columns - right)
    let size = Size(columns: inner, rows: canvas.size.rows)
    let lines = lines(in: size.columns)
    let begun = (size.rows + rows - 1) / rows
    // The gap below the last line may be out of sight.
    let whole = (size.rows + gap.rows) / rows
    if let shown { state.show(shown) }
    state.layOut(lines, visibleLines: whole, begunLines: begun)
    state.pageLines = whole
    if state.onVisibleRowsChange != nil {
      canvas.pass.afterFrame { [weak state] in state?.reportVisibleRows() }
    }
    let width = size.columns / lines.across
    let selectedRow = (lines.line(ofRow: state.selection) - state.offset) * rows
    let isFocused = canvas.place(state, row: selectedRow)
    if let point = canvas.click, point.column < size.columns {
      let place = min(point.column / max(width, 1), lines.across - 1)
      let cell = Rect(
        column: place * width, row: point.row / rows * rows, columns: width, rows: rows)
      canvas.region(cell).setMouseTarget(state) { [state, rows] in
        state.click(line: point.row / rows, place: place, hadFocus: isFocused)
      }
    }
    if lines.lineCount * rows > size.rows, let notches = canvas.wheel {
      canvas.setMouseTarget { [state, rows] in state.turn(by: notches, rows: rows) }
    }
    ScrollBar(lines: lines.lineCount, visible: max(whole, 1), offset: state.offset)
      .draw(on: canvas, beside: size.columns) { [state] in state.scroll(to: $0) }
    for line in state.offset..<max(min(state.offset + begun, lines.lineCount), state.offset) {
      let first = line * lines.across
      for index in first..<min(first + lines.across, count) {
        let place = Rect(
          column: (index - first) * width, row: (line - state.offset) * rows,
          columns: width - gap.columns, rows: cellRows)
        draw(index, isFocused: isFocused, on: canvas.region(place))
      }
    }
  }

  private func draw(_ index: Int, isFocused: Bool, on canvas: Canvas) {
    let columns = canvas.size.columns - Self.markColumns
    let place = canvas.region(
      Rect(column: Self.markColumns, columns: columns, rows: canvas.size.rows))
    if state.isSearched {
      place.draw(cell(index), matching: state.search)
    } else {
      cell(index).draw(on: place)
    }
    guard index == state.selection else { return }
    canvas.drawSelection(hasFocus: isFocused)
  }

  public func describe(to speech: Speech) {
    var list = List(title, state, ListLines(count: count), 2, shown, cell)
    list.role = columns == nil ? TerminalText.list : TerminalText.grid
    list.describe(to: speech)
  }
}
