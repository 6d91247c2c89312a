import TerminalUI

/// A label with a value: beside it, or below it in few columns.
struct GlanceLine: CompositeWidget {
  let label: String
  let value: String

  private static let labelColumns = 14
  /// In fewer columns the value stands below.
  private static let roomForBoth = 2 * labelColumns

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let name = Label(label, Style(.dim))
    guard size.columns >= Self.roomForBoth else {
      return Rows(.fixed(1, name), .intrinsic(Padding(columns: 1, Paragraph(value))))
    }
    return Columns(.fixed(Self.labelColumns, name), .flexible(Paragraph(value)))
  }

  func describe(to speech: Speech) {
    let room = Size(columns: Self.roomForBoth, rows: 1)
    speech.say(speech.words(of: content(in: room, speech.environment)))
  }
}
