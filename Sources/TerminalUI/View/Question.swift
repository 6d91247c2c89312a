public import Phrases

/// Something that the user is asked before it is done.
public struct Question {
  public let title: Phrase
  public let text: Phrase
  /// What the button says that does it; the other one says "cancel" and has the focus first.
  public let answer: Phrase
  public let action: @MainActor () -> Void

  public init(
    title: Phrase, text: Phrase, answer: Phrase, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.text = text
    self.answer = answer
    self.action = action
  }
}
