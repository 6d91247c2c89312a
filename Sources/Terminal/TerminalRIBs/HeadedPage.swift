import TerminalUI

/// A head over the whole width, and below it other content, where the focus begins.
struct HeadedPage: Widget {
  let head: any Widget
  let content: any Widget

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    let rows = head.size(in: size, canvas.environment).rows
    // Drawn before the head, so that the focus begins in it.
    content.draw(on: canvas.region(rows: rows..<max(size.rows, rows)))
    head.draw(on: canvas.region(rows: 0..<rows))
  }

  func describe(to speech: Speech) {
    head.describe(to: speech)
    content.describe(to: speech)
  }
}
