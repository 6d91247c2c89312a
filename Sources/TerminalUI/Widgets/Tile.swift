/// A thing to open: its title and a dim line, below each other or, in one row, side by side.
public struct Tile: Widget {
  private let title: String
  private let line: String
  private let state: ButtonState

  /// The columns of the mark and the blank behind it.
  private static let markColumns = 2
  private static let gap = 2
  /// A line that finds fewer columns beside the title is left out.
  private static let fewestColumns = 6

  public init(_ title: String, line: String = "", _ state: ButtonState) {
    self.title = title
    self.line = line
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = max(environment.columns(of: title), environment.columns(of: line))
    return Size(
      columns: min(Self.markColumns + columns, offered.columns),
      rows: min(line.isEmpty ? 1 : 2, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    state.title = title
    let isFocused = canvas.place(state)
    if canvas.click != nil { canvas.aim(at: state) { [state] in state.onPress?() } }
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
    if isFocused { drawFocus(on: canvas) }
  }

  private func drawFocus(on canvas: Canvas) {
    let mark = String(canvas.environment.symbols.selection)
    for row in 0..<min(canvas.size.rows, 2) {
      canvas.write(mark, at: Point(column: 0, row: row), Style(.accent), columns: 1)
    }
    canvas.restyle { style in
      style.background = .selection
      // Dim text would be hard to read on the selection's colour.
      if style.role == .dim { style.role = .text }
    }
  }

  public func describe(to speech: Speech) {
    speech.say(
      TerminalText.button.phrase, title, value: line, isFocused: speech.hasFocus(state))
  }
}
