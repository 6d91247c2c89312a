import Phrases

/// A bordered widget over another one, which is drawn faint and inactive.
public struct Sheet: Widget {
  private let title: String
  private let content: any Widget
  private let under: any Widget
  private let maximum: Size

  /// A sheet of the preferred size of its content, at most `maximum` with its border.
  public init(
    title: String, content: any Widget, over under: any Widget,
    maximum: Size = Size(columns: 64, rows: 20)
  ) {
    self.title = title
    self.content = content
    self.under = under
    self.maximum = maximum
  }

  public func size(in offered: Size, _ environment: Environment) -> Size { offered }

  public func draw(on canvas: Canvas) {
    under.draw(on: canvas.inactive(isFaint: true))
    let padding = Self.padding(in: canvas.size)
    let margins = Size(columns: 2 + 2 * padding.columns, rows: 2 + 2 * padding.rows)
    let limit = canvas.size.limited(to: maximum)
    let room = Size(columns: limit.columns - margins.columns, rows: limit.rows - margins.rows)
    let inner = content.size(in: room, canvas.environment)
    let titleColumns = canvas.environment.columns(of: title) + 6
    let size = Size(
      columns: max(inner.columns + margins.columns, titleColumns),
      rows: inner.rows + margins.rows
    ).limited(to: limit)
    let sheet = canvas.region(
      Rect(
        column: (canvas.size.columns - size.columns) / 2, row: (canvas.size.rows - size.rows) / 2,
        columns: size.columns, rows: size.rows))
    sheet.fill()
    guard size.columns >= 4, size.rows >= 3 else { return content.draw(on: sheet) }
    drawBorder(on: sheet)
    let inside = Padding(columns: 1 + padding.columns, rows: 1 + padding.rows, content)
    inside.draw(on: sheet)
  }

  /// The blank space inside the border, smaller on small screens.
  private static func padding(in size: Size) -> Size {
    Size(columns: size.columns < 40 ? 1 : 3, rows: size.rows < 12 ? 0 : 1)
  }

  private func drawBorder(on sheet: Canvas) {
    let symbols = sheet.environment.symbols
    let style = Style(.rule)
    let (right, bottom) = (sheet.size.columns - 1, sheet.size.rows - 1)
    let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    for row in [0, bottom] {
      let edge = Rect(column: 1, row: row, columns: right - 1, rows: 1)
      sheet.fill(style, with: symbols.rule, in: edge)
    }
    for column in [0, right] {
      let edge = Rect(column: column, row: 1, columns: 1, rows: bottom - 1)
      sheet.fill(style, with: symbols.vertical, in: edge)
    }
    for (corner, place) in zip(symbols.corners, corners) {
      sheet.write(corner, at: Point(column: place.0, row: place.1), style)
    }
    let room = sheet.size.columns - 6
    guard room > 0, !title.isEmpty else { return }
    let used = sheet.write(title, at: Point(column: 3, row: 0), Style(bold: true), columns: room)
    sheet.fill(in: Rect(column: 2, row: 0, columns: 1, rows: 1))
    sheet.fill(in: Rect(column: 3 + used, row: 0, columns: 1, rows: 1))
  }

  public func describe(to speech: Speech) {
    speech.say(TerminalText.sheet.phrase, title)
    content.describe(to: speech)
  }
}
