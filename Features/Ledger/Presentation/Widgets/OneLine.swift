import TerminalUI

/// A widget of several parts that says itself in one line.
struct OneLine: Widget {
  private let content: any Widget

  init(_ content: any Widget) { self.content = content }

  func size(in offered: Size, _ environment: Environment) -> Size {
    content.size(in: offered, environment)
  }

  func draw(on canvas: Canvas) { content.draw(on: canvas) }

  func describe(to speech: Speech) { speech.say(speech.words(of: content)) }
}
