public import Phrases

/// A one-line text field, with a label and an error below.
public struct TextField: Widget {
  private let frame: FieldFrame
  private let state: FieldState
  private let placeholder: Phrase?
  /// How much fits, where more was typed or pasted.
  private let limit: Phrase?

  /// In fewer columns of text the limit stands at most below them.
  private static let columnsBesideLimit = 8

  /// `labelColumns` is the width of the label and the space after it, for aligning fields.
  public init(
    _ label: some Phrased, _ state: FieldState, labelColumns: Int? = nil,
    placeholder: (any Phrased)? = nil, error: (any Phrased)? = nil
  ) {
    limit = state.isFull && error == nil ? TerminalText.limit(state.limit) : nil
    frame = FieldFrame(label, labelColumns: labelColumns, error: error ?? limit)
    self.state = state
    self.placeholder = placeholder?.phrase
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    frame.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    let (whole, isFocused) = frame.draw(state, on: canvas)
    let environment = whole.environment
    let line = canvas.size.rows == 1 ? leavingRoomForLimit(whole) : whole
    if let point = line.click {
      let start = line.onScreen(.zero).column
      let caret = caretSeeking(environment)
      line.setMouseTarget(
        state, drag: { [state] in state.select(to: caret($0.column - start)) }
      ) { [state] in state.place(at: caret(point.column)) }
    }
    let style = Style(underlined: true)
    if state.characters.isEmpty, let placeholder {
      line.write(placeholder.text(environment.language), Style(.dim, underlined: true))
    }
    let shown = shownCharacters(environment.symbols)
    guard isFocused else { return _ = line.write(shown.joined(), style) }
    scroll(shown, columns: line.size.columns, environment)
    var end = Point.zero
    for (index, text) in shown.enumerated().dropFirst(state.offset) {
      if index == state.caret { line.placeCaret(at: end) }
      let columns = environment.columns(of: text)
      guard end.column + columns <= line.size.columns else { return }
      line.write(text, at: end, state.selection.contains(index) ? Style.selectedText : style)
      end.column += columns
    }
    if state.caret == shown.count { line.placeCaret(at: end) }
  }

  /// In one row the limit stands behind the text.
  private func leavingRoomForLimit(_ line: Canvas) -> Canvas {
    guard let limit else { return line }
    let columns = line.size.columns - line.environment.columns(of: limit) - 2
    guard columns >= Self.columnsBesideLimit else { return line }
    let behind = line.region(Rect(column: columns, columns: line.size.columns - columns, rows: 1))
    behind.fill(.plain)
    behind.write(
      limit.text(line.environment.language), at: Point(column: 2), Style(.danger))
    return line.region(Rect(columns: columns, rows: 1))
  }

  /// Finds the character in a column.
  private func caretSeeking(_ environment: Environment) -> @MainActor (Int) -> Int {
    let shown = shownCharacters(environment.symbols)
    return { [state] column in
      var end = 0
      var caret = min(state.offset, shown.count)
      while caret < shown.count {
        end += environment.columns(of: shown[caret])
        if end > column { break }
        caret += 1
      }
      // Left of the text is what is hidden there.
      return column < 0 ? max(state.offset - 1, 0) : caret
    }
  }

  /// Scrolls as little as possible to keep the caret visible, but without unused columns at the end
  /// while text is hidden at the start.
  private func scroll(_ shown: [String], columns: Int, _ environment: Environment) {
    state.offset = min(state.offset, state.caret)
    var used = 1
    var first = state.caret
    while first > state.offset {
      used += environment.columns(of: shown[first - 1])
      guard used <= columns else { break }
      first -= 1
    }
    var rest = shown[first...].reduce(1) { $0 + environment.columns(of: $1) }
    while first > 0 {
      rest += environment.columns(of: shown[first - 1])
      guard rest <= columns else { break }
      first -= 1
    }
    state.offset = first
  }

  private func shownCharacters(_ symbols: Symbols) -> [String] {
    state.characters.map { ControlCharacters.escaped(String($0), symbols) }
  }

  public func describe(to speech: Speech) {
    let shown = shownCharacters(speech.environment.symbols).joined()
    let example = placeholder?.text(speech.environment.language) ?? ""
    frame.describe(state, shown, example: example, to: speech)
  }
}
