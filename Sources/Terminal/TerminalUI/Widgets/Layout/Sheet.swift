public import Phrases

/// A bordered widget over another one, which is drawn faint and inactive.
///
/// In a wide window it is at the bottom right, else in the middle, but in other rows where it would cover
/// the selected one.
public struct Sheet: Widget {
  private let title: Phrase
  private let content: any Widget
  private let under: any Widget
  private let maximum: Size

  /// What sheets are at most, unless their content asks for more.
  public static let maximum = Size(columns: 64, rows: 20)

  /// In a window of fewer columns its content has one blank column beside it.
  private static let narrow = 30
  /// The blank columns beside the border.
  private static let gap = 2
  /// From so many columns on, without the insets, sheets are at the bottom right.
  private static let wide = 100 - 2 * Canvas.insetColumns

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
    let place = Rect(origin: origin(of: size, on: canvas), size: size)
    canvas.pass.selections = []
    let around = Rect(
      column: place.origin.column - Self.gap, row: place.origin.row,
      columns: size.columns + 2 * Self.gap, rows: size.rows)
    let hanging = canvas.hanging
    hanging.canvas.blankCutWords(beside: around.moved(by: hanging.left))
    hanging.canvas.fill(in: around.moved(by: hanging.left))
    let sheet = canvas.region(place)
    guard size.columns >= 4, size.rows >= 3 else { return content.draw(on: sheet) }
    drawBorder(title, on: sheet)
    let page = sheet.region(
      Rect(
        column: columns, row: rows, columns: size.columns - 2 * columns,
        rows: size.rows - 2 * rows))
    let gutter = canvas.pass.buffer.size.columns < Self.narrow ? 1 : Canvas.insetColumns
    content.draw(on: columns > gutter ? page.withGutters(columns: gutter) : page)
  }

  /// The first place that covers no selected row, or else the first.
  private func origin(of size: Size, on canvas: Canvas) -> Point {
    let room = canvas.size
    let (rest, middle) = (room.rows - size.rows, (room.columns - size.columns) / 2)
    let isWide = room.columns >= Self.wide
    let places =
      isWide
      ? [rest, 0].map { Point(column: room.columns - size.columns, row: $0) }
      : [rest / 2, rest, 0].map { Point(column: middle, row: $0) }
    let selected = canvas.pass.selections
    return places.first { place in
      let shown = Rect(origin: canvas.onScreen(place), size: size)
      return selected.allSatisfy { $0.intersection(shown).isEmpty }
    } ?? places[0]
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
