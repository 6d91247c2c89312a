import TerminalUI

/// A key in the keyboard protocol of kitty: `ESC [`, the code of the key, `;`, its modifiers, `u`.
///
/// Both fields may have sub-fields after a colon. See https://sw.kovidgoyal.net/kitty/keyboard-protocol.
struct EnhancedKey {
  private let code: UInt32
  /// Bit 0 is Shift, 1 Alt, 2 Ctrl, 3 Super, 4 Hyper, 5 Meta; the locks are above them.
  private let modifiers: Int

  /// Nil where there is no code.
  init?(_ parameters: KeyParameters) {
    guard let code = parameters[0].flatMap(UInt32.init(exactly:)) else { return nil }
    self.code = code
    modifiers = max((parameters[1] ?? 1) - 1, 0)
  }

  init(code: UInt32, modifiers: Int) {
    (self.code, self.modifiers) = (code, modifiers)
  }

  /// Nil for a key without a meaning, and for any key with Super, Hyper or Meta.
  var meaning: KeySequence.Meaning? {
    guard modifiers & Self.foreign == 0 else { return nil }
    let modifiers = KeyModifiers(rawValue: modifiers)
    if modifiers.contains(.alt), [9, 13, 27, 57414].contains(code) { return nil }
    return switch code {
    case 9: .key(isShifted ? .backTab : .tab)
    case 13, 57414: .key(.enter)
    case 27: .key(.escape)
    case 8, 127: .key(modifiers.deletesWord ? .altBackspace : .backspace)
    case 57417: .key(modifiers.key(of: .left))
    case 57418: .key(modifiers.key(of: .right))
    case 57419: .key(modifiers.key(of: .up))
    case 57420: .key(modifiers.key(of: .down))
    case 57421: .key(.pageUp)
    case 57422: .key(.pageDown)
    case 57423: .key(modifiers.key(of: .home))
    case 57424: .key(modifiers.key(of: .end))
    case 57426: .key(modifiers.deletesWord ? .altDelete : .delete)
    // The other keys of kitty are in a private area of Unicode.
    case 0xE000...0xF8FF:
      // With Alt or Ctrl a key of the pad is the one of its character.
      Self.keypad[code].flatMap { EnhancedKey(code: $0, modifiers: self.modifiers).character }
    default: character
    }
  }

  /// Super, Hyper and Meta, whose keys are those of other programs.
  private static let foreign = 0b111000
  /// The characters of the keys of the pad.
  private static let keypad: [UInt32: UInt32] = {
    let characters = zip(UInt32(57_399)..., "0123456789./*-+".unicodeScalars.map(\.value))
    return Dictionary(uniqueKeysWithValues: characters)
      .merging([57_415: 0x3D, 57_416: 0x2C]) { $1 }
  }()

  private var isShifted: Bool { modifiers & 1 != 0 }

  private var character: KeySequence.Meaning? {
    guard code >= 0x20, code != 0x7F, modifiers & Self.foreign == 0, modifiers & 0b110 != 0b110,
      let scalar = Unicode.Scalar(code), scalar.properties.generalCategory != .control
    else { return nil }
    let character = Character(scalar)
    if modifiers & 2 != 0 { return .key(.alt(typed: character)) }
    guard modifiers & 4 != 0 else { return .character(character) }
    // The same byte in other terminals.
    if "_/".contains(character) || character == "-" && isShifted { return .key(.control("_")) }
    // On a Hangul keyboard the code is that of the jamo.
    guard case .character(let letter) = Key.character(character).latin ?? .character(character)
    else { return nil }
    let key = Character(letter.lowercased())
    // Most terminals copy by Ctrl-Shift-C, so it must not end the program where it arrives here.
    return isShifted && key == "c" ? nil : .key(.control(key))
  }
}
