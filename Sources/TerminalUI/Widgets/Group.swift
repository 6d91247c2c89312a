/// A part of a screen under a title, set off by a surface, or by a rule where the terminal has no colour
/// for that.
///
/// The title is in the accent while something inside has the focus.
public struct Group: Widget {
  private let title: String
  private let detail: String
  private let content: any Widget

  /// The blank columns at each side.
  private static let margin = 1

  /// `detail` stands dim at the right of the title, as far as there is room.
  public init(_ title: String, detail: String = "", _ content: any Widget) {
    self.title = title
    self.detail = detail
    self.content = content
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let head = environment.columns(of: title) + (detail.isEmpty ? 0 : detailColumns(environment))
    let size = content.size(in: inside(offered), environment)
    return Size(
      columns: max(size.columns, head) + 2 * Self.margin, rows: size.rows + 1
    ).limited(to: offered)
  }

  private func detailColumns(_ environment: Environment) -> Int {
    environment.columns(of: detail) + 2
  }

  private func inside(_ size: Size) -> Size {
    Size(columns: max(size.columns - 2 * Self.margin, 0), rows: max(size.rows - 1, 0))
  }

  public func draw(on canvas: Canvas) {
    let placed = canvas.pass.placements.count
    let place = Rect(origin: Point(column: Self.margin, row: 1), size: inside(canvas.size))
    content.draw(on: canvas.region(place))
    let focus = canvas.pass.focus
    drawHead(
      hasFocus: focus != nil
        && canvas.pass.placements[placed...].contains { $0.responder === focus },
      on: canvas)
    guard canvas.environment.hasSurfaces else { return }
    canvas.restyle { if $0.background == nil { $0.background = .surface } }
  }

  private func drawHead(hasFocus: Bool, on canvas: Canvas) {
    let columns = canvas.size.columns - 2 * Self.margin
    guard columns > 0 else { return }
    let line = canvas.region(Rect(column: Self.margin, columns: columns, rows: 1))
    var used = line.write(title, Style(hasFocus ? .accent : .text, bold: true))
    var end = columns
    if !detail.isEmpty, columns - used >= detailColumns(canvas.environment) {
      end -= canvas.environment.columns(of: detail)
      line.write(detail, at: Point(column: end), Style(.dim))
      end -= 1
    }
    used += 1
    guard !canvas.environment.hasSurfaces, used < end else { return }
    line.fill(
      Style(.rule), with: canvas.environment.symbols.rule,
      in: Rect(column: used, columns: end - used, rows: 1))
  }

  public func describe(to speech: Speech) {
    speech.say([title, detail].filter { !$0.isEmpty }.joined(separator: ", "))
    content.describe(to: speech)
  }
}
