import Phrases

/// Rows of one line each under their section headers; only those in sight are asked for.
public struct List: Widget {
  /// A section's header, and how many rows it has; rows are counted through all sections.
  ///
  /// The header says the number, where it is worth saying.
  public struct Section: Hashable, Sendable {
    public let title: String
    public let count: Int
    let isCounted: Bool

    public init(_ title: String, count: Int, isCounted: Bool = true) {
      self.title = title
      self.count = max(count, 0)
      self.isCounted = isCounted
    }
  }

  /// What it says it is.
  var role = TerminalText.list
  private let title: String
  private let state: ListState
  private let lines: ListLines
  private let markColumns: Int
  private let row: (Int) -> any Widget

  /// A list without sections.
  ///
  /// `title` says what the rows are: it is spoken, not drawn. The mark of the selection stands in
  /// `markColumns` before each row. `row` makes the widget of a row from its flat index; when keys
  /// have only moved the selection it is asked for the rows that are new in sight and for the two
  /// that the selection has left and reached.
  public init(
    _ title: String, _ state: ListState, count: Int, markColumns: Int = 2,
    row: @escaping (Int) -> any Widget
  ) {
    self.init(title, state, ListLines(count: count), markColumns, row)
  }

  /// A list with a header line above the rows of each section.
  public init(
    _ title: String, _ state: ListState, sections: [Section], markColumns: Int = 2,
    row: @escaping (Int) -> any Widget
  ) {
    self.init(title, state, ListLines(sections: sections), markColumns, row)
  }

  private init(
    _ title: String, _ state: ListState, _ lines: ListLines, _ markColumns: Int,
    _ row: @escaping (Int) -> any Widget
  ) {
    self.title = title
    self.state = state
    self.lines = lines
    self.markColumns = max(markColumns, 1)
    self.row = row
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(lines.lineCount, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    state.layOut(lines, visibleLines: canvas.size.rows)
    if state.onVisibleRowsChange != nil {
      canvas.pass.afterFrame { [weak state] in state?.visibleRowsDidChange() }
    }
    let isFocused = state.isDriven || canvas.place(state)
    if let point = canvas.click {
      canvas.aim(at: state.isDriven ? nil : state) { [state] in
        state.click(line: point.row, hadFocus: isFocused)
      }
    }
    if let notches = canvas.wheel { canvas.aim { [state] in state.turn(by: notches) } }
    let drawn = state.drawn
    drawn.validate(for: canvas)
    let marks = canvas.pass.marks
    let selected = lines.line(ofRow: state.selection)
    let inSight = state.offset..<min(state.offset + canvas.size.rows, lines.lineCount)
    var isOverNothing = true
    for line in inSight {
      let place = line - state.offset
      isOverNothing = isOverNothing && DrawnLines.isBlank(place, of: canvas)
      if isOverNothing, line != selected, drawn.draw(line, at: place, on: canvas) { continue }
      draw(
        line, isFocused: isFocused,
        on: canvas.region(
          Rect(column: 0, row: place, columns: canvas.size.columns, rows: 1)))
    }
    if isOverNothing, canvas.pass.marks == marks {
      drawn.keep(inSight, selected: selected, on: canvas)
    } else {
      drawn.forget()
    }
  }

  private func draw(_ line: Int, isFocused: Bool, on canvas: Canvas) {
    switch lines.content(of: line) {
    case .header(let index): draw(lines.sections[index], on: canvas)
    case .row(let index): draw(row: index, isFocused: isFocused, on: canvas)
    }
  }

  private func draw(_ section: Section, on line: Canvas) {
    let used = line.write(section.title, Style(bold: true))
    guard section.isCounted else { return }
    line.write("  \(section.count.grouped)", at: Point(column: used, row: 0), Style(.dim))
  }

  private func draw(row index: Int, isFocused: Bool, on line: Canvas) {
    let rect = Rect(
      column: markColumns, row: 0, columns: line.size.columns - markColumns, rows: 1)
    row(index).draw(on: line.region(rect))
    guard index == state.selection else { return }
    line.write(
      String(line.environment.symbols.selection), Style(isFocused ? .accent : .dim), columns: 1)
    guard isFocused else { return }
    line.restyle { style in
      style.background = .selection
      // Dim text would be hard to read on the selection's colour.
      if style.role == .dim { style.role = .text }
    }
  }

  public func describe(to speech: Speech) {
    let isFocused = speech.hasFocus(state)
    guard lines.count > 0 else {
      let empty = TerminalText.empty.text(speech.environment.language)
      return speech.say(role.phrase, title, value: empty, isFocused: isFocused)
    }
    let index = min(state.selection, lines.count - 1)
    speech.say(
      role.phrase, title, value: speech.words(of: row(index)),
      position: (index + 1, lines.count), isFocused: isFocused)
  }
}
