/// A widget in sight that keys do not reach.
public struct Passive: Widget {
  private let content: any Widget

  public init(_ content: any Widget) { self.content = content }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    content.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) { content.draw(on: canvas.inactive(isFaint: false)) }

  public func describe(to speech: Speech) { content.describe(to: speech) }
}
