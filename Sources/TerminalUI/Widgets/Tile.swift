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

  /// `line` is the dim text; an empty one takes no row.
  public init(_ title: String, line: String = "", _ state: ButtonState) {
    self.title = title
    self.line = line
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = max(environment.columns(of: title), environment.columns(of: line))
    return Size(columns: Self.markColumns + columns, rows: line.isEmpty ? 1 : 2)
      .limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let isFocused = state.place(as: title, on: canvas)
    let text = canvas.region(
      Rect(
        column: Self.markColumns, columns: canvas.size.columns - Self.markColumns,
        rows: canvas.size.rows))
    let place = Point(column: text.write(title, Style(bold: isFocused)) + Self.gap)
    if text.size.rows > 1 {
      text.write(line, at: Point(row: 1), Style(.dim))
    } else if text.size.columns - place.column >= Self.fewestColumns {
      text.write(line, at: place, Style(.dim))
    }
    guard isFocused else { return }
    canvas.drawSelection(hasFocus: true)
  }

  public func describe(to speech: Speech) {
    speech.say(
      TerminalText.button.phrase, title, value: line, isFocused: speech.hasFocus(state))
  }
}
