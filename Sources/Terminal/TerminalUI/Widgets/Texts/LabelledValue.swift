public import Phrases

/// A value behind its dim label: a line of a receipt, or one thing that is known of a person.
public struct LabelledValue: Widget {
  private let label: Phrase
  private let value: Phrase
  private let labelColumns: Int
  private let mostRows: Int
  private let link: Hyperlink?

  /// - Parameters:
  ///   - label: What the value is.
  ///   - value: A line feed in it is shown as a mark, and begins no line.
  ///   - labelColumns: The columns of the label and the space behind it, so that values align.
  ///   - mostRows: The value is cut where it needs more.
  ///   - link: Where the value leads, on a terminal that has links.
  public init(
    _ label: some Phrased, _ value: some Phrased, labelColumns: Int, mostRows: Int = .max,
    link: Hyperlink? = nil
  ) {
    self.label = label.phrase
    self.value = value.phrase
    self.labelColumns = labelColumns
    self.mostRows = mostRows
    self.link = link
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let room = Size(
      columns: max(offered.columns - labelColumns, 0), rows: min(mostRows, offered.rows))
    let size = paragraph(environment).size(in: room, environment)
    return Size(
      columns: min(labelColumns + size.columns, offered.columns),
      rows: min(max(size.rows, 1), offered.rows))
  }

  public func draw(on canvas: Canvas) {
    Columns(
      .fixed(labelColumns, Label(label, Style(.dim))), .flexible(paragraph(canvas.environment))
    ).draw(on: canvas)
    guard let link else { return }
    let columns = max(canvas.size.columns - labelColumns, 0)
    canvas.region(Rect(column: labelColumns, columns: columns, rows: canvas.size.rows))
      .makeLink(to: link)
  }

  private func shown(_ environment: Environment) -> String {
    ControlCharacters.escaped(value.text(environment.language), environment.symbols)
  }

  private func paragraph(_ environment: Environment) -> Paragraph {
    Paragraph(shown(environment))
  }

  public func describe(to speech: Speech) {
    speech.say("\(label.text(speech.environment.language)): \(shown(speech.environment))")
  }
}
