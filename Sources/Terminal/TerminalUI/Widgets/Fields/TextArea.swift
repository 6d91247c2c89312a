public import Phrases

/// A field with several lines, which scrolls by itself, with a label and an error below.
///
/// The mark of the focus stands before the row of the caret.
public struct TextArea: Widget {
  private let label: Phrase
  private let labelColumns: Int?
  private let state: TextAreaState
  private let error: Phrase?

  /// The rows of the text where there is room: as many as it needs, within these.
  private static let naturalRows = 3...10
  /// The columns of the bar before the text and of the blank after it.
  private static let markColumns = 2
  /// In fewer columns there is no label, and in fewer rows no error.
  private static let (columnsForLabel, rowsForError) = (24, 2)

  /// `labelColumns` is the width of the label and the space after it, for aligning fields.
  public init(
    _ label: some Phrased, _ state: TextAreaState, labelColumns: Int? = nil,
    error: (any Phrased)? = nil
  ) {
    self.label = label.phrase
    self.labelColumns = labelColumns
    self.state = state
    self.error = error?.phrase
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let room = offered.columns - textColumn(offered.columns, environment)
    let rows = state.rows(in: room).rows.count
    let natural = min(max(rows, Self.naturalRows.lowerBound), Self.naturalRows.upperBound)
    return Size(
      columns: offered.columns, rows: natural + errorRows(offered, environment)
    ).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let (size, environment) = (canvas.size, canvas.environment)
    let start = textColumn(size.columns, environment)
    if start > Self.markColumns {
      canvas.write(
        label.text(environment.language), Style(.dim), columns: start - Self.markColumns - 1)
    }
    let below = errorRows(size, environment)
    let rows = max(size.rows - below, min(1, size.rows))
    if let error, below > 0 {
      let place = Rect(column: start, row: rows, columns: size.columns - start, rows: below)
      Paragraph(error, Style(.danger)).draw(on: canvas.region(place))
    }
    let area = Rect(
      column: start - Self.markColumns, columns: size.columns - start + Self.markColumns,
      rows: rows)
    drawText(on: canvas.region(area))
  }

  private func drawText(on canvas: Canvas) {
    let (size, environment) = (canvas.size, canvas.environment)
    let room = Size(columns: size.columns - Self.markColumns, rows: size.rows)
    // The text is wrapped for the columns beside the bar, if there is one.
    let inner = ScrollBar.columns(
      of: state.rows(in: room.columns).rows.count, visible: room.rows, in: room.columns,
      few: ScrollBar.fewColumnsOfPage)
    state.layOut(Size(columns: inner, rows: room.rows), environment.symbols)
    let rows = state.rows
    let caretRow = rows.row(of: state.caret)
    let isFocused = canvas.place(state, row: caretRow - state.offset)
    canvas.fill(
      Style(.rule), with: environment.symbols.vertical,
      in: Rect(columns: 1, rows: canvas.size.rows))
    if isFocused { canvas.drawFocusMark(at: Point(row: caretRow - state.offset)) }
    let text = canvas.region(
      Rect(column: Self.markColumns, columns: room.columns, rows: room.rows))
    if let point = text.click {
      let start = text.onScreen(.zero)
      text.setMouseTarget(
        state,
        drag: { [state] in
          state.select(
            to: state.caret(inRow: $0.row - start.row, column: $0.column - start.column))
        }
      ) { [state] in
        state.place(at: state.caret(inRow: point.row, column: point.column))
      }
    }
    if rows.rows.count > room.rows, let notches = canvas.wheel {
      canvas.setMouseTarget { [state] in
        state.scroll(to: state.offset + notches * Mouse.linesPerNotch)
      }
    }
    for (place, row) in rows.rows.dropFirst(state.offset).prefix(room.rows).enumerated() {
      let parts = Self.parts(of: row.range, isFocused ? state.selection : 0..<0)
      var column = 0
      for part in parts where !part.isEmpty {
        let isSelected = isFocused && state.selection.contains(part.lowerBound)
        column += text.write(
          state.characters[part].map(state.shown).joined(), at: Point(column: column, row: place),
          isSelected ? Style.selectedText : .plain, columns: room.columns - column)
      }
    }
    ScrollBar(lines: rows.rows.count, visible: room.rows, offset: state.offset)
      .draw(on: text, beside: inner) { [state] in state.scroll(to: $0) }
    guard isFocused else { return }
    // What is wider than the whole area ends behind its edge.
    let column = min(rows.column(of: state.caret), max(room.columns - 1, 0))
    text.placeCaret(at: Point(column: column, row: caretRow - state.offset))
  }

  /// A range before, inside of and behind another one.
  private static func parts(of range: Range<Int>, _ other: Range<Int>) -> [Range<Int>] {
    let start = min(max(other.lowerBound, range.lowerBound), range.upperBound)
    let end = min(max(other.upperBound, start), range.upperBound)
    return [range.lowerBound..<start, start..<end, end..<range.upperBound]
  }

  private func textColumn(_ columns: Int, _ environment: Environment) -> Int {
    let label = label.text(environment.language)
    guard columns >= Self.columnsForLabel, !label.isEmpty else { return Self.markColumns }
    let start = labelColumns ?? environment.columns(of: label) + 2
    return min(start, columns / 2) + Self.markColumns
  }

  private func errorRows(_ size: Size, _ environment: Environment) -> Int {
    guard let error, size.rows >= Self.rowsForError else { return 0 }
    let room = Size(
      columns: size.columns - textColumn(size.columns, environment), rows: size.rows - 1)
    return Paragraph(error).size(in: room, environment).rows
  }

  /// The line of the caret.
  public func describe(to speech: Speech) {
    let language = speech.environment.language
    let line = state.characters[state.lineStart..<state.lineEnd].map(state.shown).joined()
    let isWhole = state.lineCount == 1
    speech.say(
      TerminalText.field, label.text(language),
      value: line.isEmpty ? TerminalText.empty.text(language) : line,
      position: isWhole ? nil : (state.lineNumber + 1, state.lineCount),
      isFocused: speech.hasFocus(state))
    guard let error else { return }
    let sentence = speech.environment.sentence(error)
    speech.say("\(TerminalText.error.text(language)): \(sentence)", .error)
  }
}
