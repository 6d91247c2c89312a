public import Phrases

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
    canvas.pass.news = text.text(canvas.environment.language)
    widget.draw(on: canvas)
  }

  public func describe(to speech: Speech) { widget.describe(to: speech) }
}
