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
    let columns = startColumn(environment) + Self.naturalColumns
    return Size(
      columns: min(columns, offered.columns), rows: min(error == nil ? 1 : 2, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    let start = min(startColumn(canvas.environment), canvas.size.columns / 2)
    canvas.write(label, Style(.dim), columns: start - 1)
    let place = Rect(column: start, row: 0, columns: canvas.size.columns - start, rows: 1)
    drawText(on: canvas.region(place))
    if let error {
      canvas.write(error, at: Point(column: start, row: 1), Style(.danger))
    }
  }

  private func drawText(on line: Canvas) {
    let isFocused = line.place(state)
    if let pointer = line.pointer { aim(pointer, on: line) }
    let style = Style(underlined: true)
    line.fill(isFocused ? style : Style(.dim, underlined: true))
    if state.characters.isEmpty {
      line.write(placeholder, Style(.dim, underlined: true))
    }
    let shown = shownCharacters(line.environment.symbols)
    scroll(shown, columns: line.size.columns, line.environment)
    var column = 0
    for (index, text) in shown.enumerated().dropFirst(state.offset) {
      if isFocused, index == state.caret { line.placeCaret(at: Point(column: column, row: 0)) }
      let columns = line.environment.columns(of: text)
      guard column + columns <= line.size.columns else { return }
      line.write(text, at: Point(column: column, row: 0), style)
      column += columns
    }
    if isFocused, state.caret == shown.count {
      line.placeCaret(at: Point(column: column, row: 0))
    }
  }

  /// A click puts the caret before the character it hit.
  private func aim(_ pointer: Point, on line: Canvas) {
    let shown = shownCharacters(line.environment.symbols)
    let environment = line.environment
    line.aim(at: state, pointer) { [state] action, point in
      guard action == .click else { return }
      var column = 0
      var caret = min(state.offset, shown.count)
      while caret < shown.count {
        column += environment.columns(of: shown[caret])
        if column > point.column { break }
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
