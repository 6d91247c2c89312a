import ResourceKit

/// What all fields have around what is typed: a label before it, and below it what is wrong.
struct FieldFrame {
  let label: String
  let labelColumns: Int?
  let error: String?

  private static let naturalColumns = 24

  func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = startColumn(environment) + Self.naturalColumns
    return Size(
      columns: min(columns, offered.columns), rows: min(error == nil ? 1 : 2, offered.rows))
  }

  /// Draws what is around; returns the line for what is typed.
  @MainActor
  func draw(on canvas: Canvas) -> Canvas {
    let start = min(startColumn(canvas.environment), canvas.size.columns / 2)
    canvas.write(label, Style(.dim), columns: start - 1)
    if let error {
      canvas.write(error, at: Point(column: start, row: 1), Style(.danger))
    }
    return canvas.region(
      Rect(column: start, row: 0, columns: canvas.size.columns - start, rows: 1))
  }

  @MainActor
  func describe(_ value: String, isFocused: Bool, to speech: Speech) {
    speech.say(TerminalText.field.phrase, label, value: value, isFocused: isFocused)
    if let error { speech.say(TerminalText.error.phrase, value: error) }
  }

  private func startColumn(_ environment: Environment) -> Int {
    if let labelColumns { return labelColumns }
    return label.isEmpty ? 0 : environment.columns(of: label) + 2
  }
}
