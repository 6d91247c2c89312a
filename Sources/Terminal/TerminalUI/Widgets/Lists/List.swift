public import Editing
public import Phrases

/// A list of one-line rows, optionally with section headers; only visible rows are built.
///
/// Rows from which the user chooses are a `Listing` in the model, drawn by `ListControls`. Rows that are only
/// read need no more than a state, which belongs to the view and keeps its place from frame to frame:
///
/// ```swift
/// List("Visits", list, count: model.visits.count) { [model] in Label(model.visits[$0]) }
/// ```
public struct List: Widget {
  /// The header of a section, and its number of rows.
  public struct Section: Hashable, Sendable {
    /// What the header says, besides the number of rows.
    public let title: Phrase
    /// How many rows follow the header; 0 for the header alone.
    public let count: Int
    let isCounted: Bool

    /// With `isCounted` the header shows the number of rows.
    public init(_ title: some Phrased, count: Int, isCounted: Bool = true) {
      self.title = title.phrase
      self.count = max(count, 0)
      self.isCounted = isCounted
    }
  }

  /// The role that is spoken.
  var role = TerminalText.list
  /// Whether rows leave out what the row above says, except the first one in sight.
  var isGrouped = false
  /// In fewer columns there is no blank before the scroll bar.
  var fewColumns = ScrollBar.fewColumns
  /// Whether the columns of the scroll bar stay blank where all rows fit, for titles above them.
  private var keepsBarColumns = false
  private let title: Phrase
  private let state: ListState
  private let lines: ListLines
  private let markColumns: Int
  private let rows: ShownRows?
  private let row: (Int) -> any Widget

  /// A list without sections, which is only read.
  ///
  /// `title` is spoken, not drawn. `markColumns` are reserved before each row for the mark of the
  /// selection. `row` makes the widget of a row from its flat index; when only the selection moves,
  /// it is called only for new visible rows and for the rows that the selection has left and
  /// reached.
  public init(
    _ title: some Phrased, _ state: ListState, count: Int, markColumns: Int = 2,
    row: @escaping (Int) -> any Widget
  ) {
    self.init(title, state, ListLines(count: count), markColumns, nil, row)
  }

  /// A list with a header line before the rows of each section, which is only read; flat indices count
  /// through all sections.
  public init(
    _ title: some Phrased, _ state: ListState, sections: [Section], markColumns: Int = 2,
    row: @escaping (Int) -> any Widget
  ) {
    self.init(title, state, ListLines(sections: sections), markColumns, nil, row)
  }

  /// The rows of `rows`; `send` is called with what the user does, and `open` with the row on which
  /// the user pressed Enter.
  ///
  /// With `sections` there is a header line before the rows of each. `row` makes the widget of a row;
  /// one that is not read yet is an ellipsis.
  public init<Rows: SelectableRows>(
    _ title: some Phrased, _ state: ListState, _ rows: Rows, sections: [Section]? = nil,
    markColumns: Int = 2, send: @escaping @MainActor (Rows.Event) -> Void,
    open: (@MainActor (Rows.Row.ID) -> Void)? = nil, row: @escaping (Rows.Row) -> any Widget
  ) {
    self.init(
      title, state, sections.map(ListLines.init) ?? ListLines(count: rows.count), markColumns,
      ShownRows(rows, send: send, open: open)
    ) { position in
      rows.row(at: position).map(row) ?? UnreadRow()
    }
  }

  /// The rows of `rows`, of which each may leave out what the one above it says.
  ///
  /// `row` gets the row above too; nil for the first one of a section, and for the first one in sight.
  public init<Rows: SelectableRows>(
    _ title: some Phrased, _ state: ListState, grouping rows: Rows, sections: [Section]? = nil,
    markColumns: Int = 2, send: @escaping @MainActor (Rows.Event) -> Void,
    open: (@MainActor (Rows.Row.ID) -> Void)? = nil,
    row: @escaping (Rows.Row, _ above: Rows.Row?) -> any Widget
  ) {
    let lines = sections.map(ListLines.init) ?? ListLines(count: rows.count)
    self.init(title, state, lines, markColumns, ShownRows(rows, send: send, open: open)) {
      position in
      let line = lines.line(ofRow: position)
      let hasAbove =
        line > state.firstLine && position > 0 && lines.line(ofRow: position - 1) == line - 1
      let above = hasAbove ? rows.row(at: position - 1) : nil
      return rows.row(at: position).map { row($0, above) } ?? UnreadRow()
    }
    isGrouped = true
  }

  /// A list of positions, for a widget that is made of one.
  init(
    _ title: some Phrased, _ state: ListState, _ lines: ListLines, _ markColumns: Int,
    _ rows: ShownRows? = nil, _ row: @escaping (Int) -> any Widget
  ) {
    self.rows = rows
    self.title = title.phrase
    self.state = state
    self.lines = lines
    self.markColumns = max(markColumns, 1)
    self.row = row
  }

