public import Phrases

/// A part of a screen under a title, set off by a surface, or by a rule where the terminal has no colour
/// for that.
///
/// The title is in the accent while something inside has the focus.
public struct Group: Widget {
  private let title: Phrase
  private let detail: Phrase?
  private let content: any Widget

  /// The blank columns at each side, which hang beside the canvas where it has room for that.
  private static let margin = Canvas.insetColumns
  /// From so many rows on a surface has a blank one above, and below too where its content scrolls.
  private static let rowsToBreathe = 8
  /// An unlimited height for measuring.
  private static let unlimitedRows = 100_000
  /// The least blank columns between the title and the detail.
  private static let gap = 2

  /// `detail` stands dim at the right of the title, as far as there is room.
  public init(
    _ title: some Phrased, detail: (any Phrased)? = nil, _ content: any Widget
  ) {
    self.title = title.phrase
    self.detail = detail?.phrase
    self.content = content
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let title = environment.columns(of: title)
    let detail = detailText(environment.language)
    let head = title + (detail.isEmpty ? 0 : environment.columns(of: detail) + Self.gap)
    let size = content.size(in: inside(offered), environment)
    let hasBlanks = environment.hasSurfaces && !environment.isSmall
    let rows = size.rows + 1 + (hasBlanks ? 2 : 0)
    return Size(columns: max(size.columns, head) + 2 * Self.margin, rows: rows)
      .limited(to: offered)
  }

  /// Empty for none.
  private func detailText(_ language: Language) -> String { detail?.text(language) ?? "" }

  private func inside(_ size: Size) -> Size {
    Size(columns: max(size.columns - 2 * Self.margin, 0), rows: max(size.rows - 1, 0))
  }

  public func draw(on canvas: Canvas) {
    let canvas = canvas.hanging.canvas
    canvas.boundSelection()
    let placed = canvas.pass.placements.count
    let blanks = blanks(in: canvas.size, canvas.environment)
    let top = blanks.above + 1
    content.draw(on: canvas.inset(rows: top..<max(canvas.size.rows - blanks.below, top)))
    let focus = canvas.pass.focus
    drawHead(
      hasFocus: focus != nil
        && canvas.pass.placements[placed...].contains { $0.responder === focus },
      on: canvas.region(rows: blanks.above..<top))
    guard canvas.environment.hasSurfaces else { return }
    canvas.putOnSurface()
  }

  /// The blank rows of the surface above the title and below the content.
  ///
  /// With enough rows there is one above whatever the content needs, so that groups side by side begin in
  /// one row.
  private func blanks(in size: Size, _ environment: Environment) -> (above: Int, below: Int) {
    guard environment.hasSurfaces else { return (0, 0) }
    let room = Size(columns: inside(size).columns, rows: Self.unlimitedRows)
    let rows = content.size(in: room, environment).rows + 1
    let (fits, isTall) = (rows + 2 <= size.rows, size.rows >= Self.rowsToBreathe)
    return (fits || isTall ? 1 : 0, fits || isTall && rows > size.rows ? 1 : 0)
  }

  private func drawHead(hasFocus: Bool, on canvas: Canvas) {
    let line = canvas.inset()
    let columns = line.size.columns
    guard columns > 0 else { return }
    let environment = canvas.environment
    let detail = detailText(environment.language)
    let detailColumns = environment.columns(of: detail)
    var used = line.write(
      title.text(environment.language), Style(hasFocus ? .accent : .text, bold: true))
    var end = columns
    if !detail.isEmpty, columns - used >= detailColumns + Self.gap {
      end -= detailColumns
      line.write(detail, at: Point(column: end), Style(.dim))
      end -= 1
    }
    used += 1
    guard !environment.hasSurfaces, used < end else { return }
    line.fill(
      Style(.rule), with: environment.symbols.rule,
      in: Rect(column: used, columns: end - used, rows: 1))
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    let words = [title.text(language), detailText(language)]
    speech.say(words.filter { !$0.isEmpty }.joined(separator: ", "))
    content.describe(to: speech)
  }
}
