import Phrases

/// A row of a table on its line; an ellipsis where it has not been loaded yet.
struct TableLine: Widget {
  let row: TableRow?
  let columns: [TableColumn]
  let layout: TableLayout

  /// The column of the sign of a marked row.
  static let markColumns = 1

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(1, offered.rows))
  }

  func draw(on canvas: Canvas) {
    let symbols = canvas.environment.symbols
    guard let row else {
      let place = Point(column: Self.markColumns, row: 0)
      canvas.write(String(symbols.ellipsis), at: place, Style(.dim))
      return
    }
    if row.isMarked { canvas.write(String(symbols.mark), Style(.accent), columns: 1) }
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
