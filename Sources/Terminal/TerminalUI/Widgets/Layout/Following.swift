/// What shows the row that is selected beside it: not said each time the selection moves, only together
/// with other news.
public struct Following: Widget {
  private let content: any Widget

  /// Draws `content` as it is.
  public init(_ content: any Widget) {
    self.content = content
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    content.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) { content.draw(on: canvas) }

  public func describe(to speech: Speech) { speech.sayAside(content) }
}
