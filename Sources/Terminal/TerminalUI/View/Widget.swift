/// A value that draws itself into cells and describes itself in words.
@MainActor
public protocol Widget {
  /// The preferred size, at most `offered`, which is the default; the container may give less.
  func size(in offered: Size, _ environment: Environment) -> Size

  /// Draws itself on `canvas`, which may have any size, including zero.
  func draw(on canvas: Canvas)

  /// Describes itself: role, label, value, position.
  func describe(to speech: Speech)
}

extension Widget {
  public func size(in offered: Size, _ environment: Environment) -> Size { offered }
}

/// An empty widget.
public struct Blank: Widget {
  /// Takes no room, draws nothing and says nothing.
  public init() {}

  public func size(in offered: Size, _ environment: Environment) -> Size { .zero }

  public func draw(on canvas: Canvas) {}

  public func describe(to speech: Speech) {}
}
