/// A scrolling area; arrows at the right edge show where there is more.
public struct Scroll: Widget {
  private let state: ScrollState
  private let content: any Widget

  /// An unlimited height for measuring.
  private static let unlimitedRows = 100_000
  /// The columns for the arrows and a blank before them.
  private static let arrowColumns = 2

  public init(_ state: ScrollState, _ content: any Widget) {
    self.state = state
    self.content = content
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let size = whole(offered.columns, environment)
    return Size(columns: size.columns, rows: min(size.rows, offered.rows))
  }

  public func draw(on canvas: Canvas) {
    let size = canvas.size
    guard whole(size.columns, canvas.environment).rows > size.rows else {
      state.layOut(rows: size.rows, visibleRows: size.rows)
      let count = canvas.pass.placements.count
      content.draw(on: canvas)
      // Records the focus, for when the content becomes taller.
      if let focused = focused(after: count, canvas) {
        _ = state.follow(focused, top: canvas.frame.origin.row)
      }
      return
    }
    let columns = max(size.columns - Self.arrowColumns, 1)
    let rows = whole(columns, canvas.environment).rows
    state.layOut(rows: rows, visibleRows: size.rows)
    if let notches = canvas.wheel {
      canvas.setMouseTarget { [state] in state.scroll(by: notches * Mouse.linesPerNotch) }
    }
    let inner = Size(columns: columns, rows: rows)
    let pass = canvas.pass
    let count = pass.placements.count
    drawContent(inner, on: canvas)
    if let focused = focused(after: count, canvas),
      state.follow(focused, top: canvas.frame.origin.row)
    {
      pass.removePlacements(after: count)
      canvas.fill()
      drawContent(inner, on: canvas)
    }
    canvas.drawMoreArrows(
      inColumn: size.columns - 1, above: state.offset > 0 ? 0 : nil,
      below: state.offset < state.lastOffset ? size.rows - 1 : nil)
  }

  /// The focused responder among those placed after the first `count`.
  private func focused(after count: Int, _ canvas: Canvas) -> RenderPass.Placement? {
    canvas.pass.placements[count...].first { $0.responder === canvas.pass.focus }
  }

  private func whole(_ columns: Int, _ environment: Environment) -> Size {
    content.size(in: Size(columns: columns, rows: Self.unlimitedRows), environment)
  }

  private func drawContent(_ inner: Size, on canvas: Canvas) {
    let window = canvas.region(
      Rect(column: 0, row: 0, columns: inner.columns, rows: canvas.size.rows))
    content.draw(
      on: window.region(Rect(origin: Point(column: 0, row: -state.offset), size: inner)))
  }

  public func describe(to speech: Speech) { content.describe(to: speech) }
}