  /// The list with the same columns for its rows, whether they all fit or not: two less than it has.
  public func keepingBarColumns() -> List {
    var list = self
    list.keepsBarColumns = true
    return list
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: lines.lineCount).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let (canvas, left, right) = canvas.hanging
    let size = canvas.size
    if let rows { state.show(rows) }
    state.layOut(lines, visibleLines: size.rows)
    // An inset of one column has no room for the blank before a bar.
    let inner = right > 1 ? size.columns - right : min(columns(in: size), size.columns - right)
    drawLines(on: canvas.region(Rect(columns: inner, rows: size.rows)), headersAt: left)
    if lines.lineCount > size.rows, let notches = canvas.wheel {
      canvas.setMouseTarget { [state] in state.turn(by: notches) }
    }
    ScrollBar(lines: lines.lineCount, visible: size.rows, offset: state.offset)
      .draw(on: canvas, beside: inner) { [state] in state.scroll(to: $0) }
  }

  /// The columns of the lines beside the scroll bar.
  private func columns(in size: Size) -> Int {
    let lineCount = keepsBarColumns ? Int.max : lines.lineCount
    return ScrollBar.columns(of: lineCount, visible: size.rows, in: size.columns, few: fewColumns)
  }

  private func drawLines(on canvas: Canvas, headersAt start: Int) {
    let places = canvas.visibleRows
    state.pageLines = places.count
    let selected = lines.line(ofRow: state.selection)
    if state.onVisibleRowsChange != nil {
      canvas.pass.afterFrame { [weak state] in state?.reportVisibleRows() }
    }
    let isFocused = !state.isDriven && canvas.place(state, row: selected - state.offset)
    if let point = canvas.click {
      let line = canvas.region(rows: point.row..<point.row + 1)
      line.setMouseTarget(state.isDriven ? nil : state) { [state] in
        state.click(line: point.row, hadFocus: isFocused)
      }
    }
    if isFocused, lines.lineCount == 0 { canvas.drawFocusMark() }
    let drawn = canvas.pass.revision == nil ? nil : state.drawn
    drawn?.validate(for: canvas)
    let recordCount = canvas.pass.recordCount
    let first = min(state.offset + places.lowerBound, lines.lineCount)
    let visible = first..<min(first + places.count, lines.lineCount)
    state.firstLine = first
    var isBlank = true
    for line in visible {
      let place = line - state.offset
      isBlank = isBlank && DrawnLines.isBlank(place, of: canvas)
      let isAsBefore = !isGrouped || drawn?.wasFirst(line) == (line == first)
      if isBlank, isAsBefore, line != selected, drawn?.draw(line, at: place, on: canvas) == true {
        continue
      }
      draw(
        line, isFocused: isFocused, headerAt: start, on: canvas.region(rows: place..<place + 1))
    }
    if isBlank, canvas.pass.recordCount == recordCount {
      drawn?.store(visible, selected: selected, on: canvas)
    } else {
      drawn?.clear()
    }
  }

  private func draw(_ line: Int, isFocused: Bool, headerAt start: Int, on canvas: Canvas) {
    switch lines.content(of: line) {
    case .header(let index):
      let section = lines.sections[index]
      let used = canvas.write(
        section.title.text(canvas.environment.language), at: Point(column: start),
        Style(bold: true))
      guard section.isCounted else { return }
      canvas.write("  \(section.count.grouped)", at: Point(column: start + used), Style(.dim))
    case .row(let index):
      let columns = canvas.size.columns - markColumns
      let place = canvas.region(Rect(column: markColumns, columns: columns, rows: 1))
      if state.isSearched {
        place.draw(row(index), matching: state.search)
      } else {
        row(index).draw(on: place)
      }
      guard index == state.selection else { return }
      canvas.drawSelection(hasFocus: isFocused)
    }
  }

  public func describe(to speech: Speech) {
    let selected = rows?.selection ?? state.selection
    let selection = lines.count > 0 ? min(selected, lines.count - 1) : nil
    let language = speech.environment.language
    let empty = speech.isWaiting ? "" : TerminalText.empty.text(language)
    speech.say(
      role, title.text(language),
      value: selection.map { words(ofRow: $0, to: speech) } ?? empty,
      position: selection.map { ($0 + 1, lines.count) }, isFocused: speech.hasFocus(state))
  }

  /// A row, and last the section in which it is, which is the same for many rows.
  private func words(ofRow index: Int, to speech: Speech) -> String {
    let words = speech.parts(of: row(index))
    guard let section = lines.section(ofRow: index) else { return words }
    let title = section.title.text(speech.environment.language)
    return title.isEmpty ? words : "\(words), \(title)"
  }
}

/// A row that is not read yet: an ellipsis.
struct UnreadRow: Widget {
  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: 1).limited(to: offered)
  }

  func draw(on canvas: Canvas) { canvas.write(canvas.environment.symbols.ellipsis, Style(.dim)) }

  func describe(to speech: Speech) { speech.say(String(speech.environment.symbols.ellipsis)) }
}
