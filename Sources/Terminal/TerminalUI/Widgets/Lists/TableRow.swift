public import Phrases

/// A row of a table, with one cell per column.
public struct TableRow: Hashable, Sendable {
  /// A text of one row, as it is drawn and as it is spoken.
  public struct Cell: Hashable, Sendable {
    let text: Phrase
    let style: Style
    /// What a reader says; empty for a cell that is only seen.
    let spoken: Phrase

    /// `spoken` is what a reader says instead of the text.
    public init(
      _ text: some Phrased, _ style: Style = .plain, spoken: (any Phrased)? = nil
    ) {
      self.text = text.phrase
      self.style = style
      self.spoken = spoken?.phrase ?? self.text
    }

    /// A bar that is full at 100 percent, which is only seen; blank for nil.
    public static func bar(
      percent: Int?, columns: Int, _ style: Style, _ symbols: Symbols
    ) -> Cell {
      let percent = percent.map { min(max($0, 0), 100) } ?? 0
      let steps = symbols.bar
      let (whole, rest) = (columns * steps.count * percent / 100)
        .quotientAndRemainder(dividingBy: steps.count)
      let full = String(repeating: steps[steps.count - 1], count: whole)
      return Cell(rest > 0 ? full + String(steps[rest - 1]) : full, style, spoken: "")
    }
  }

  let cells: [Cell]
  let isMarked: Bool

  /// The cells from left to right; a marked row has a mark before the first.
  public init(_ cells: [Cell], isMarked: Bool = false) {
    self.cells = cells
    self.isMarked = isMarked
  }

  /// What a reader says of it; with several columns of figures, each figure with its title.
  func words(_ columns: [TableColumn], _ language: Language) -> String {
    let titles = columns.map { $0.alignment == .trailing ? $0.title.text(language) : "" }
    let isNamed = titles.count { !$0.isEmpty } > 1
    var words = cells.enumerated().map { index, cell in
      let spoken = cell.spoken.text(language)
      guard isNamed, !spoken.isEmpty, titles.indices.contains(index), !titles[index].isEmpty
      else { return spoken }
      return "\(titles[index]) \(spoken)"
    }.filter { !$0.isEmpty }
    if isMarked { words.append(TerminalText.marked.text(language)) }
    return words.joined(separator: ", ")
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
    let (symbols, language) = (canvas.environment.symbols, canvas.environment.language)
    guard let row else {
      return canvas.write(symbols.ellipsis, at: Point(column: Self.markColumns), Style(.dim))
    }
    if row.isMarked { canvas.write(symbols.mark, Style(.accent)) }
    for (column, span) in layout.spans where column < row.cells.count {
      let cell = row.cells[column]
      if !columns[column].isSearched {
        canvas.unsearched(
          Rect(column: Self.markColumns + span.lowerBound, columns: span.count, rows: 1))
      }
      canvas.write(
        cell.text.text(language), at: Point(column: Self.markColumns + span.lowerBound), cell.style,
        columns: span.count, alignment: columns[column].alignment)
    }
  }

  func describe(to speech: Speech) {
    guard let row else { return speech.say(String(speech.environment.symbols.ellipsis)) }
    speech.say(row.words(columns, speech.environment.language))
  }
}
