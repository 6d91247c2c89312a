public import Phrases

/// A field for a secret, such as a PIN, which shows and speaks only the number of characters, unless its
/// state has them shown while they are typed.
public struct SecretField: Widget {
  private let frame: FieldFrame
  private let state: SecretState
  private let group: Int

  /// Separates groups of `group` characters by blanks, for example of a card number; 0 for none.
  ///
  /// `labelColumns` is the width of the label and the space after it, for aligning fields.
  public init(
    _ label: some Phrased, _ state: SecretState, labelColumns: Int? = nil, group: Int = 0,
    error: (any Phrased)? = nil
  ) {
    self.group = group
    frame = FieldFrame(label, labelColumns: labelColumns, error: error)
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    frame.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    let (line, isFocused) = frame.draw(state, on: canvas)
    let room = max(line.size.columns - 1, 0)
    guard isFocused, state.isShown else {
      let columns = line.write(masks(line.environment, atMost: room), Style(underlined: true))
      if isFocused { line.placeCaret(at: Point(column: columns)) }
      return
    }
    let shown = grouped(
      state.characters.map { ControlCharacters.escaped(String($0), line.environment.symbols) })
    // What stands before the caret ends in sight.
    var start = 0
    while line.environment.columns(of: shown[start..<state.caret].joined()) > room { start += 1 }
    let column = line.write(shown[start..<state.caret].joined(), Style(underlined: true))
    line.write(
      shown[state.caret...].joined(), at: Point(column: column), Style(underlined: true))
    line.placeCaret(at: Point(column: column))
  }

  public func describe(to speech: Speech) {
    frame.describe(state, masks(speech.environment, atMost: .max), to: speech)
  }

  private func masks(_ environment: Environment, atMost room: Int) -> String {
    let mask = String(environment.symbols.mask)
    let masks = grouped(Array(repeating: mask, count: min(state.count, room)))
    return String(masks.joined().prefix(room))
  }

  /// The first of each group but the first has a blank before it.
  private func grouped(_ characters: [String]) -> [String] {
    characters.enumerated().map { index, character in
      group > 0 && index > 0 && index.isMultiple(of: group) ? " \(character)" : character
    }
  }
}
