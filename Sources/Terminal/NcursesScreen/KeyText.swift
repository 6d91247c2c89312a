import TerminalUI

/// Decodes typed UTF-8 text into keys, one per grapheme cluster.
struct KeyText {
  private var scalars = String.UnicodeScalarView()
  /// The first bytes of an incomplete scalar.
  private var partial: [UInt8] = []

  /// Adds a byte that is not a C0 control; invalid UTF-8 is dropped.
  mutating func add(_ byte: UInt8) {
    if byte & 0xC0 != 0x80 { partial = [] }
    partial.append(byte)
    guard let length = Self.length(of: partial[0]) else {
      partial = []
      return
    }
    guard partial.count == length else { return }
    let text = String(validating: partial, as: UTF8.self) ?? ""
    // Drops C1 controls as well.
    scalars += text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    partial = []
  }

  /// Returns and removes the keys of the text so far, ending the last cluster.
  mutating func take() -> [Input] {
    defer { scalars = String.UnicodeScalarView() }
    return String(scalars).map { .key(.character($0)) }
  }

  /// The bytes of a character that begins with this one; nil for what begins none.
  static func length(of first: UInt8) -> Int? {
    switch first {
    case 0x20...0x7E: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }
}
