import TerminalUI

/// One step of topping up: as large as the others, so that it covers the one that it lies over.
struct TopupPage: Widget {
  private let content: any Widget

  static let size = Size(columns: 44, rows: 11)

  init(_ content: any Widget) { self.content = content }

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(
      columns: min(Self.size.columns, offered.columns), rows: min(Self.size.rows, offered.rows))
  }

  func draw(on canvas: Canvas) { content.draw(on: canvas) }

  func describe(to speech: Speech) { content.describe(to: speech) }
}
