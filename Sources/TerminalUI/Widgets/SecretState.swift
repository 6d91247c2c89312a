public import Phrases
public import Secrets

/// What is typed into a secret field; it can be neither moved about in nor shown.
public final class SecretState: Responder {
  /// Called with what was typed on Enter, after which the field is empty.
  public var onSubmit: ((Secret) -> Void)?
  /// Called on Enter where nothing is submitted; what was typed stays.
  ///
  /// Without either, Enter goes on to the next field.
  public var onEnter: (() -> Void)?
  /// Called with what is there now when the user has changed it.
  public var onChange: ((Secret) -> Void)?
  /// Called when the user has taken the focus elsewhere.
  public var onLeave: (() -> Void)?

  private var text = SecretText()
  /// What Enter does, for hints and help; "confirm" if not given.
  public var submission: Phrase?
  private let ignored: Set<Character>

  /// What is `ignored` is not taken, such as the blanks between the digits of a card's number.
  public init(submission: Phrase? = nil, ignoring ignored: Set<Character> = []) {
    self.submission = submission
    self.ignored = ignored
  }

  /// How many characters were typed.
  public var count: Int { text.count }

  public func clear() { text.removeAll() }

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
        self?.clear()
        self?.didChange()
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
