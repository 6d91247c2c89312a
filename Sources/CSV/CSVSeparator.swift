/// Guesses the separator between the cells of a table.
enum CSVSeparator {
  private static let candidates: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"),
  ]

  /// In bytes; enough to see rows after a preamble.
  private static let sampleLength = 16_384

  /// Returns the most frequent candidate outside quotes, or a comma.
  static func guess(_ bytes: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes.prefix(sampleLength) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, candidates.contains(byte) { counts[byte, default: 0] += 1 }
    }
    let most = counts.values.max() ?? 0
    return candidates.first { counts[$0] == most } ?? candidates[0]
  }
}
