public import Phrases

/// A bordered widget over another one, which is drawn faint and inactive.
public struct Sheet: Widget {
  private let title: Phrase
  private let content: any Widget
  private let under: any Widget
  private let maximum: Size

  /// What sheets are at most, unless their content asks for more.
  public static let maximum = Size(columns: 64, rows: 20)

  /// A sheet of the preferred size of its content, at most `maximum` with its border.
  public init(
    title: some Phrased, content: any Widget, over under: any Widget = Blank(),
    maximum: Size = Self.maximum
  ) {
    self.title = title.phrase
    self.content = content
    self.under = under
    self.maximum = maximum
  }

  private func shownTitle(_ language: Language) -> String { title.text(language).sentenceCased }

  public func draw(on canvas: Canvas) {
    let title = shownTitle(canvas.environment.language)
    under.draw(on: canvas.inactive(isFaint: true))
    // Smaller margins on small screens.
    let (columns, rows) = (canvas.size.columns < 40 ? 2 : 4, canvas.size.rows < 12 ? 1 : 2)
    let inside = Padding(columns: columns, rows: rows, content)
    let limit = canvas.size.limited(to: maximum)
    var size = inside.size(in: limit, canvas.environment)
    size.columns = max(size.columns, canvas.environment.columns(of: title) + 6)
    size = size.limited(to: limit)
    let sheet = canvas.region(
      Rect(
        column: (canvas.size.columns - size.columns) / 2, row: (canvas.size.rows - size.rows) / 2,
        columns: size.columns, rows: size.rows))
    sheet.fill()
    guard size.columns >= 4, size.rows >= 3 else { return content.draw(on: sheet) }
    drawBorder(title, on: sheet)
    let page = sheet.region(
      Rect(
        column: columns, row: rows, columns: size.columns - 2 * columns,
        rows: size.rows - 2 * rows))
    content.draw(on: columns > Canvas.insetColumns ? page.withGutters() : page)
  }

  private func drawBorder(_ title: String, on sheet: Canvas) {
    let symbols = sheet.environment.symbols
    let style = Style(.rule)
    let (right, bottom) = (sheet.size.columns - 1, sheet.size.rows - 1)
    for column in [0, right] {
      sheet.fill(style, with: symbols.vertical, in: Rect(column: column, columns: 1, rows: bottom))
    }
    for row in [0, bottom] {
      sheet.fill(style, with: symbols.rule, in: Rect(row: row, columns: right, rows: 1))
    }
    let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    for (corner, (column, row)) in zip(symbols.corners, corners) {
      sheet.write(corner, at: Point(column: column, row: row), style)
    }
    let room = sheet.size.columns - 6
    guard room > 0, !title.isEmpty else { return }
    let used = sheet.write(title, at: Point(column: 3), Style(bold: true), columns: room)
    for column in [2, 3 + used] { sheet.write(" ", at: Point(column: column), .plain) }
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    let (sheet, title) = (TerminalText.sheet.text(language), shownTitle(language))
    speech.say(title.isEmpty ? sheet : "\(sheet) \(title)", .place)
    content.describe(to: speech)
  }
}
