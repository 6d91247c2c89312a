public import Phrases

/// The focus of a field for a figure that its view keeps: digits are key bindings of the view, so
/// that they can be typed wherever in it the focus is.
public final class AmountState: Responder {
  /// Called with what was pasted.
  public var onPaste: ((String) -> Void)?
  /// Called on Enter.
  public var onSubmit: (() -> Void)?

  /// What Enter does, for hints and help.
  public var submission: Phrase

  public init(submission: Phrase) {
    self.submission = submission
  }

  public var takesPaste: Bool { true }

  public func insert(_ text: String) { onPaste?(text) }

  public func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding(.enter, title: submission.text(environment.language)) { [weak self] in
        self?.onSubmit?()
      }
    ]
  }
}
