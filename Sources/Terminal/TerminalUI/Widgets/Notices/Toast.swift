public import Phrases

/// A message above the footer, on one line if it fits.
public struct Toast: Widget {
  private let text: Phrase
  private let style: Style

  /// `role` is the colour of the text.
  public init(_ text: some Phrased, _ role: Role = .text) {
    self.text = text.phrase
    style = Style(role, on: .surface)
  }

  /// What it says.
  func sentence(_ environment: Environment) -> String { environment.sentence(text) }

  private func paragraph(_ columns: Int) -> Padding {
    Padding(columns: Canvas.insetColumns(in: columns), Paragraph(text, style))
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let paragraph = paragraph(offered.columns)
    return Size(columns: offered.columns, rows: paragraph.size(in: offered, environment).rows)
  }

  public func draw(on canvas: Canvas) {
    canvas.pass.announcement = canvas.environment.sentence(text)
    let part = canvas.region(rows: 0..<size(in: canvas.size, canvas.environment).rows)
    part.fill(style)
    paragraph(canvas.size.columns).draw(on: part)
  }

  public func describe(to speech: Speech) {
    let environment = speech.environment
    let title = TerminalText.toast.text(environment.language)
    speech.say("\(title): \(environment.sentence(text))", .notice)
  }
}

/// A sentence about how something has ended, which the user is told of who has gone elsewhere meanwhile.
public struct CompletionNotice: Widget {
  private let text: Phrase
  private let widget: any Widget

  /// Shows `widget`, which says `text`.
  public init(_ text: some Phrased, _ widget: any Widget) {
    self.text = text.phrase
    self.widget = widget
  }

  /// Shows why something has failed.
  public init(failure: some Phrased) {
    self.init(failure, Paragraph(failure, Style(.danger)))
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    widget.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    canvas.pass.announcement = canvas.environment.sentence(text)
    widget.draw(on: canvas)
  }

  public func describe(to speech: Speech) { widget.describe(to: speech) }
}
