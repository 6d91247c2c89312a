public import Phrases

/// Wrapped text; if it has too few rows, the last one ends with an ellipsis.
public struct Paragraph: Widget {
  private let text: Phrase
  private let style: Style
  private let alignment: Alignment

  /// Wraps each line of `text` between words; text in the role `danger` is spoken as an error.
  public init(_ text: some Phrased, _ style: Style = .plain, alignment: Alignment = .leading) {
    self.text = text.phrase
    self.style = style
    self.alignment = alignment
  }

  /// What it says.
  func sentence(_ environment: Environment) -> String { environment.sentence(text) }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let text = environment.sentence(text)
    let lines = TextWrap.lines(of: text, columns: offered.columns, environment.symbols)
    let columns = lines.map { TextWidth.columns(ofEscaped: $0) }.max() ?? 0
    return Size(columns: columns, rows: lines.count).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let symbols = canvas.environment.symbols
    let text = canvas.environment.sentence(text)
    let lines = TextWrap.lines(of: text, columns: canvas.size.columns, symbols)
    for (row, line) in lines.prefix(canvas.size.rows).enumerated() {
      let isCut = row == canvas.size.rows - 1 && lines.count > canvas.size.rows
      var shown = line
      if isCut {
        if canvas.isActive { canvas.pass.cutTexts.append(text) }
        let isFull = TextWidth.columns(ofEscaped: line) >= canvas.size.columns
        // Makes a full line too long by one character, so that `write` cuts it.
        shown = isFull ? line + " " : line + String(symbols.ellipsis)
      }
      canvas.write(shown, at: Point(column: 0, row: row), style, alignment: alignment)
    }
  }

  public func describe(to speech: Speech) {
    let kind: SpokenLine.Kind = style.role == .danger ? .error : .normal
    let text = speech.environment.sentence(text)
    for paragraph in TextWrap.paragraphs(of: text) { speech.say(paragraph, kind) }
  }
}
