import Phrases
import TerminalUI

/// Why what is shown may be incomplete or out of date; cut where it would take too many rows of it.
struct Notice: Widget {
  let text: Phrase

  private static let mostRows = 5

  private var paragraph: Paragraph { Paragraph(text, Style(.warning)) }

  func size(in offered: Size, _ environment: Environment) -> Size {
    let rows = min((offered.rows + 1) / 2, Self.mostRows)
    return paragraph.size(in: Size(columns: offered.columns, rows: rows), environment)
  }

  func draw(on canvas: Canvas) { paragraph.draw(on: canvas) }

  func describe(to speech: Speech) { paragraph.describe(to: speech) }
}
