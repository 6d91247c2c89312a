import Phrases

/// A label and the chosen one of several options: `분류      ‹ 교통 ›`.
public struct OptionField: Widget {
  private let label: String
  private let value: String
  private let labelColumns: Int
  private let state: OptionState

  public init(_ label: String, _ value: String, _ state: OptionState, labelColumns: Int) {
    self.label = label
    self.value = value
    self.state = state
    self.labelColumns = labelColumns
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(
      columns: min(labelColumns + environment.columns(of: value) + 4, offered.columns),
      rows: min(1, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    let isFocused = canvas.place(state)
    let start = min(labelColumns, canvas.size.columns / 2)
    if let point = canvas.click {
      let step = point.column <= start ? -1 : 1
      canvas.setMouseTarget(state) { [state] in state.onStep?(step) }
    }
    let isASCII = canvas.environment.symbols.isASCII
    canvas.write(label, Style(.dim), columns: start - 1)
    let sign = Style(isFocused ? .accent : .dim)
    canvas.write(isASCII ? "<" : "‹", at: Point(column: start, row: 0), sign, columns: 1)
    let room = canvas.size.columns - start - 4
    let used = canvas.write(
      value, at: Point(column: start + 2, row: 0),
      isFocused ? Style(.accent, bold: true, underlined: true) : .plain, columns: max(room, 0))
    let end = Point(column: start + used + 3, row: 0)
    canvas.write(isASCII ? ">" : "›", at: end, sign, columns: 1)
  }

  public func describe(to speech: Speech) {
    speech.say(
      FormText.option.phrase, label, value: value, isFocused: speech.hasFocus(state))
  }
}
