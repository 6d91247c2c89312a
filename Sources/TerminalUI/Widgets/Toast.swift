/// A message above the footer, on one line if it fits.
public struct Toast: Widget {
  private let text: String
  private let role: Role

  public init(_ text: String, _ role: Role = .text) {
    self.text = text
    self.role = role
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let inside = Size(columns: offered.columns - 2, rows: offered.rows)
    return Size(columns: offered.columns, rows: paragraph.size(in: inside, environment).rows)
  }

  public func draw(on canvas: Canvas) {
    let rows = size(in: canvas.size, canvas.environment).rows
    let size = Size(columns: canvas.size.columns, rows: rows)
    canvas.fill(style, in: Rect(size: size))
    Padding(columns: 1, paragraph).draw(on: canvas.region(Rect(size: size)))
  }

  private var paragraph: Paragraph { Paragraph(text, style) }

  private var style: Style { Style(role, on: .surface) }

  public func describe(to speech: Speech) { speech.say(TerminalText.toast.phrase, value: text) }
}
