public import Phrases

/// A confirmation dialog.
public struct Question {
  public let title: Phrase
  public let text: Phrase
  /// The title of the button that runs `action`; the cancel button has the initial focus.
  public let answer: Phrase
  /// The title of the cancel button.
  public let refusal: Phrase
  public let action: @MainActor () -> Void

  public init(
    title: Phrase, text: Phrase, answer: Phrase, refusal: Phrase = FormText.cancel.phrase,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.text = text
    self.answer = answer
    self.refusal = refusal
    self.action = action
  }
}
