/// The head or the foot of a view, shown apart from its body; keys and clicks in it are those of the view.
public struct ViewHead: Widget {
  private let head: any Widget
  private let view: AnyView

  /// `head` is the head or the foot of `view`.
  public init(_ head: any Widget, of view: AnyView) {
    self.head = head
    self.view = view
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    head.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    canvas.enter(view)
    head.draw(on: canvas)
    canvas.leave(view)
  }

  public func describe(to speech: Speech) { head.describe(to: speech) }
}
