public import Time

/// Days and amounts as people type them, in forms, commands and queries alike.
extension DayText {
  /// Reads a day, also as screens write it: `2026.11.20`, `11.20`, `20 Nov`, `20/11/26`.
  ///
  /// Without its year it is the last such day up to `latest`. Nil for what is no day.
  public static func typed(_ text: String, upTo latest: Day) -> Day? {
    if let day = read(text) { return day }
    if NamedDays.isAmbiguous(text.filter { !$0.isWhitespace }) { return nil }
    switch NamedDays(text) {
    case .days(let days)? where days.count == 1: return Day(rawValue: days.lowerBound)
    case .yearly(let named)?:
      // A leap year comes within eight years.
      return (0...8).lazy
        .compactMap { Day(rawValue: (latest.year - $0) * 10_000 + named) }.first { $0 <= latest }
    default: return nil
    }
  }

  /// Reads a month, also as screens write it: `2026-11`, `2026.11`, `Nov 2026`; nil for what is none.
  public static func month(typed text: String) -> LedgerMonth? {
    guard case .days(let days)? = NamedDays(text), days.count > 1 else { return nil }
    return Day(rawValue: days.lowerBound + 1).map { LedgerMonth(of: $0) }
  }
}

extension AmountText {
  private static let units: [Character: Int] = ["천": 3, "만": 4, "억": 8]

  /// Reads an amount, also as it is said: `5만`, `1.5만원`, `-3천`, `1억`.
  public static func typed(_ text: String) -> Reading {
    let reading = read(text)
    guard reading == .unreadable else { return reading }
    let typed = text.filter { !$0.isWhitespace }
    let isNegative = typed.hasPrefix("-")
    let size = typed.hasPrefix("+") || isNegative ? typed.dropFirst() : typed[...]
    let word = size.hasSuffix("원") ? size.dropLast() : size
    guard let unit = word.last, let zeros = units[unit] else { return .unreadable }
    let parts = word.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    let behind = parts.count == 2 ? String(parts[1]) : ""
    guard (1...2).contains(parts.count), behind.count <= zeros, parts.last?.isEmpty == false,
      behind.allSatisfy(\.isDigit), case .amount(let whole) = read(String(parts[0])), whole >= 0
    else { return .unreadable }
    let digits = "\(whole)\(behind)" + String(repeating: "0", count: zeros - behind.count)
    guard let amount = Int64(digits), amount <= LedgerEntry.amounts.upperBound else {
      return .tooLarge
    }
    return .amount(isNegative ? -amount : amount)
  }
}
