/// A button with a title and a dim line, which are stacked or, in one row, side by side.
public struct Tile: Widget {
  private let title: String
  private let line: String
  private let state: ButtonState

  /// The columns of the mark and the blank after it.
  private static let markColumns = 2
  private static let gap = 2
  /// With fewer columns beside the title the line is hidden.
  private static let fewestColumns = 6

  public init(_ title: String, line: String = "", _ state: ButtonState) {
    self.title = title
    self.line = line
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = max(environment.columns(of: title), environment.columns(of: line))
    return Size(columns: Self.markColumns + columns, rows: line.isEmpty ? 1 : 2).limited(
      to: offered)
  }

  public func draw(on canvas: Canvas) {
    state.title = title
    let isFocused = state.place(on: canvas)
    let columns = canvas.size.columns - Self.markColumns
    let start = Point(column: Self.markColumns, row: 0)
    let used = canvas.write(title, at: start, Style(bold: isFocused), columns: columns)
    if canvas.size.rows > 1 {
      canvas.write(
        line, at: Point(column: Self.markColumns, row: 1), Style(.dim), columns: columns)
    } else if columns - used - Self.gap >= Self.fewestColumns {
      let place = Point(column: Self.markColumns + used + Self.gap, row: 0)
      canvas.write(line, at: place, Style(.dim), columns: columns - used - Self.gap)
    }
    guard isFocused else { return }
    canvas.region(Rect(size: Size(columns: canvas.size.columns, rows: min(canvas.size.rows, 2))))
      .drawSelectionMark(hasFocus: true)
    canvas.highlight()
  }

  public func describe(to speech: Speech) {
    speech.say(
      TerminalText.button.phrase, title, value: line, isFocused: speech.hasFocus(state))
  }
}
