public import Phrases

/// A bordered widget over another one, which is drawn faint and inactive.
///
/// In a wide window it is at the bottom right, else in the middle, or at the bottom if it is a question; but in
/// other rows where it would cover the selected one. If it is about that row it gives up its blank ones for it, and
/// what is under the sheet is moved where that does not do. The head of a frame stays in sight where there is room.
public struct Sheet: Widget {
  private let title: Phrase
  private let content: any Widget
  private let under: any Widget
  private let maximum: Size
  private let leastRows: Int?
  private let isAtBottom: Bool

  /// In fewer rows a sheet covers the head of a frame if it does not fit below it.
  private static let roomyRows = 14

  /// What sheets are at most, unless their content asks for more.
  public static let maximum = Size(columns: 64, rows: 20)

  /// With fewer rows of its own, and its border, a sheet leaves what is under it where it is.
  private static let fewestRows = 5

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
    self.init(title: title, content: content, over: under, maximum: maximum, leastRows: nil)
  }

  /// A sheet that `isAtBottom` leaves in sight what stands above it, and one with `leastRows` for its content is
  /// lower than that where it would cover the selected row.
  package init(
    title: some Phrased, content: any Widget, over under: any Widget = Blank(),
    maximum: Size = Self.maximum, leastRows: Int? = nil, isAtBottom: Bool = false
  ) {
    self.leastRows = leastRows
    self.isAtBottom = isAtBottom
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
    let columns = canvas.size.columns < 40 ? 2 : 4
    var rows = canvas.size.rows < 12 ? 1 : 2
    let inside = Padding(columns: columns, rows: rows, content)
    let natural = size(of: inside, in: canvas.size.limited(to: maximum), canvas.environment)
    let room = room(for: natural, on: canvas)
    let limit = room.size.limited(to: maximum)
    var size =
      room.size == canvas.size ? natural : self.size(of: inside, in: limit, canvas.environment)
    size.columns = max(size.columns, canvas.environment.columns(of: title) + 6)
    size = size.limited(to: limit)
    var place = place(of: size, in: room, on: canvas)
    if let free = freePlace(of: size, insteadOf: place, besides: rows - 1, in: room, on: canvas) {
      (place, size, rows) = (free, free.size, 1)
    }
    canvas.pass.selectionsUnderSheets += canvas.pass.selections
    canvas.pass.selections = []
    let around = Rect(
      column: place.origin.column - Self.gap, row: place.origin.row,
      columns: size.columns + 2 * Self.gap, rows: size.rows)
    let hanging = canvas.hanging
    hanging.canvas.blankCutWords(beside: around.moved(by: hanging.left))
    hanging.canvas.fill(in: around.moved(by: hanging.left))
    let sheet = canvas.region(place)
    sheet.boundSelection(covers: true)
    // A border that leaves no cell inside would hide even the mark of the focus.
    guard size.columns > 2 * columns, size.rows > 2 * rows else { return content.draw(on: sheet) }
    drawBorder(title, on: sheet)
    let page = sheet.region(
      Rect(
        column: columns, row: rows, columns: size.columns - 2 * columns,
        rows: size.rows - 2 * rows))
    let gutter = canvas.pass.buffer.size.columns < Self.narrow ? 1 : Canvas.insetColumns
    content.draw(on: columns > gutter ? page.withGutters(columns: gutter) : page)
  }

  /// The size of a sheet, with the rows that it has in its own columns, which are fewer than were offered.
  private func size(of inside: any Widget, in offered: Size, _ environment: Environment) -> Size {
    var size = inside.size(in: offered, environment)
    let own = Size(columns: size.columns, rows: offered.rows)
    size.rows = max(size.rows, inside.size(in: own, environment).rows)
    return size
  }

  /// The rows of the canvas for a sheet of a size: those of the stage, if it fits there or there are many.
  private func room(for size: Size, on canvas: Canvas) -> Rect {
    let whole = Rect(size: canvas.size)
    guard let stage = canvas.pass.stage else { return whole }
    let top = stage.origin.row - canvas.onScreen(.zero).row
    let rows = Rect(row: top, columns: whole.size.columns, rows: stage.size.rows)
      .intersection(whole)
    return rows.size.rows >= min(size.rows, Self.roomyRows) ? rows : whole
  }

  /// The first place that covers least of the selected rows.
  ///
  /// Some end above such a row, and cover no more of what is above than they have to.
  private func place(of size: Size, in room: Rect, on canvas: Canvas) -> Rect {
    let top = canvas.onScreen(.zero)
    let selected = canvas.pass.selections
    let bottom = room.endRow - size.rows
    let middle = room.origin.row + (room.size.rows - size.rows) / 2
    let isWide = room.size.columns >= Self.wide
    let rest = room.size.columns - size.columns
    let rows =
      (isWide ? [bottom] : isAtBottom ? [bottom, middle] : [middle, bottom])
      + selected.map { $0.origin.row - top.row - size.rows }.filter { $0 >= room.origin.row }
    let places = rows.map {
      Rect(origin: Point(column: isWide ? rest : rest / 2, row: $0), size: size)
    }
    var best = places[0]
    for place in places
    where covered(selected, by: place, on: canvas) < covered(selected, by: best, on: canvas) {
      best = place
    }
    return best
  }

  /// A place that leaves the row in sight that the sheet is about, for a sheet of a size without so many blank rows
  /// at each end; nil without one, and where it is not needed.
  ///
  /// The sheet has fewer rows of content as far as it has its least. Where these cover the row too, what is under the
  /// sheet is moved by a few rows.
  private func freePlace(
    of size: Size, insteadOf place: Rect, besides blank: Int, in room: Rect, on canvas: Canvas
  ) -> Rect? {
    // Others may be selected beside it, as in the legend of a chart.
    let selections = canvas.pass.selections
    guard let leastRows, let row = selections.max(by: { $0.size.columns < $1.size.columns }),
      covered([row], by: place, on: canvas) > 0
    else { return nil }
    let most = size.rows - 2 * blank
    let least = min(leastRows, most - 2) + 2
    let low = (least...most).reversed().lazy
      .map { self.place(of: Size(columns: size.columns, rows: $0), in: room, on: canvas) }
      .first { covered([row], by: $0, on: canvas) == 0 }
    return low ?? moved(from: row, Size(columns: size.columns, rows: most), in: room, on: canvas)
  }

  /// The place of a sheet above or below a row, which is moved as little as possible with all that is around it; nil
  /// if there is no room for both.
  private func moved(from row: Rect, _ size: Size, in room: Rect, on canvas: Canvas) -> Rect? {
    let rows = min(size.rows, room.size.rows - row.size.rows)
    guard rows >= Self.fewestRows else { return nil }
    let start = row.origin.row - canvas.onScreen(.zero).row
    let (below, above) = (room.origin.row + rows, room.endRow - rows - row.size.rows)
    let isBelow = below - start < start - above
    canvas.hanging.canvas.moveRows(of: room, by: (isBelow ? below : above) - start)
    let size = Size(columns: size.columns, rows: rows)
    let column = place(of: size, in: room, on: canvas).origin.column
    return Rect(
      origin: Point(column: column, row: isBelow ? room.origin.row : room.endRow - rows), size: size
    )
  }

  /// How many columns of rows a place covers.
  private func covered(_ selections: [Rect], by place: Rect, on canvas: Canvas) -> Int {
    let shown = Rect(origin: canvas.onScreen(place.origin), size: place.size)
    return selections.map { $0.intersection(shown) }.filter { !$0.isEmpty }
      .reduce(0) { $0 + $1.size.columns }
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
