/// A widget with blank space around it.
public struct Padding: Widget {
  private let left: Int
  private let right: Int
  private let top: Int
  private let bottom: Int
  private let content: any Widget

  /// Blank columns and rows at each side of `content`, by default none.
  public init(
    left: Int = 0, right: Int = 0, top: Int = 0, bottom: Int = 0, _ content: any Widget
  ) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
    self.content = content
  }

  /// As many blank columns at the left as at the right, and rows above as below.
  public init(columns: Int, rows: Int = 0, _ content: any Widget) {
    self.init(left: columns, right: columns, top: rows, bottom: rows, content)
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    let inner = content.size(in: inside(offered), environment)
    return Size(columns: inner.columns + left + right, rows: inner.rows + top + bottom)
      .limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let rect = Rect(origin: Point(column: left, row: top), size: inside(canvas.size))
    content.draw(on: canvas.region(rect))
  }

  public func describe(to speech: Speech) { content.describe(to: speech) }

  private func inside(_ size: Size) -> Size {
    Size(columns: size.columns - left - right, rows: size.rows - top - bottom)
  }
}
