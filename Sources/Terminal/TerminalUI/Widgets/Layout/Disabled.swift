/// A visible widget that keys and the mouse do not reach, except for a click on the whole.
public struct Disabled: CompositeWidget {
  private let content: any Widget
  private let onClick: (() -> Void)?

  /// `onClick` is called for a click anywhere on `content`; nil leaves clicks to what is around it.
  public init(_ content: any Widget, onClick: (() -> Void)? = nil) {
    self.content = content
    self.onClick = onClick
  }

  public func content(in size: Size, _ environment: Environment) -> any Widget { content }

  public func draw(on canvas: Canvas) {
    content.draw(on: canvas.inactive(isFaint: false))
    if let onClick, canvas.click != nil { canvas.setMouseTarget(nil, onClick) }
  }
}
