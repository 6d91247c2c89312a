import ResourceKit

/// One line for a figure that is typed, at the right, with its label before it and what is wrong
/// below.
public struct AmountField: Widget {
  private let frame: FieldFrame
  private let text: String
  private let state: AmountState

  /// `text` is the figure with its separators and its unit.
  public init(
    _ label: String, _ text: String, _ state: AmountState, labelColumns: Int? = nil,
    error: String? = nil
  ) {
    frame = FieldFrame(label: label, labelColumns: labelColumns, error: error)
    self.text = text
    self.state = state
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    frame.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    let line = frame.draw(on: canvas)
    let isFocused = line.place(state)
    line.fill(Style(isFocused ? .text : .dim, underlined: true))
    // The last column is the caret's.
    let columns = line.size.columns - 1
    line.write(
      text, Style(bold: isFocused, underlined: true), columns: columns, alignment: .trailing)
    if isFocused { line.placeCaret(at: Point(column: columns, row: 0)) }
  }

  public func describe(to speech: Speech) {
    frame.describe(text, isFocused: speech.hasFocus(state), to: speech)
  }
}
