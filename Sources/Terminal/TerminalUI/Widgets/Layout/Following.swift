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

/// What is spoken in other words than those that are drawn, such as figures whose titles stand above them.
public struct Spoken: CompositeWidget {
  private let drawn, spoken: any Widget

  /// Draws one widget, and describes the other.
  public init(_ drawn: any Widget, as spoken: any Widget) {
    self.drawn = drawn
    self.spoken = spoken
  }

  public func content(in size: Size, _ environment: Environment) -> any Widget { drawn }

  public func describe(to speech: Speech) { spoken.describe(to: speech) }
}
