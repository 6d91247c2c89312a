import Phrases

/// A message that the window is too small.
public struct TooSmall: CompositeWidget {
  private let minimum: Size

  /// `minimum` is the smallest supported size.
  public init(minimum: Size) { self.minimum = minimum }

  public func content(in size: Size, _ environment: Environment) -> any Widget {
    Paragraph(TerminalText.tooSmall(minimum), Style(.warning))
  }
}
