/// The bytes of a bracketed paste, up to the mark that ends it.
///
/// Within them nothing has a meaning. What exceeds the limit is dropped, but the end is still
/// looked for: the rest of a paste must not become keys.
struct PasteBytes {
  /// In bytes.
  static let limit = 1 << 20

  private static let start = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []

  /// Takes one byte; true when the paste has ended with it.
  mutating func take(_ byte: UInt8, before rest: ArraySlice<UInt8>) -> Bool {
    bytes.append(byte)
    if bytes.count > Self.limit + Self.end.count * 2 {
      bytes.remove(at: Self.limit)
    }
    guard byte == Self.end.last, bytes.suffix(Self.end.count).elementsEqual(Self.end),
      !isEndedAgain(in: rest)
    else { return false }
    bytes.removeLast(Self.end.count)
    return true
  }

  /// What was pasted, nil when nothing was.
  var content: String? {
    guard !bytes.isEmpty else { return nil }
    let text = String(decoding: bytes.prefix(Self.limit), as: UTF8.self)
    // A character cut by the limit is dropped whole.
    return bytes.count > Self.limit && text.last == "\u{FFFD}" ? String(text.dropLast()) : text
  }

  /// Whether the mark just read was part of the content, to smuggle keys in behind it: the true one
  /// follows before another paste begins.
  private func isEndedAgain(in rest: ArraySlice<UInt8>) -> Bool {
    var index = rest.startIndex
    while let escape = rest[index...].firstIndex(of: 0x1B) {
      if rest[escape...].starts(with: Self.end) { return true }
      if rest[escape...].starts(with: Self.start) { return false }
      index = escape + 1
    }
    return false
  }
}
