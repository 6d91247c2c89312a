public import Phrases

/// A button with a title and a dim line, which are stacked or, in one row, side by side.
public struct Tile: Widget {
  private let title: Phrase
  private let line: Phrase?
  private let state: ButtonState

  /// The columns of the mark and the blank after it.
  private static let markColumns = 2
  private static let gap = 2
  /// The columns of titles before lines that stand below each other, where there are so many columns.
  private static let (titleColumns, columnsToAlign) = (9, 30)
  /// With fewer columns beside the title a line of words is not cut, but hidden.
  private static let fewestColumns = 6
  private static let separator = " · "

  /// `line` is the dim text; without it the tile has one row.
  public init(_ title: some Phrased, line: (any Phrased)? = nil, _ state: ButtonState) {
    self.title = title.phrase
    self.line = line?.phrase
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let language = environment.language
    let line = lineText(language)
    let columns = max(environment.columns(of: title), environment.columns(of: line))
    return Size(columns: Self.markColumns + columns, rows: line.isEmpty ? 1 : 2)
      .limited(to: offered)
  }

  /// Empty for none.
  private func lineText(_ language: Language) -> String { line?.text(language) ?? "" }

  public func draw(on canvas: Canvas) {
    let language = canvas.environment.language
    let isFocused = state.place(as: title, on: canvas)
    let text = canvas.region(
      Rect(
        column: Self.markColumns, columns: canvas.size.columns - Self.markColumns,
        rows: canvas.size.rows))
    let used = text.write(title.text(language), Style(bold: isFocused))
    let isAligned = text.size.columns >= Self.columnsToAlign
    let title = isAligned ? max(used, Self.titleColumns) : used
    let (place, line) = (Point(column: title + Self.gap), lineText(language))
    let room = text.size.rows > 1 ? text.size.columns : text.size.columns - place.column
    let whole = Self.beginnings(of: line).first { canvas.environment.columns(of: $0) <= room }
    if text.size.rows > 1 {
      text.write(whole ?? line, at: Point(row: 1), Style(.dim))
    } else if let whole {
      text.write(whole, at: place, Style(.dim))
    } else if room >= Self.fewestColumns, !line.contains(where: \.isNumber) {
      text.write(line, at: place, Style(.dim))
    }
    guard isFocused else { return }
    canvas.drawSelection(hasFocus: true)
  }

  /// The line, and what is left of it without its last parts: a figure that is cut would be another one.
  private static func beginnings(of line: String) -> [String] {
    let parts = line.split(separator: separator).map(String.init)
    return (0..<parts.count).reversed().map { parts[...$0].joined(separator: separator) }
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    speech.say(
      TerminalText.button, title.text(language), value: lineText(language),
      isFocused: speech.hasFocus(state))
  }
}
