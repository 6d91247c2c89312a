/// A one-line field for an amount, aligned at the right, with a label and an error below.
public struct AmountField: Widget {
  private let frame: FieldFrame
  private let frameWithoutLabel: FieldFrame
  private let text: String
  private let state: AmountState

  /// `text` is the formatted amount with its unit.
  public init(
    _ label: String, _ text: String, _ state: AmountState, labelColumns: Int? = nil,
    error: String? = nil
  ) {
    frame = FieldFrame(label: label, labelColumns: labelColumns, error: error)
    frameWithoutLabel = FieldFrame(label: "", labelColumns: nil, error: error)
    self.text = text
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    frame.size(in: offered, environment)
  }

  /// Hides the label where the amount would otherwise be cut.
  public func draw(on canvas: Canvas) {
    let columns = frame.textColumns(in: canvas.size.columns, canvas.environment) - 1
    let isCut = canvas.environment.columns(of: text) > columns
    drawText(on: (isCut ? frameWithoutLabel : frame).draw(on: canvas))
  }

  private func drawText(on line: Canvas) {
    let isFocused = line.place(state)
    line.fill(Style(isFocused ? .text : .dim, underlined: true))
    // The last column is for the caret.
    let columns = line.size.columns - 1
    line.write(
      text, Style(bold: isFocused, underlined: true), columns: columns, alignment: .trailing)
    if isFocused { line.placeCaret(at: Point(column: columns, row: 0)) }
  }

  public func describe(to speech: Speech) {
    frame.describe(text, isFocused: speech.hasFocus(state), to: speech)
  }
}
