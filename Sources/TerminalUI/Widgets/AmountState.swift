public import Phrases

/// The focus of an amount field.
///
/// The view holds the amount and binds the digits, so that they can be typed wherever the focus is.
public final class AmountState: Responder {
  /// Called with pasted text.
  public var onPaste: ((String) -> Void)?
  /// Called on Enter.
  public var onSubmit: (() -> Void)?

  /// The title of Enter in hints and help.
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
