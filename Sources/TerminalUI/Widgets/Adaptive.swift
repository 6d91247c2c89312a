/// Content that depends on the available space, such as columns that become rows in a narrow window.
public struct Adaptive: Widget {
  private let content: @MainActor (Size, Environment) -> any Widget

  /// Larger than any screen.
  private static let ample = Size(columns: 1_000, rows: 1_000)

  /// `content` returns what to draw in a size; speech uses what it returns for ample space.
  public init(_ content: @escaping @MainActor (Size, Environment) -> any Widget) {
    self.content = content
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    content(offered, environment).size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    content(canvas.size, canvas.environment).draw(on: canvas)
  }

  public func describe(to speech: Speech) {
    content(Self.ample, speech.environment).describe(to: speech)
  }
}
