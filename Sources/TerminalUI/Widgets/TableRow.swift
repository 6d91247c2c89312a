import Phrases

/// A row of a table, with one cell per column.
public struct TableRow: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    let text: String
    let style: Style

    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  let cells: [Cell]
  let isMarked: Bool

  public init(_ cells: [Cell], isMarked: Bool = false) {
    self.cells = cells
    self.isMarked = isMarked
  }
}

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
      return canvas.write(symbols.ellipsis, at: Point(column: Self.markColumns), Style(.dim))
    }
    if row.isMarked { canvas.write(symbols.mark, Style(.accent)) }
    for (column, span) in layout.spans where column < row.cells.count {
      let cell = row.cells[column]
      canvas.write(
        cell.text, at: Point(column: Self.markColumns + span.lowerBound), cell.style,
        columns: span.count, alignment: columns[column].alignment)
    }
  }

  func describe(to speech: Speech) {
    guard let row else { return speech.say(String(speech.environment.symbols.ellipsis)) }
    var words = row.cells.map(\.text).filter { !$0.isEmpty }
    if row.isMarked { words.append(TerminalText.marked.text(speech.environment.language)) }
    speech.say(words.joined(separator: ", "))
  }
}
