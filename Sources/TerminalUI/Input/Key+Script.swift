extension Key {
  /// The keys with a name of their own.
  static let named: [(name: String, key: Key)] =
    [
      ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("BackTab", .backTab), ("Up", .up),
      ("Down", .down), ("Left", .left), ("Right", .right), ("PageUp", .pageUp),
      ("PageDown", .pageDown), ("Home", .home), ("End", .end), ("Space", .character(" ")),
      ("Backspace", .backspace), ("Delete", .delete),
      ("C-Left", .controlLeft), ("C-Right", .controlRight),
    ] + (1...12).map { ("F\($0)", .function($0)) }

  /// The names on the screen and in the README that are not the key's own.
  private static let others: [(name: String, key: Key)] = [
    ("↑", .up), ("↓", .down), ("←", .left), ("→", .right), ("PgUp", .pageUp), ("PgDn", .pageDown),
    ("Return", .enter), ("Del", .delete), ("S-Tab", .backTab), ("Shift-Tab", .backTab),
    ("⇧Tab", .backTab),
  ]

  private static let keys = Dictionary(
    uniqueKeysWithValues: (named + others).map { ($0.name, $0.key) })
  private static let names = Dictionary(uniqueKeysWithValues: named.map { ($0.key, $0.name) })

  /// The key for a word of a key script: `Down`, `Ctrl-X`, a single character, or a name by which a
  /// screen calls the key; nil for other words.
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
    } else {
      return nil
    }
  }

  /// The word for this key in a key script, accepted by `init(script:)`.
  public var scriptName: String {
    switch self {
    case .character(let character) where character != " ": String(character)
    case .control(let letter): "C-\(letter)"
    case .function(let number): "F\(number)"
    default: Self.names[self] ?? ""
    }
  }
}
