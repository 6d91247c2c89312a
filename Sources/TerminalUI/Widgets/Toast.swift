/// A message of one line above the footer; how long it stays is the riblet's matter.
public struct Toast: Widget {
  private let text: String
  private let role: Role

  public init(_ text: String, _ role: Role = .text) {
    self.text = text
    self.role = role
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(1, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    let style = Style(role, on: .surface)
    let line = Rect(size: Size(columns: canvas.size.columns, rows: min(1, canvas.size.rows)))
    canvas.fill(style, in: line)
    canvas.write(text, at: Point(column: 1, row: 0), style)
  }

  public func describe(to speech: Speech) { speech.say(TerminalText.toast.phrase, value: text) }
}
