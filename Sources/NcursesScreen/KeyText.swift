import TerminalUI

/// Typed text on its way from UTF-8 to keys, one key a grapheme cluster.
struct KeyText {
  private var scalars = String.UnicodeScalarView()
  /// The beginning of a scalar whose last bytes have not come.
  private var partial: [UInt8] = []

  /// Takes one byte that is no C0 control; what is not UTF-8 is dropped.
  mutating func add(_ byte: UInt8) {
    if byte & 0xC0 != 0x80 { partial = [] }
    partial.append(byte)
    guard let length = Self.length(of: partial[0]) else {
      partial = []
      return
    }
    guard partial.count == length else { return }
    let text = String(validating: partial, as: UTF8.self) ?? ""
    // C1 controls are no text either.
    scalars += text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    partial = []
  }

  /// The keys of the text so far.
  ///
  /// A cluster ends where the batch ends, too.
  mutating func take() -> [Input] {
    defer { scalars = String.UnicodeScalarView() }
    return String(scalars).map { .key(.character($0)) }
  }

  private static func length(of first: UInt8) -> Int? {
    switch first {
    case 0x20...0x7E: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }
}
