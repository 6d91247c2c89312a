/// A widget that is made of others.
public protocol CompositeWidget: Widget {
  /// What to draw in a size; speech uses what it returns for ample space.
  func content(in size: Size, _ environment: Environment) -> any Widget
}

extension CompositeWidget {
  public func size(in offered: Size, _ environment: Environment) -> Size {
    content(in: offered, environment).size(in: offered, environment)
  }

  public func draw(on canvas: Canvas) {
    content(in: canvas.size, canvas.environment).draw(on: canvas)
  }

  public func describe(to speech: Speech) {
    // Larger than any screen.
    let ample = Size(columns: 1_000, rows: 1_000)
    content(in: ample, speech.environment).describe(to: speech)
  }
}

/// Content that depends on the available space, such as columns that become rows in a narrow window.
public struct Adaptive: CompositeWidget {
  private let content: @MainActor (Size, Environment) -> any Widget

  /// Makes the content for the size that there is, each time it is measured, drawn or spoken.
  public init(_ content: @escaping @MainActor (Size, Environment) -> any Widget) {
    self.content = content
  }

  public func content(in size: Size, _ environment: Environment) -> any Widget {
    content(size, environment)
  }
}
