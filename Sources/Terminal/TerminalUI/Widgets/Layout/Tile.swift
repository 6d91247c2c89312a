public import Phrases

/// A button with a title and a dim line, which are stacked or, in one row, side by side.
public struct Tile: Widget {
  private let title: Phrase
  private let line: Phrase?
  private let state: ButtonState

  /// The columns of the mark and the blank after it.
  private static let markColumns = 2
  private static let gap = 2
  /// With fewer columns beside the title the line is hidden.
  private static let fewestColumns = 6

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
    let (place, line) = (Point(column: used + Self.gap), lineText(language))
    if text.size.rows > 1 {
      text.write(line, at: Point(row: 1), Style(.dim))
    } else if text.size.columns - place.column >= Self.fewestColumns {
      text.write(line, at: place, Style(.dim))
    }
    guard isFocused else { return }
    canvas.drawSelection(hasFocus: true)
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    speech.say(
      TerminalText.button, title.text(language), value: lineText(language),
      isFocused: speech.hasFocus(state))
  }
}
