/// Collects the bytes of a bracketed paste up to its end mark.
///
/// Bytes beyond the limit are dropped, but the end mark is still searched for, so that the rest of
/// the paste does not become keys.
struct PasteBytes {
  /// In bytes.
  static let limit = 1 << 20

  private static let start = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)
  /// Ctrl-C, also in the keyboard protocol of kitty.
  private static let interrupts = [[0x03], Array("\u{1B}[99;5u".utf8)]

  /// What a byte is to the paste.
  enum Effect { case part, end, interrupt }

  private var bytes: [UInt8] = []
  /// Whether its rest has not come in time.
  var hasPaused = false

  /// Adds a byte.
  mutating func take(_ byte: UInt8, before rest: ArraySlice<UInt8>) -> Effect {
    bytes.append(byte)
    if bytes.count > Self.limit + Self.end.count * 2 {
      bytes.remove(at: Self.limit)
    }
    // What comes behind it in one read was pasted, too.
    if hasPaused, rest.isEmpty,
      Self.interrupts.contains(where: { bytes.suffix($0.count).elementsEqual($0) })
    {
      return .interrupt
    }
    guard byte == Self.end.last, bytes.suffix(Self.end.count).elementsEqual(Self.end),
      !isEndedAgain(in: rest)
    else { return .part }
    bytes.removeLast(Self.end.count)
    return .end
  }

  /// The pasted text; nil if it is empty.
  var content: String? {
    guard !bytes.isEmpty else { return nil }
    let text = String(decoding: bytes.prefix(Self.limit), as: UTF8.self)
    // Drops a character that was cut at the limit.
    return bytes.count > Self.limit && text.last == "\u{FFFD}" ? String(text.dropLast()) : text
  }

  /// Whether the end mark just read is part of the content, in order to inject keys: then the real
  /// one follows before the next paste.
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
