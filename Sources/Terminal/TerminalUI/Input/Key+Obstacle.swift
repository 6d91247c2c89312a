extension Key {
  /// Why a key that the user names never comes from a terminal without the keyboard protocol of kitty.
  public enum Obstacle: Hashable, Sendable {
    /// The terminal sends the same for another key.
    case same(as: Key)
    /// It ends or stops the program.
    case signal
    /// The terminal sends nothing for it.
    case unsent
    /// It is typed by several keys, as a Hangul syllable is.
    case severalKeys
  }

  /// Nil for a key that can be pressed.
  public var obstacle: Obstacle? {
    switch self {
    case .control(let letter):
      if let key = Self.sameAsControl[letter] { return .same(as: key) }
      if "cz\\".contains(letter) { return .signal }
      return ("a"..."z").contains(letter) || letter == "_" ? nil : .unsent
    case .character: return strokes.count > 1 ? .severalKeys : nil
    default: return nil
    }
  }

  /// The keys whose bytes are those of Ctrl with a character.
  private static let sameAsControl: [Character: Key] = [
    "i": .tab, "m": .enter, "j": .enter, "h": .backspace, "[": .escape,
  ]
}
