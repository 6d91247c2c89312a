extension Key {
  /// The name in hints and help: `↑`, `Enter`, `^P`; arrows are words in ASCII.
  public func name(_ symbols: Symbols = .unicode) -> String {
    switch self {
    case .control(let letter): "^\(letter.uppercased())"
    case .up: symbols.isASCII ? "Up" : "↑"
    case .down: symbols.isASCII ? "Down" : "↓"
    case .controlLeft: symbols.isASCII ? "^Left" : "^←"
    case .controlRight: symbols.isASCII ? "^Right" : "^→"
    case .left: symbols.isASCII ? "Left" : "←"
    case .right: symbols.isASCII ? "Right" : "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .delete: "Del"
    case .backTab: symbols.isASCII ? "S-Tab" : "⇧Tab"
    case .character(let character) where character != " ": String(character)
    default: scriptName
    }
  }
}
