public import Phrases

/// A sentence about something that is waited for, such as "Loading people.", which is shown and spoken
/// only where that takes longer than 200 ms.
public struct LoadingText: Widget {
  private let text: Phrase
  private let paragraph: Paragraph

  /// `text` says what is waited for; the same text in the next frame is the same wait.
  public init(_ text: some Phrased, alignment: Alignment = .leading) {
    self.text = text.phrase
    paragraph = Paragraph(text, Style(.dim), alignment: alignment)
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    paragraph.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    guard canvas.pass.waits(for: text.text(canvas.environment.language)) else { return }
    canvas.pass.progress = canvas.pass.progress ?? .unknown
    paragraph.draw(on: canvas)
  }

  public func describe(to speech: Speech) {
    if speech.isLong(text.text(speech.environment.language)) { paragraph.describe(to: speech) }
  }
}
