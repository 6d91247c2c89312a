import ResourceKit

/// One line of text that the user writes, with its label before it and what is wrong with it below.
public struct TextField: Widget {
  private let label: String
  private let state: FieldState
  private let labelColumns: Int?
  private let placeholder: String
  private let isMasked: Bool
  private let error: String?

  private static let naturalColumns = 24
  private static let mostErrorRows = 4

  /// A field whose text `state` holds.
  ///
  /// `labelColumns` are those of the label and the space behind it, so that fields align; a masked
  /// field shows no character, as for a PIN; `error` says in a sentence what is wrong with the text.
  public init(
    _ label: String, _ state: FieldState, labelColumns: Int? = nil, placeholder: String = "",
    isMasked: Bool = false, error: String? = nil
  ) {
    self.label = label
    self.state = state
    self.labelColumns = labelColumns
    self.placeholder = placeholder
    self.isMasked = isMasked
    self.error = error
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = min(startColumn(environment) + Self.naturalColumns, offered.columns)
    let rows = 1 + errorRows(offered.columns, environment)
    return Size(columns: columns, rows: min(rows, offered.rows))
  }

  private func errorRows(_ columns: Int, _ environment: Environment) -> Int {
    guard let error else { return 0 }
    let column = errorColumn(error, columns, environment)
    let room = Size(columns: columns - column, rows: Self.mostErrorRows)
    return Paragraph(error).size(in: room, environment).rows
  }

  /// Under the text, or under the label where the text has too few columns for a sentence.
  private func errorColumn(_ error: String, _ columns: Int, _ environment: Environment) -> Int {
    let start = textColumn(columns, environment)
    let isNarrow = columns - start < Self.naturalColumns
    return isNarrow && environment.columns(of: error) > columns - start ? min(2, start) : start
  }

  private func textColumn(_ columns: Int, _ environment: Environment) -> Int {
    min(startColumn(environment), columns / 2)
  }

  public func draw(on canvas: Canvas) {
    let size = canvas.size
    let start = textColumn(size.columns, canvas.environment)
    canvas.write(label, Style(.dim), columns: start - 1)
    let place = Rect(column: start, row: 0, columns: size.columns - start, rows: 1)
    drawText(on: canvas.region(place))
    guard let error else { return }
    let column = errorColumn(error, size.columns, canvas.environment)
    let below = Rect(
      column: column, row: 1, columns: size.columns - column, rows: size.rows - 1)
    Paragraph(error, Style(.danger)).draw(on: canvas.region(below))
  }

  private func drawText(on line: Canvas) {
    let isFocused = line.place(state)
    if let point = line.click { line.aim(at: state, caretPlacing(at: point.column, on: line)) }
    let style = Style(underlined: true)
    line.fill(Style(isFocused ? .text : .dim, underlined: true))
    if state.characters.isEmpty {
      line.write(placeholder, Style(.dim, underlined: true))
    }
    let shown = shownCharacters(line.environment.symbols)
    guard isFocused else {
      line.write(shown.joined(), style)
      return
    }
    scroll(shown, columns: line.size.columns, line.environment)
    var column = 0
    for (index, text) in shown.enumerated().dropFirst(state.offset) {
      if index == state.caret { line.placeCaret(at: Point(column: column, row: 0)) }
      let columns = line.environment.columns(of: text)
      guard column + columns <= line.size.columns else { return }
      line.write(text, at: Point(column: column, row: 0), style)
      column += columns
    }
    if state.caret == shown.count {
      line.placeCaret(at: Point(column: column, row: 0))
    }
  }

  /// Puts the caret before the character that stands in a column.
  private func caretPlacing(at column: Int, on line: Canvas) -> () -> Void {
    let environment = line.environment
    let shown = shownCharacters(environment.symbols)
    return { [state] in
      var end = 0
      var caret = min(state.offset, shown.count)
      while caret < shown.count {
        end += environment.columns(of: shown[caret])
        if end > column { break }
        caret += 1
      }
      state.placeCaret(at: caret)
    }
  }

  /// Moves the first character in sight as little as keeps the caret, and a cell for it, in sight.
  private func scroll(_ shown: [String], columns: Int, _ environment: Environment) {
    state.offset = min(state.offset, state.caret)
    var used = 1
    var first = state.caret
    while first > state.offset {
      used += environment.columns(of: shown[first - 1])
      guard used <= columns else { break }
      first -= 1
    }
    state.offset = first
  }

  private func shownCharacters(_ symbols: Symbols) -> [String] {
    state.characters.map { isMasked ? String(symbols.mask) : Harmless.text(String($0), symbols) }
  }

  private func startColumn(_ environment: Environment) -> Int {
    if let labelColumns { return labelColumns }
    return label.isEmpty ? 0 : environment.columns(of: label) + 2
  }

  public func describe(to speech: Speech) {
    let shown = shownCharacters(speech.environment.symbols).joined()
    let empty =
      placeholder.isEmpty ? TerminalText.empty.text(speech.environment.language) : placeholder
    speech.say(
      TerminalText.field.phrase, label, value: shown.isEmpty ? empty : shown,
      isFocused: speech.hasFocus(state))
    if let error { speech.say(TerminalText.error.phrase, value: error) }
  }
}
