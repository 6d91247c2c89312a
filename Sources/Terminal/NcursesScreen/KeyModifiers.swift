import TerminalUI

/// Shift, Alt and Ctrl of a key, as terminals number them.
struct KeyModifiers: OptionSet {
  let rawValue: Int

  static let shift = KeyModifiers(rawValue: 1)
  static let alt = KeyModifiers(rawValue: 2)
  static let control = KeyModifiers(rawValue: 4)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Of the parameter of a sequence, which is one more; none without it.
  init(parameter: Int?) { rawValue = max((parameter ?? 1) - 1, 0) }

  /// Whether a key that deletes a character deletes a word with these.
  var deletesWord: Bool { !isDisjoint(with: [.alt, .control]) }

  /// The key that moves a caret so, with these.
  func key(of motion: Key.Motion) -> Key {
    let isControl = contains(.control)
    return switch motion {
    case .left where contains(.shift): .shift(deletesWord ? .wordLeft : .left)
    case .right where contains(.shift): .shift(deletesWord ? .wordRight : .right)
    case .left, .wordLeft: isControl ? .controlLeft : contains(.alt) ? .altLeft : .left
    case .right, .wordRight: isControl ? .controlRight : contains(.alt) ? .altRight : .right
    case _ where contains(.shift): .shift(motion)
    case .up: .up
    case .down: .down
    case .home: .home
    case .end: .end
    }
  }
}
