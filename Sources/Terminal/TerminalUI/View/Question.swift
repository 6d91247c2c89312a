public import Phrases

/// A confirmation dialog.
public struct Question {
  /// The title of the sheet with the question.
  public let title: Phrase
  /// What is asked about, such as an amount, each with what it is; shown above `text`.
  public let facts: [(label: Phrase, value: Phrase)]
  /// What is asked, in one or more sentences.
  public let text: Phrase
  /// The title of the button that runs `action`; the cancel button has the initial focus.
  public let answer: Phrase
  /// The title of the cancel button.
  public let refusal: Phrase
  /// What the answer does; called after the sheet has been closed.
  public let action: @MainActor () -> Void

  /// The cancel button is called “cancel” unless `refusal` says otherwise.
  public init(
    title: Phrase, facts: [(label: Phrase, value: Phrase)] = [], text: Phrase, answer: Phrase,
    refusal: Phrase = FormText.cancel, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.facts = facts
    self.text = text
    self.answer = answer
    self.refusal = refusal
    self.action = action
  }
}
