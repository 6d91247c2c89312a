/// Reads an amount as users and banks write it: `1,234원`, `₩1,234`, `-1,234`, `△1,234`, `(1,234)원`, `[-] 1,234`.
public enum AmountText {
  public enum Reading: Hashable, Sendable {
    /// An empty text, or `-` alone.
    case none
    case amount(Int64)
    case tooLarge
    case unreadable
  }

  public static func read(_ text: String) -> Reading {
    if let value = plain(text) { return .amount(value) }
    var signs: Set<Character> = []
    // No amount has more, and cells of files may be long.
    let written = Array(text.lazy.compactMap(ascii).prefix(longest + 1))
    guard written.count <= longest else {
      return written.allSatisfy(\.isDigit) ? .tooLarge : .unreadable
    }
    var rest = unitless(written[...])
    if rest.first == "(", rest.last == ")" {
      signs.insert("(")
      rest = rest.dropFirst().dropLast()
    }
    if rest.starts(with: "[-]") || rest.starts(with: "[+]") {
      rest = rest.dropFirst().prefix(1) + rest.dropFirst(3)
    }
    rest = unitless(rest)
    // The sign may stand before the currency, after it, or at the end.
    while let first = rest.first, "+-WK".contains(first) {
      if first == "K" {
        guard rest.starts(with: "KRW") else { return .unreadable }
        rest = rest.dropFirst(3)
        continue
      }
      guard signs.insert(first).inserted else { return .unreadable }
      rest = rest.dropFirst()
    }
    if let last = rest.last, "+-".contains(last), rest.count > 1 || last == "-" {
      guard signs.insert(last).inserted else { return .unreadable }
      rest = rest.dropLast()
    }
    guard signs.intersection("+-(").count < 2 else { return .unreadable }
    guard !rest.isEmpty else { return signs.isSubset(of: ["-"]) ? .none : .unreadable }
    let isNegative = signs.contains("-") || signs.contains("(")
    return magnitude(rest, isNegative: isNegative)
  }

  /// How many characters an amount has at most, without blanks.
  private static let longest = 64

  /// Without the currency at the end.
  private static func unitless(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
    let text = String(text.suffix(3)) == "KRW" ? text.dropLast(3) : text
    return text.last == "W" ? text.dropLast() : text
  }

  /// The fast way for digits alone or in groups of three, behind a sign or none, which nearly all amounts of
  /// files are.
  private static func plain(_ text: String) -> Int64? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    var value: Int64 = 0
    var count = 0
    // The digits since the last comma.
    var group = 0
    for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: ",") {
        guard count == group ? 1...3 ~= group : group == 3 else { return nil }
        group = 0
      } else {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, count < 12 else { return nil }
        value = value * 10 + Int64(byte - UInt8(ascii: "0"))
        (count, group) = (count + 1, group + 1)
      }
    }
    guard count > 0, count == group || group == 3 else { return nil }
    return isNegative ? -value : value
  }

  private static func magnitude(_ text: ArraySlice<Character>, isNegative: Bool) -> Reading {
    let halves = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    // Won have no fractions, and 1.000 may mean a thousand.
    if halves.count == 2, !["0", "00"].contains(String(halves[1])) {
      return .unreadable
    }
    let groups = halves[0].split(separator: ",", omittingEmptySubsequences: false)
    guard !groups[0].isEmpty, groups.count == 1 || groups[0].count <= 3,
      groups.dropFirst().allSatisfy({ $0.count == 3 }), groups.joined().allSatisfy(\.isDigit)
    else { return .unreadable }
    guard let value = Int64(String(groups.joined())), value <= LedgerEntry.amounts.upperBound
    else { return .tooLarge }
    return .amount(isNegative ? -value : value)
  }

  /// The ASCII character for one that looks like it; nil for blanks and quotes.
  private static func ascii(_ character: Character) -> Character? {
    // The fast way for nearly all characters.
    if character.isDigit || character == "," || character == "-" { return character }
    switch character {
    case "△", "▲", "▽", "▼", "−", "–", "－": return "-"
    case "₩", "￦", "\\", "원": return "W"
    case "'", "\"": return nil
    case _ where character.isWhitespace: return nil
    default: break
    }
    guard let scalar = character.unicodeScalars.first, 0xFF01...0xFF5E ~= scalar.value,
      let plain = Unicode.Scalar(scalar.value - 0xFEE0)
    else { return character }
    return Character(plain)
  }
}

extension Character {
  /// Whether it is one of `0` to `9`.
  var isDigit: Bool {
    asciiValue.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } == true
  }
}
