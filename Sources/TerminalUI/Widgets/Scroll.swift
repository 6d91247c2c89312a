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
    let (size, pass) = (canvas.size, canvas.pass)
    var inner = size
    if whole(size.columns, canvas.environment).rows > size.rows {
      inner.columns = max(size.columns - Self.arrowColumns, 1)
      inner.rows = whole(inner.columns, canvas.environment).rows
    }
    state.layOut(rows: inner.rows, visibleRows: size.rows)
    if state.lastOffset > 0, let notches = canvas.wheel {
      canvas.setMouseTarget { [state] in state.scroll(by: notches * Mouse.linesPerNotch) }
    }
    let count = pass.placements.count
    drawContent(inner, on: canvas)
    let focused = pass.placements[count...].first { $0.responder === pass.focus }
    if let focused, state.follow(focused, top: canvas.frame.origin.row) {
      pass.removePlacements(after: count)
      canvas.fill()
      drawContent(inner, on: canvas)
    }
    canvas.drawMoreArrows(
      inColumn: size.columns - 1, above: state.offset > 0 ? 0 : nil,
      below: state.offset < state.lastOffset ? size.rows - 1 : nil)
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
