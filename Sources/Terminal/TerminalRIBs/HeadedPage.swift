import TerminalUI

/// A head and a foot over the whole width, and between them other content, where the focus begins.
struct HeadedPage: Widget {
  let head: any Widget
  let content: any Widget
  var foot: (any Widget)?

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    let top = head.size(in: size, canvas.environment).rows
    let below = Size(columns: size.columns, rows: max(size.rows - top, 0))
    let bottom = max(size.rows - (foot?.size(in: below, canvas.environment).rows ?? 0), top)
    // Drawn before the head, so that the focus begins in it.
    content.draw(on: canvas.region(rows: top..<bottom))
    head.draw(on: canvas.region(rows: 0..<top))
    foot?.draw(on: canvas.region(rows: bottom..<max(size.rows, bottom)))
  }

  func describe(to speech: Speech) {
    head.describe(to: speech)
    content.describe(to: speech)
    foot?.describe(to: speech)
  }
}
