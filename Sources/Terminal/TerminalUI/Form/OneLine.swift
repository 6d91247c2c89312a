/// A widget of several parts that is spoken as one line.
public struct OneLine: CompositeWidget {
  private let content: any Widget

  /// Draws `content` as it is, and joins all that it says with blanks.
  public init(_ content: any Widget) { self.content = content }

  public func content(in size: Size, _ environment: Environment) -> any Widget { content }

  public func describe(to speech: Speech) { speech.say(speech.words(of: content)) }
}
