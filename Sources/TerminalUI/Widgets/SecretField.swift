import ResourceKit

/// A line for a secret, such as a PIN: it shows and says how many characters there are, and none of
/// them.
public struct SecretField: Widget {
  private let frame: FieldFrame
  private let state: SecretState

  /// `labelColumns` are those of the label and the space behind it, so that fields align; `error`
  /// says in a sentence what is wrong.
  public init(
    _ label: String, _ state: SecretState, labelColumns: Int? = nil, error: String? = nil
  ) {
    frame = FieldFrame(label: label, labelColumns: labelColumns, error: error)
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    frame.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    let line = frame.draw(on: canvas)
    let isFocused = line.place(state)
    line.fill(isFocused ? Style(underlined: true) : Style(.dim, underlined: true))
    let room = max(line.size.columns - 1, 0)
    let columns = line.write(masks(line.environment, atMost: room), Style(underlined: true))
    if isFocused { line.placeCaret(at: Point(column: columns, row: 0)) }
  }

  public func describe(to speech: Speech) {
    let masks = masks(speech.environment, atMost: .max)
    frame.describe(
      masks.isEmpty ? TerminalText.empty.text(speech.environment.language) : masks,
      isFocused: speech.hasFocus(state), to: speech)
  }

  private func masks(_ environment: Environment, atMost room: Int) -> String {
    String(repeating: environment.symbols.mask, count: min(state.count, room))
  }
}
