/// A widget of several parts that is spoken as one line.
public struct OneLine: CompositeWidget {
  private let content: any Widget

  public init(_ content: any Widget) { self.content = content }

  public func content(in size: Size, _ environment: Environment) -> any Widget { content }

  public func describe(to speech: Speech) { speech.say(speech.words(of: content)) }
}
