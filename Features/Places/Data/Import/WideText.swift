/// Converts text of a spreadsheet, UTF-16 with a byte order mark, to UTF-8 part by part, with its mark; other
/// text stays as it is.
struct WideText {
  /// Nil before the first part, and false for other text.
  private var isWide: Bool?
  private var isBigEndian = false
  /// What of a part belongs to a character that is not whole yet.
  private var rest: [UInt8] = []

  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    if isWide == nil, !bytes.isEmpty {
      isBigEndian = bytes.starts(with: [0xFE, 0xFF])
      isWide = isBigEndian || bytes.starts(with: [0xFF, 0xFE])
    }
    guard isWide == true else { return bytes }
    let all = rest + bytes
    var units: [UInt16] = []
    units.reserveCapacity(all.count / 2)
    for index in stride(from: 0, to: all.count - 1, by: 2) {
      let (one, other) = (UInt16(all[index]), UInt16(all[index + 1]))
      units.append(isBigEndian ? one << 8 | other : other << 8 | one)
    }
    // At the end of the file nothing more comes.
    let waits = !bytes.isEmpty && units.last.map(UTF16.isLeadSurrogate) ?? false
    if waits { units.removeLast() }
    rest = bytes.isEmpty ? [] : Array(all.suffix(all.count - 2 * units.count))
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
