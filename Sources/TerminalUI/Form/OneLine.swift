/// A widget of several parts that is spoken as one line.
public struct OneLine: Widget {
  private let content: any Widget

  public init(_ content: any Widget) { self.content = content }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    content.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) { content.draw(on: canvas) }

  public func describe(to speech: Speech) { speech.say(speech.words(of: content)) }
}
