import TerminalUI

/// A complete control sequence from the keyboard: `ESC [` or `ESC O`, parameters, a final byte.
///
/// Covers xterm, VTE, kitty with its own protocol and without, rxvt, st, PuTTY, tmux, screen and the Linux console. Modifiers are dropped where
/// `Key` has none.
struct KeySequence {
  /// The meaning of a sequence.
  enum Meaning: Equatable {
    case key(Key)
    /// A character of the numeric keypad.
    case character(Character)
    /// The start of a paste.
    case paste
    /// A mouse event; nil for an ignored one, such as another button.
    case mouse(Mouse?)
    /// The start of an X10 mouse report, which has three more bytes.
    case oldMouse
  }

  /// Whether it tells what no key does, such as where the mouse is.
  var isReport: Bool {
    switch meaning {
    case .mouse, .oldMouse, .paste: true
    case .key, .character, nil: false
    }
  }

  let introducer: UInt8
  let bytes: [UInt8]
  let final: UInt8
  /// Whether another Esc came before it, as some terminals send Alt.
  var isAlt = false

  /// Nil for an unknown sequence.
  var meaning: Meaning? {
    if bytes.isEmpty && final == 0x4D {
      return introducer == 0x5B ? .oldMouse : modifiers.contains(.alt) ? nil : .key(.enter)
    }
    if bytes == [0x5B] { return modifiers.contains(.alt) ? nil : consoleKey.map(Meaning.key) }
    if bytes.first == 0x3C { return mouse }
    guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }), !parameters.isRelease else {
      return nil
    }
    switch Character(UnicodeScalar(final)) {
    case "A": return .key(modifiers.key(of: .up))
    case "B": return .key(modifiers.key(of: .down))
    case "C": return .key(modifiers.key(of: .right))
    case "D": return .key(modifiers.key(of: .left))
    case "F": return .key(modifiers.key(of: .end))
    case "H": return .key(modifiers.key(of: .home))
    // From rxvt: Shift, and after `ESC O` Ctrl.
    case "a"..."d" where bytes.isEmpty:
      let motions: [Key.Motion] = [.up, .down, .right, .left]
      let modifiers = modifiers.union(introducer == 0x4F ? .control : .shift)
      return .key(modifiers.key(of: motions[Int(final) - 0x61]))
    // With other parameters it may be a cursor position report.
    case "P"..."S" where bytes.isEmpty || bytes.starts(with: "1;".utf8):
      return modifiers.contains(.alt) ? nil : .key(.function(Int(final) - 0x4F))
    case "Z" where introducer == 0x5B: return .key(.backTab)
    case "~", "$", "^", "@": return introducer == 0x5B ? numbered : nil
    case "u" where introducer == 0x5B: return EnhancedKey(parameters)?.meaning
    default: return introducer == 0x4F && bytes.isEmpty ? keypad : nil
    }
  }

  /// Whether this byte ends these, though it ends no other sequence: rxvt's keys with Shift are so.
  static func isShiftMark(_ byte: UInt8, after bytes: [UInt8], _ introducer: UInt8) -> Bool {
    byte == 0x24 && introducer == 0x5B && !bytes.isEmpty
      && bytes.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The second number, as in `1;5`, which is one more than their sum.
  private var modifiers: KeyModifiers {
    var modifiers = KeyModifiers(parameter: parameters[1])
    if isAlt { modifiers.insert(.alt) }
    switch final {
    case 0x24: modifiers.insert(.shift)
    case 0x5E: modifiers.insert(.control)
    case 0x40: modifiers.formUnion([.shift, .control])
    default: break
    }
    return modifiers
  }

  private var parameters: KeyParameters { KeyParameters(bytes) }

  /// `ESC [ <`, button, column and row, counted from 1, and `M` for a press or `m` for a release.
  private var mouse: Meaning? {
    guard final == 0x4D || final == 0x6D else { return nil }
    let numbers = bytes.dropFirst().split(separator: 0x3B, omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
      let row = numbers[2], (1...10_000).contains(column), (1...10_000).contains(row)
    else { return nil }
    let point = Point(column: column - 1, row: row - 1)
    // The bits 4, 8 and 16 are Shift, Alt and Ctrl.
    return switch (button & ~0b11100, final) {
    case (0, 0x4D): .mouse(Mouse(.press, at: point))
    case (32, 0x4D): .mouse(Mouse(.drag, at: point))
    case (0, 0x6D): .mouse(Mouse(.release, at: point))
    case (64, 0x4D): .mouse(Mouse(.wheel(-1), at: point))
    case (65, 0x4D): .mouse(Mouse(.wheel(1), at: point))
    default: .mouse(nil)
    }
  }

  /// F1 to F5 of the Linux console: `ESC [ [ A` to `E`.
  private var consoleKey: Key? {
    (0x41...0x45).contains(final) ? .function(Int(final) - 0x40) : nil
  }

  private var numbered: Meaning? {
    let parameters = parameters
    guard let number = parameters[0] else { return nil }
    let modifiers = modifiers
    switch number {
    case 1, 7: return .key(modifiers.key(of: .home))
    case 3: return .key(modifiers.deletesWord ? .altDelete : .delete)
    case 4, 8: return .key(modifiers.key(of: .end))
    case 11...24 where modifiers.contains(.alt): return nil
    // xterm's own way for other keys with modifiers.
    case 27 where parameters.count == 3:
      guard let code = parameters[2].flatMap(UInt32.init(exactly:)) else { return nil }
      return EnhancedKey(code: code, modifiers: max((parameters[1] ?? 1) - 1, 0)).meaning
    case 5: return .key(.pageUp)
    case 6: return .key(.pageDown)
    case 11...15: return .key(.function(number - 10))
    case 17...21: return .key(.function(number - 11))
    case 23, 24: return .key(.function(number - 12))
    case 200: return .paste
    default: return nil
    }
  }

  /// The numeric keypad in application mode: `j` to `y` stand for `*` to `9`.
  private var keypad: Meaning? {
    switch final {
    case 0x6A...0x79: .character(Character(UnicodeScalar(final - 0x40)))
    case 0x58: .character("=")
    default: nil
    }
  }
}

/// The numbers before the final byte of a key, between semicolons; any may have further ones after colons.
struct KeyParameters {
  private let fields: [[Int?]]

  init(_ bytes: [UInt8]) {
    fields = bytes.split(separator: 0x3B, omittingEmptySubsequences: false).map { field in
      field.split(separator: 0x3A, omittingEmptySubsequences: false)
        .map { Int(String(decoding: $0, as: UTF8.self)) }
    }
  }

  var count: Int { fields.count }

  /// The first number of a field; nil without one.
  subscript(index: Int) -> Int? {
    fields.indices.contains(index) ? fields[index].first.flatMap(\.self) : nil
  }

  /// Whether the key was released: 1 behind the modifiers is a press, 2 a repetition, 3 a release.
  var isRelease: Bool { fields.count > 1 && fields[1].count > 1 && fields[1][1] == 3 }
}
