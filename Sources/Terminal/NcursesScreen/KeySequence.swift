import TerminalUI

/// A complete control sequence from the keyboard: `ESC [` or `ESC O`, parameters, a final byte.
///
/// Covers xterm, VTE, kitty with its own protocol and without, rxvt, st, PuTTY, tmux, screen and the Linux console. Modifiers are
/// dropped, except Ctrl with the left and right arrows.
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

  let introducer: UInt8
  let bytes: [UInt8]
  let final: UInt8

  /// Nil for an unknown sequence.
  var meaning: Meaning? {
    if bytes.isEmpty && final == 0x4D { return introducer == 0x5B ? .oldMouse : .key(.enter) }
    if bytes == [0x5B] { return consoleKey.map(Meaning.key) }
    if bytes.first == 0x3C { return mouse }
    guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    switch Character(UnicodeScalar(final)) {
    case "C" where isControl: return .key(.controlRight)
    case "D" where isControl: return .key(.controlLeft)
    // From rxvt.
    case "c" where introducer == 0x4F && bytes.isEmpty: return .key(.controlRight)
    case "d" where introducer == 0x4F && bytes.isEmpty: return .key(.controlLeft)
    case "A": return .key(.up)
    case "B": return .key(.down)
    case "C": return .key(.right)
    case "D": return .key(.left)
    case "F": return .key(.end)
    case "H": return .key(.home)
    // With other parameters it may be a cursor position report.
    case "P"..."S" where bytes.isEmpty || bytes.starts(with: "1;".utf8):
      return .key(.function(Int(final) - 0x4F))
    case "Z" where introducer == 0x5B: return .key(.backTab)
    case "~" where introducer == 0x5B: return numbered
    case "u" where introducer == 0x5B: return EnhancedKey(bytes)?.meaning
    default: return introducer == 0x4F && bytes.isEmpty ? keypad : nil
    }
  }

  /// Whether Ctrl is among the modifiers: `1;5`, or 6 to 8 together with Shift or Alt.
  private var isControl: Bool {
    guard bytes.starts(with: "1;".utf8) else { return false }
    return Int(String(decoding: bytes.dropFirst(2), as: UTF8.self)).map { ($0 - 1) & 4 != 0 }
      ?? false
  }

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
    case (0, 0x4D): .mouse(Mouse(.click, at: point))
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
    let digits = bytes.prefix { $0 != 0x3B }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    switch number {
    case 1, 7: return .key(.home)
    case 3: return .key(.delete)
    case 4, 8: return .key(.end)
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
