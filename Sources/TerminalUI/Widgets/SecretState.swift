public import Phrases
public import Secrets

/// The text of a secret field, which has no caret movement.
public final class SecretState: Responder {
  /// Called with the secret on Enter; the field is emptied first.
  public var onSubmit: ((Secret) -> Void)?
  /// Called on Enter if `onSubmit` is nil; the text is kept.
  ///
  /// If both are nil, Enter moves to the next field.
  public var onEnter: (() -> Void)?
  /// Called with the secret when the user has changed it.
  public var onChange: ((Secret) -> Void)?
  /// Called when the user has moved the focus elsewhere.
  public var onLeave: (() -> Void)?

  private var text = SecretText()
  /// The title of Enter in hints and help; "confirm" by default.
  public var submission: Phrase?
  private let ignored: Set<Character>

  /// Drops the `ignored` characters, such as the blanks in a card number.
  public init(submission: Phrase? = nil, ignoring ignored: Set<Character> = []) {
    self.submission = submission
    self.ignored = ignored
  }

  /// The number of characters.
  public var count: Int { text.count }

  public func clear() { text.removeAll() }

  /// Clears the field, as the user does.
  public func erase() {
    clear()
    didChange()
  }

  public var takesText: Bool { true }

  public var isSecret: Bool { true }

  public func userDidLeave() { onLeave?() }

  public func insert(_ text: String) {
    for character in text where !ignored.contains(character) {
      guard !character.unicodeScalars.contains(where: { $0.value < 0x20 }) else { continue }
      self.text.append(character)
    }
    didChange()
  }

  public func bindings(in environment: Environment) -> [KeyBinding] {
    func title(_ text: TerminalText) -> String { text.text(environment.language) }
    var bindings = [
      KeyBinding(.backspace, title: title(.eraseBefore), isHinted: false) { [weak self] in
        self?.text.removeLast()
        self?.didChange()
      },
      KeyBinding(.control("u"), title: title(.eraseToStart), isHinted: false) { [weak self] in
        self?.erase()
      },
    ]
    if onSubmit != nil || onEnter != nil {
      let title = (submission ?? TerminalText.submit.phrase).text(environment.language)
      bindings.insert(KeyBinding(.enter, title: title) { [weak self] in self?.submit() }, at: 0)
    }
    return bindings
  }

  private func didChange() { onChange?(text.secret()) }

  private func submit() {
    guard let onSubmit else { return onEnter?() ?? () }
    let secret = text.secret()
    clear()
    onSubmit(secret)
  }
}
