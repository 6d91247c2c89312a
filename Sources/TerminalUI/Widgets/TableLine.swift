import Phrases

/// A row of a table; an ellipsis if it is not loaded yet.
struct TableLine: Widget {
  let row: TableRow?
  let columns: [TableColumn]
  let layout: TableLayout

  /// The columns for the mark of a row.
  static let markColumns = 1

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: 1).limited(to: offered)
  }

  func draw(on canvas: Canvas) {
    let symbols = canvas.environment.symbols
    guard let row else {
      let place = Point(column: Self.markColumns, row: 0)
      return canvas.write(symbols.ellipsis, at: place, Style(.dim))
    }
    if row.isMarked { canvas.write(symbols.mark, Style(.accent)) }
    for (column, span) in layout.spans where column < row.cells.count {
      let cell = row.cells[column]
      canvas.write(
        cell.text, at: Point(column: Self.markColumns + span.lowerBound, row: 0), cell.style,
        columns: span.count, alignment: columns[column].alignment)
    }
  }

  func describe(to speech: Speech) {
    guard let row else {
      return speech.say(String(speech.environment.symbols.ellipsis))
    }
    var words = row.cells.map(\.text).filter { !$0.isEmpty }
    if row.isMarked { words.append(TerminalText.marked.text(speech.environment.language)) }
    speech.say(words.joined(separator: ", "))
  }
}
