/// An empty widget.
public struct Blank: Widget {
  public init() {}

  public func size(in offered: Size, _ environment: Environment) -> Size { .zero }

  public func draw(on canvas: Canvas) {}

  public func describe(to speech: Speech) {}
}
