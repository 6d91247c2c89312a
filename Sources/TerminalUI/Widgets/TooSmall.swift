import Phrases

/// A message that the window is too small.
public struct TooSmall: Widget {
  private let minimum: Size

  /// `minimum` is the smallest supported size.
  public init(minimum: Size) {
    self.minimum = minimum
  }

  public func size(in offered: Size, _ environment: Environment) -> Size { offered }

  public func draw(on canvas: Canvas) {
    let text = TerminalText.tooSmall(minimum).text(canvas.environment.language)
    Paragraph(text, Style(.warning)).draw(on: canvas)
  }

  public func describe(to speech: Speech) {
    speech.say(TerminalText.tooSmall(minimum).text(speech.environment.language))
  }
}
