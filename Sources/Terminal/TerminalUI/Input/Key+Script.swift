extension Key {
  /// The keys besides letters and Ctrl.
  static let named: [Key] =
    [
      .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .pageUp,
      .pageDown, .home, .end, .character(" "), .altLeft, .altRight, .altBackspace, .altDelete,
      .alt(" "),
    ] + (1...12).map(Key.function) + Motion.allCases.map(Key.shift)

  /// What scripts call keys besides their names.
  private static let others: [String: Key] = [
    "Return": .enter, "BackTab": .backTab, "S-Tab": .backTab, "⇧Tab": .backTab, "Delete": .delete,
    "PageUp": .pageUp, "PageDown": .pageDown,
  ]

  private static let keys = named.reduce(into: others) { keys, key in
    for symbols in [Symbols.unicode, .ascii] { keys[key.name(symbols)] = key }
  }

  /// The key for a word of a key script: its name, such as `Down` or `Ctrl-P`, a single character, or
  /// another name, such as `PageUp` or `C-p`; nil for other words.
  public init?(script word: String) {
    if let key = Self.keys[word] {
      self = key
    } else if word.count == 1, let character = word.first {
      self = .character(character)
    } else if let prefix = ["Ctrl-", "C-", "^"].first(where: word.hasPrefix) {
      switch Key(script: String(word.dropFirst(prefix.count))) {
      case .left: self = .controlLeft
      case .right: self = .controlRight
      case .character(let letter) where letter != " ":
        self = .control(Character(letter.lowercased()))
      default: return nil
      }
    } else if let prefix = ["Alt-", "M-"].first(where: word.hasPrefix) {
      switch Key(script: String(word.dropFirst(prefix.count))) {
      case .left: self = .altLeft
      case .right: self = .altRight
      case .backspace: self = .altBackspace
      case .delete: self = .altDelete
      case .character(let letter): self = .alt(typed: letter)
      default: return nil
      }
    } else {
      return nil
    }
  }
}
