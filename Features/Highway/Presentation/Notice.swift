import TerminalUI

/// Why what is shown may be incomplete or out of date; cut where it would take too many rows.
struct Notice: Widget {
  let text: String

  private static let narrow = 60
  private static let mostRows = (narrow: 2, else: 4)

  private var paragraph: Paragraph { Paragraph(text, Style(.warning)) }

  func size(in offered: Size, _ environment: Environment) -> Size {
    let most = offered.columns < Self.narrow ? Self.mostRows.narrow : Self.mostRows.else
    return paragraph.size(
      in: Size(columns: offered.columns, rows: min(offered.rows, most)), environment)
  }

  func draw(on canvas: Canvas) { paragraph.draw(on: canvas) }

  func describe(to speech: Speech) { paragraph.describe(to: speech) }
}
