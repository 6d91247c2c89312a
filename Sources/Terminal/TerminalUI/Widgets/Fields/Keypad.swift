public import Phrases

/// A keypad of twelve keys; the selected one is in brackets if the keypad has the focus.
public struct Keypad: Widget {
  private let label: Phrase
  private let state: KeypadState

  private static let keyColumns = 5

  /// `label` is spoken, not drawn.
  public init(_ label: some Phrased, _ state: KeypadState) {
    self.label = label.phrase
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: Self.keyColumns * KeypadState.keys[0].count, rows: KeypadState.keys.count)
      .limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let isFocused = canvas.place(state)
    if let point = canvas.click {
      canvas.setMouseTarget(state) { [state] in
        state.click(row: point.row, column: point.column / Self.keyColumns)
      }
    }
    for (row, keys) in KeypadState.keys.enumerated() {
      for (column, key) in keys.enumerated() {
        let place = Rect(
          column: column * Self.keyColumns, row: row, columns: Self.keyColumns, rows: 1)
        draw(
          key, isSelected: isFocused && row == state.row && column == state.column,
          on: canvas.region(place))
      }
    }
  }

  private func draw(_ key: KeypadState.Key, isSelected: Bool, on cell: Canvas) {
    let text =
      switch key {
      case .digits(let digits): digits
      case .erase: cell.environment.symbols.isASCII ? "<-" : "⌫"
      }
    cell.write(text, at: Point(column: 2), isSelected ? .focused : .plain)
    guard isSelected else { return }
    cell.write("[", Style(.accent))
    cell.drawFocusMark(at: Point(column: 1))
    cell.write("]", at: Point(column: cell.size.columns - 1), Style(.accent))
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    let value =
      switch state.selected {
      case .digits(let digits): digits
      case .erase: TerminalText.erase.text(language)
      }
    speech.say(
      TerminalText.keypad, label.text(language), value: value,
      isFocused: speech.hasFocus(state))
  }
}
