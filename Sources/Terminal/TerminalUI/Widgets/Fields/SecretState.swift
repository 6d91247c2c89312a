public import Phrases
public import Secrets

/// The text of a secret field, in which the caret moves only if the text is shown.
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

  /// Called with a character that is typed at the end; where it returns true, the character is not taken.
  public var onFull: ((String) -> Bool)?
  /// How many characters can be typed; nil for any number.
  ///
  /// What is pasted is not cut.
  public var limit: Int?
  /// Whether what the user types and erases has no effect, as while the secret is with those who judge it.
  public var isReadOnly = false

  private var text = SecretText()
  /// The number of characters before the caret.
  private(set) var caret = 0
  /// Whether the text is shown while it has the focus; it is never spoken.
  let isShown: Bool
  /// The title of Enter in hints and help; "confirm" by default.
  public var submission: Phrase?
  private let ignored: Set<Character>

  /// Drops the `ignored` characters, such as the blanks in a card number.
  public init(
    submission: Phrase? = nil, ignoring ignored: Set<Character> = [], isShown: Bool = false
  ) {
    self.submission = submission
    self.isShown = isShown
    self.ignored = ignored
  }

  /// The number of characters.
  public var count: Int { text.count }

  /// The characters, for drawing them.
  var characters: [Character] {
    var characters: [Character] = []
    text.secret().forEachCharacter { characters.append($0) }
    return characters
  }

  /// Empties the field and overwrites its memory, without calling `onChange`.
  public func clear() {
    text.removeAll()
    caret = 0
  }

  /// Clears the field, as the user does.
  public func erase() {
    clear()
    didChange()
  }

  public var takesText: Bool { true }

  public var isSecret: Bool { true }

  public func userDidLeave() { onLeave?() }

  public func insert(_ text: String) {
    guard !isReadOnly else { return }
    if text.count == 1, caret == count, onFull?(text) == true { return }
    if text.count == 1, let limit, count >= limit { return }
    for character in text where !ignored.contains(character) {
      guard !character.unicodeScalars.contains(where: { $0.value < 0x20 }) else { continue }
      let rest = count - caret
      self.text.insert(character, at: caret)
      caret = max(count - rest, 0)
    }
    didChange()
  }

  public func bindings(in environment: Environment) -> [KeyBinding] {
    var bindings = [
      KeyBinding(.backspace, title: TerminalText.eraseBefore, isHinted: false) { [weak self] in
        guard let self else { return }
        erase(at: caret - 1)
      },
      // Where words end is a part of the secret.
      KeyBinding(
        .control("u"), .control("w"), .altBackspace, title: TerminalText.eraseToStart,
        isHinted: false
      ) { [weak self] in
        if let self, !isReadOnly { erase() }
      },
    ]
    if isShown { bindings += movements }
    if onSubmit != nil || onEnter != nil {
      let title = submission ?? TerminalText.submit
      bindings.insert(KeyBinding(.enter, title: title) { [weak self] in self?.submit() }, at: 0)
    }
    return bindings
  }

  private var movements: [KeyBinding] {
    func key(
      _ keys: Key..., as text: Phrase, _ action: @escaping @MainActor (SecretState) -> Void
    ) -> KeyBinding {
      KeyBinding(keys, title: text, isHinted: false) { [weak self] in self.map(action) }
    }
    return [
      key(.left, .control("b"), as: TerminalText.left) { $0.caret = max($0.caret - 1, 0) },
      key(.right, .control("f"), as: TerminalText.right) { $0.caret = min($0.caret + 1, $0.count) },
      key(.home, .control("a"), as: TerminalText.lineStart) { $0.caret = 0 },
      key(.end, .control("e"), as: TerminalText.lineEnd) { $0.caret = $0.count },
      key(.delete, .control("d"), as: TerminalText.eraseAfter) { $0.erase(at: $0.caret) },
    ]
  }

  private func erase(at index: Int) {
    guard !isReadOnly else { return }
    text.remove(at: index)
    caret = min(max(index, 0), count)
    didChange()
  }

  private func didChange() { onChange?(text.secret()) }

  /// Does what Enter does in the field.
  public func submit() {
    guard let onSubmit else { return onEnter?() ?? () }
    let secret = text.secret()
    clear()
    onSubmit(secret)
  }
}
