/// A widget in which Tab reaches some responders first, wherever they stand; the first of them has the
/// focus at first.
public struct FocusOrder: CompositeWidget {
  private let content: any Widget
  private let first: [any Responder]

  /// `first` are responders of `content`; the others follow in the order in which they are drawn.
  public init(_ content: any Widget, first: [any Responder]) {
    self.content = content
    self.first = first
  }

  public func content(in size: Size, _ environment: Environment) -> any Widget { content }

  public func draw(on canvas: Canvas) {
    let count = canvas.pass.placements.count
    content.draw(on: canvas)
    canvas.pass.movePlacements(of: first, after: count)
  }
}
