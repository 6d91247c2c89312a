extension Key {
  /// The name on the screen, which key scripts take: `↑`, `Enter`, `Ctrl-P`; arrows are words in ASCII.
  public func name(_ symbols: Symbols = .unicode) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .alt(" "): "Alt-Space"
    case .alt(let letter): "Alt-\(letter.uppercased())"
    case .altLeft: "Alt-\(Key.left.name(symbols))"
    case .altRight: "Alt-\(Key.right.name(symbols))"
    case .altBackspace: "Alt-\(Key.backspace.name(symbols))"
    case .altDelete: "Alt-\(Key.delete.name(symbols))"
    case .shift(let motion):
      switch motion {
      case .wordLeft: "Ctrl-Shift-\(Key.left.name(symbols))"
      case .wordRight: "Ctrl-Shift-\(Key.right.name(symbols))"
      default: "Shift-\(Key.shift(motion).plain?.name(symbols) ?? "")"
      }
    case .controlLeft: "Ctrl-\(Key.left.name(symbols))"
    case .controlRight: "Ctrl-\(Key.right.name(symbols))"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .up: symbols.isASCII ? "Up" : "↑"
    case .down: symbols.isASCII ? "Down" : "↓"
    case .left: symbols.isASCII ? "Left" : "←"
    case .right: symbols.isASCII ? "Right" : "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .function(let number): "F\(number)"
    }
  }
}

extension Symbols {
  /// The names of several keys as one hint, such as `↑↓`.
  public func names(of keys: Key...) -> String {
    keys.map { $0.name(self) }.joined(separator: isASCII ? " " : "")
  }
}
