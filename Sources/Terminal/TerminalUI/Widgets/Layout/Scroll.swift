/// A scrolling area; a bar at the right edge shows where there is more.
///
/// Where nothing else on the screen can have the focus, the area has it, with its mark beside the content,
/// or in its first column, which the content should leave blank then.
public struct Scroll: Widget {
  private let state: ScrollState
  private let content: any Widget

  /// An unlimited height for measuring.
  private static let unlimitedRows = 100_000

  /// `state` belongs to the view, so that an area stays where it was scrolled to.
  public init(_ state: ScrollState, _ content: any Widget) {
    self.state = state
    self.content = content
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let size = whole(offered.columns, environment)
    return Size(columns: size.columns, rows: min(size.rows, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    let (size, pass) = (canvas.size, canvas.pass)
    let (hanging, left, right) = canvas.hanging
    var inner = size
    inner.rows = whole(size.columns, canvas.environment).rows
    if right == 0 {
      inner.columns = ScrollBar.columns(
        of: inner.rows, visible: size.rows, in: size.columns, few: ScrollBar.fewColumnsOfPage)
    } else if right < ScrollBar.columns, size.columns >= ScrollBar.fewColumnsOfTable,
      inner.rows > size.rows
    {
      inner.columns -= 1
    }
    if inner.columns < size.columns {
      inner.rows = whole(inner.columns, canvas.environment).rows
    }
    inner.rows = max(inner.rows, size.rows)
    state.layOut(rows: inner.rows, visibleRows: size.rows)
    if state.lastOffset > 0, let notches = canvas.wheel {
      canvas.setMouseTarget { [state] in state.scroll(by: notches * Mouse.linesPerNotch) }
    }
    let count = pass.placements.count
    drawContent(inner, on: canvas)
    var focused: RenderPass.Placement? {
      pass.placements[count...].first { $0.responder === pass.focus }
    }
    if pass.placements.count == count, canvas.placeSole(state.sole) { hanging.drawFocusMark() }
    if let focused, state.follow(focused, top: canvas.frame.origin.row) {
      pass.removePlacements(after: count)
      pass.focusMark = nil
      hanging.fill()
      drawContent(inner, on: canvas)
    }
    ScrollBar(lines: inner.rows, visible: size.rows, offset: state.offset)
      .draw(on: hanging, beside: left + inner.columns) { [state] in state.scroll(to: $0) }
    if let focused { pointTo(focused, on: hanging) }
  }

  /// Draws the mark of a focus that is out of sight at that end of the bar.
  private func pointTo(_ focused: RenderPass.Placement, on canvas: Canvas) {
    let (row, last) = (focused.row - canvas.frame.origin.row, canvas.size.rows - 1)
    guard canvas.focusMark == nil, row < 0 || row > last else { return }
    canvas.drawFocusMark(at: Point(column: canvas.size.columns - 1, row: row < 0 ? 0 : last))
  }

  private func whole(_ columns: Int, _ environment: Environment) -> Size {
    content.size(in: Size(columns: columns, rows: Self.unlimitedRows), environment)
  }

  private func drawContent(_ inner: Size, on canvas: Canvas) {
    let window = canvas.region(Rect(columns: inner.columns, rows: canvas.size.rows))
    content.draw(on: window.region(Rect(origin: Point(row: -state.offset), size: inner)))
  }

  public func describe(to speech: Speech) { content.describe(to: speech) }
}
