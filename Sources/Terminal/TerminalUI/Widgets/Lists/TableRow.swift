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

    /// A bar half as tall as its row, which is only seen; blank for nil.
    ///
    /// It has a tick at 100 percent, and what is more is hatched, as far as there is room: the columns are
    /// those of `most` percent.
    public static func bar(
      percent: Int?, most: Int = 100, columns: Int, _ style: Style, _ symbols: Symbols
    ) -> Cell {
      guard let percent, columns > 0 else { return Cell("", style, spoken: "") }
      let (most, share) = (max(most, 100), min(max(percent, 0), max(most, 100)))
      let tick = (columns - 1) * 100 / most
      // In halves of a column, of which the tick has one column.
      let halves = 2 * (columns - 1) * share / most
      let pieces = (0..<columns).map { column -> Character in
        if column == tick { return symbols.barTick }
        let place = column < tick ? column : column - 1
        let filled = min(max(halves - 2 * place, 0), 2)
        if filled == 0 { return " " }
        return column > tick || filled == 1 ? symbols.halfBar : symbols.lowBar
      }
      return Cell(String(pieces), style, spoken: "")
    }
  }

  let cells: [Cell]
  let isMarked: Bool

  /// The cells from left to right; a marked row has a mark before the first.
  public init(_ cells: [Cell], isMarked: Bool = false) {
    self.cells = cells
    self.isMarked = isMarked
  }

  /// Whether a cell has the same text as that of another row.
  func says(_ column: Int, like other: TableRow) -> Bool {
    guard cells.indices.contains(column), other.cells.indices.contains(column) else { return false }
    return cells[column].text == other.cells[column].text
  }

  /// What a reader says of it; with several columns of figures, each figure with its title.
  ///
  /// What is copied of it has neither its mark nor a word twice, as those of a sign.
  func words(
    _ columns: [TableColumn], _ language: Language, isCopied: Bool = false
  ) -> String {
    let titles = columns.map { $0.alignment == .trailing ? $0.title.text(language) : "" }
    let isNamed = titles.count { !$0.isEmpty } > 1
    var words = cells.enumerated().map { index, cell in
      let spoken = cell.spoken.text(language)
      guard isNamed, !spoken.isEmpty, titles.indices.contains(index), !titles[index].isEmpty
      else { return spoken }
      return "\(titles[index]) \(spoken)"
    }.filter { !$0.isEmpty }
    if isCopied {
      words = words.enumerated().filter { !words[..<$0.offset].contains($0.element) }.map(\.element)
    } else if isMarked {
      words.append(TerminalText.marked.text(language))
    }
    return words.joined(separator: ", ")
  }
}

/// A row of a table; an ellipsis if it is not loaded yet.
///
/// A text that is longer than its column takes the empty cells behind it, before it is cut.
struct TableLine: Widget {
  let row: TableRow?
  let columns: [TableColumn]
  let layout: TableLayout
  /// The columns whose text the row above has.
  var omitted: [Int] = []

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
    if row.isMarked { canvas.write(symbols.mark, Style(bold: true)) }
    // Where the text before ends.
    var end = 0
    for (place, (column, span)) in layout.spans.enumerated()
    where column < row.cells.count && !omitted.contains(column) {
      // Each field by itself, since a copy of the cell would retain all of its texts.
      let (text, style) = (row.cells[column].text.text(language), row.cells[column].style)
      var room = span.count
      if columns[column].alignment == .leading, room > 0,
        TextWidth.columns(of: text, symbols) > room
      {
        room = self.room(from: place, of: row, language)
      }
      if !columns[column].isSearched {
        let start = max(span.lowerBound, end)
        let columns = max(span.lowerBound + room - start, 0)
        canvas.unsearched(Rect(column: Self.markColumns + start, columns: columns, rows: 1))
      }
      if room > span.count { end = span.lowerBound + room }
      canvas.write(
        text, at: Point(column: Self.markColumns + span.lowerBound), style,
        columns: room, alignment: columns[column].alignment)
    }
  }

  /// The columns from one of the places on to the end of the empty cells behind it.
  private func room(from place: Int, of row: TableRow, _ language: Language) -> Int {
    let start = layout.spans[place].span.lowerBound
    var end = layout.spans[place].span.upperBound
    for (column, span) in layout.spans[(place + 1)...] {
      // What the row above says stands there, too.
      guard !omitted.contains(column), row.cells.indices.contains(column),
        row.cells[column].text.text(language).isEmpty
      else { break }
      end = span.upperBound
    }
    return end - start
  }

  func describe(to speech: Speech) {
    guard let row else { return speech.say(String(speech.environment.symbols.ellipsis)) }
    speech.say(row.words(columns, speech.environment.language, isCopied: speech.isCopied))
  }
}
