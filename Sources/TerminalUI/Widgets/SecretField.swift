/// A field for a secret, such as a PIN, which shows and speaks only the number of characters.
public struct SecretField: Widget {
  private let frame: FieldFrame
  private let state: SecretState
  private let group: Int

  /// Separates groups of `group` characters by blanks, for example of a card number; 0 for none.
  ///
  /// `labelColumns` is the width of the label and the space after it, for aligning fields.
  public init(
    _ label: String, _ state: SecretState, labelColumns: Int? = nil, group: Int = 0,
    error: String? = nil
  ) {
    self.group = group
    frame = FieldFrame(label: label, labelColumns: labelColumns, error: error)
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    frame.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    let (line, isFocused) = frame.draw(state, on: canvas)
    let room = max(line.size.columns - 1, 0)
    let columns = line.write(masks(line.environment, atMost: room), Style(underlined: true))
    if isFocused { line.placeCaret(at: Point(column: columns)) }
  }

  public func describe(to speech: Speech) {
    frame.describe(state, masks(speech.environment, atMost: .max), to: speech)
  }

  private func masks(_ environment: Environment, atMost room: Int) -> String {
    var masks = ""
    for index in 0..<min(state.count, room) {
      if group > 0, index > 0, index.isMultiple(of: group) { masks.append(" ") }
      masks.append(environment.symbols.mask)
    }
    return String(masks.prefix(room))
  }
}
