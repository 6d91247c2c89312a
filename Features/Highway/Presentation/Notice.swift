import TerminalUI

/// Why what is shown may be incomplete or out of date; one line in a low window.
struct Notice: Widget {
  let text: String

  private static let fewRows = 12

  private var paragraph: Paragraph { Paragraph(text, Style(.warning)) }

  func size(in offered: Size, _ environment: Environment) -> Size {
    let size = paragraph.size(in: offered, environment)
    return offered.rows < Self.fewRows
      ? Size(columns: size.columns, rows: min(size.rows, 1)) : size
  }

  func draw(on canvas: Canvas) {
    if canvas.size.rows > 1 {
      paragraph.draw(on: canvas)
    } else {
      Label(text, Style(.warning)).draw(on: canvas)
    }
  }

  func describe(to speech: Speech) { paragraph.describe(to: speech) }
}
