import TerminalUI

/// A label with a value: beside it, or below it in few columns.
struct GlanceLine: Widget {
  let label: String
  let value: String

  private static let labelColumns = 14
  /// In fewer columns the value stands below.
  private static let roomForBoth = 2 * labelColumns

  func size(in offered: Size, _ environment: Environment) -> Size {
    widget(offered.columns).size(in: offered, environment)
  }

  func draw(on canvas: Canvas) { widget(canvas.size.columns).draw(on: canvas) }

  func describe(to speech: Speech) {
    speech.say(speech.words(of: widget(Self.roomForBoth)))
  }

  private func widget(_ columns: Int) -> any Widget {
    let name = Label(label, Style(.dim))
    guard columns >= Self.roomForBoth else {
      return Rows(.fixed(1, name), .intrinsic(Padding(columns: 1, Paragraph(value))))
    }
    return Columns(.fixed(Self.labelColumns, name), .flexible(Paragraph(value)))
  }
}
