/// A widget in sight that keys do not reach, and of the mouse at most a click anywhere.
public struct Passive: Widget {
  private let content: any Widget
  private let onClick: (() -> Void)?

  public init(_ content: any Widget, onClick: (() -> Void)? = nil) {
    self.content = content
    self.onClick = onClick
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    content.size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    content.draw(on: canvas.inactive(isFaint: false))
    if let onClick, canvas.click != nil { canvas.aim(onClick) }
  }

  public func describe(to speech: Speech) { content.describe(to: speech) }
}
