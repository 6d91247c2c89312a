public import ResourceKit

/// What is typed into a secret field; it can be neither read back nor moved about in.
public final class SecretState: Responder {
  /// Called with what was typed on Enter, after which the field is empty.
  public var onSubmit: ((Secret) -> Void)?

  private var text = SecretText()
  private let submission: Phrase?

  /// - Parameter submission: what Enter does, for hints and help; "confirm" if not given.
  public init(submission: Phrase? = nil) {
    self.submission = submission
  }

  /// How many characters were typed.
  public var count: Int { text.count }

  public func clear() { text.removeAll() }

  public var takesText: Bool { true }

  public var isSecret: Bool { true }

  public func insert(_ text: String) {
    for character in text where !character.unicodeScalars.contains(where: { $0.value < 0x20 }) {
      self.text.append(character)
    }
  }

  public func bindings(in environment: Environment) -> [KeyBinding] {
    func title(_ text: TerminalText) -> String { text.text(environment.language) }
    return [
      KeyBinding(
        .enter, title: (submission ?? TerminalText.submit.phrase).text(environment.language)
      ) { [weak self] in self?.submit() },
      KeyBinding(.backspace, title: title(.eraseBefore), isHinted: false) { [weak self] in
        self?.text.removeLast()
      },
      KeyBinding(.control("u"), title: title(.eraseToStart), isHinted: false) { [weak self] in
        self?.clear()
      },
    ]
  }

  private func submit() {
    let secret = text.secret()
    clear()
    onSubmit?(secret)
  }
}
