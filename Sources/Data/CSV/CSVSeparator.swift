/// Guesses the separator between the cells of a table.
enum CSVSeparator {
  private static let candidates: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"), UInt8(ascii: "^"),
  ]
  /// Those that texts have, too.
  private static let rare = Set("|^".utf8)

  /// In bytes; enough to see rows after a preamble.
  private static let sampleLength = 16_384

  /// Returns the candidate that most rows have equally often outside quotes, or a comma.
  ///
  /// Of several the one that these rows have most often; a bar, which texts have, where no other is in most rows. A
  /// comma in a number, as in 1,234, does not count.
  static func guess(_ bytes: [UInt8]) -> UInt8 {
    let lines = lines(bytes.prefix(sampleLength))
    var best = (candidate: candidates[0], rows: 0, count: 0)
    for candidate in candidates {
      if rare.contains(candidate), best.rows * 2 > lines.count(where: { !$0.isEmpty }) { continue }
      let counts = Dictionary(grouping: lines.map { $0[candidate] ?? 0 }.filter { $0 > 0 }) { $0 }
      for (count, rows) in counts where (rows.count, count) > (best.rows, best.count) {
        best = (candidate, rows.count, count)
      }
    }
    return best.candidate
  }

  /// Whether a sign is that of quotes: most rows have cells within two of them, and none has one at the start of a cell
  /// alone.
  static func areQuotes(_ quote: UInt8, in bytes: [UInt8], _ separator: UInt8) -> Bool {
    guard bytes.prefix(sampleLength).contains(quote) else { return false }
    let ends = Set("\n\r".utf8)
    var lines = bytes.prefix(sampleLength).split(whereSeparator: ends.contains)
    // The last one is cut.
    if bytes.count > sampleLength { lines = lines.dropLast() }
    var quoted = 0
    for line in lines {
      guard let count = cells(in: quote, line, separator) else { return false }
      if count > 0 { quoted += 1 }
    }
    guard quoted > 1, quoted * 2 > lines.count else { return false }
    return !bytes.split(whereSeparator: ends.contains).contains {
      hasUsualQuotes($0, beside: quote, separator)
    }
  }

  /// Whether a cell of a line begins with the usual quotes, which then are those of the file.
  private static func hasUsualQuotes(
    _ line: ArraySlice<UInt8>, beside quote: UInt8, _ separator: UInt8
  ) -> Bool {
    let usual = UInt8(ascii: "\"")
    guard quote != usual, line.contains(usual) else { return false }
    var index = line.startIndex
    while index < line.endIndex, line[index] != usual {
      if line[index] == quote {
        // A quote in a cell is doubled, and so begins another part of it.
        index = (line[(index + 1)...].firstIndex(of: quote) ?? line.endIndex - 1) + 1
        guard index < line.endIndex, line[index] != quote else { continue }
      }
      index = (line[index...].firstIndex(of: separator) ?? line.endIndex - 1) + 1
    }
    return index < line.endIndex
  }

  /// How many cells of a line stand within two signs; nil where one has no end before the next separator.
  private static func cells(
    in quote: UInt8, _ line: ArraySlice<UInt8>, _ separator: UInt8
  ) -> Int? {
    var (index, count) = (line.startIndex, 0)
    while index < line.endIndex {
      guard line[index] == quote else {
        index = (line[index...].firstIndex(of: separator) ?? line.endIndex - 1) + 1
        continue
      }
      var end = index + 1
      while let next = line[end...].firstIndex(of: quote) {
        end = next + 1
        guard end < line.endIndex, line[end] == quote else { break }
        end += 1
      }
      let isClosed = end > index + 1 && line[end - 1] == quote
      guard isClosed, end == line.endIndex || line[end] == separator else { return nil }
      count += 1
      index = end + 1
    }
    return count
  }

  /// How often each line has each byte.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [[UInt8: Int]] {
    var lines: [[UInt8: Int]] = [[:]]
    var isQuoted = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { lines.append([:]) }
      guard !isInNumber(index, bytes) else { continue }
      lines[lines.count - 1][byte, default: 0] += 1
    }
    return lines
  }

  /// Whether a comma stands between a digit and exactly three digits.
  private static func isInNumber(_ index: Int, _ bytes: ArraySlice<UInt8>) -> Bool {
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index) && UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index]
    }
    return bytes[index] == UInt8(ascii: ",") && isDigit(index - 1)
      && (1...3).allSatisfy { isDigit(index + $0) } && !isDigit(index + 4)
  }
}
