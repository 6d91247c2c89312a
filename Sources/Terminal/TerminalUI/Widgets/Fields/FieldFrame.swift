import Phrases

/// The label before a field and the error below it.
@MainActor
struct FieldFrame {
  private var label: Phrase
  private var labelColumns: Int?
  private let error: Phrase?

  private static let naturalColumns = 24
  /// More than a field ever has; a form of more rows than its sheet scrolls.
  private static let maximumErrorRows = 12

  init(_ label: some Phrased, labelColumns: Int?, error: (any Phrased)?) {
    self.label = label.phrase
    self.labelColumns = labelColumns
    self.error = error?.phrase
  }

  /// The same frame without its label.
  var withoutLabel: FieldFrame {
    var frame = self
    (frame.label, frame.labelColumns) = (Phrase(""), nil)
    return frame
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = startColumn(environment) + Self.naturalColumns
    return Size(columns: columns, rows: 1 + errorRows(offered.columns, environment))
      .limited(to: offered)
  }

  /// Draws the label, the error and the line for the text, on which it places `state`; the mark of the
  /// focus stands before that.
  func draw(
    _ state: any Responder, on canvas: Canvas
  ) -> (line: Canvas, isFocused: Bool) {
    let size = canvas.size
    let start = textColumn(size.columns, canvas.environment)
    canvas.write(label.text(canvas.environment.language), Style(.dim), columns: start - 1)
    if let error {
      let column = errorColumn(error, size.columns, canvas.environment)
      let below = Rect(
        column: column, row: 1, columns: size.columns - column, rows: size.rows - 1)
      Paragraph(error, Style(.danger)).draw(on: canvas.region(below))
    }
    let line = canvas.region(Rect(column: start, columns: size.columns - start, rows: 1))
    let isFocused = line.place(state)
    line.fill(Style(isFocused ? .text : .dim, underlined: true))
    if isFocused { canvas.drawFocusMark(at: Point(column: max(start - 1, 0))) }
    return (line, isFocused)
  }

  /// `example` is what an empty field shows; it is also the name of a field without a label.
  func describe(
    _ state: any Responder, _ value: String, example: String = "", to speech: Speech
  ) {
    let language = speech.environment.language
    let empty = TerminalText.empty.text(language)
    let label = label.text(language)
    let isNamed = !label.isEmpty
    let none = isNamed && !example.isEmpty ? "\(empty) (\(example))" : empty
    speech.say(
      TerminalText.field, isNamed ? label : example, value: value.isEmpty ? none : value,
      isFocused: speech.hasFocus(state))
    guard let error else { return }
    let sentence = speech.environment.sentence(error)
    speech.say("\(TerminalText.error.text(language)): \(sentence)", .error)
  }

  private func errorRows(_ columns: Int, _ environment: Environment) -> Int {
    guard let error else { return 0 }
    let column = errorColumn(error, columns, environment)
    let room = Size(columns: columns - column, rows: Self.maximumErrorRows)
    return Paragraph(error).size(in: room, environment).rows
  }

  /// Below the text, or below the label if the text has too few columns for a sentence.
  private func errorColumn(_ error: Phrase, _ columns: Int, _ environment: Environment) -> Int {
    let start = textColumn(columns, environment)
    let isNarrow = columns - start < Self.naturalColumns
    let isLong = environment.columns(of: error) > columns - start
    return isNarrow && isLong ? min(2, start) : start
  }

  /// The columns for the text.
  func textColumns(in columns: Int, _ environment: Environment) -> Int {
    columns - textColumn(columns, environment)
  }

  private func textColumn(_ columns: Int, _ environment: Environment) -> Int {
    // Before it is the mark of the focus.
    max(min(startColumn(environment), columns / 2), 1)
  }

  private func startColumn(_ environment: Environment) -> Int {
    if let labelColumns { return max(labelColumns, 1) }
    let label = label.text(environment.language)
    return label.isEmpty ? 1 : environment.columns(of: label) + 2
  }
}
