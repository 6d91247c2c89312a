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
  /// How many zeros units stand for: those that gather what is before them, the greatest first, and those within.
  private static let great: [Character: Int] = ["조": 12, "억": 8, "만": 4]
  private static let small: [Character: Int] = ["천": 3, "백": 2, "십": 1]
  private static let numerals = Array("일이삼사오육칠팔구")

  /// Reads an amount, also as it is said: `5만`, `1.5만원`, `1만2천`, `-3천`, `1억 5000만`, `삼만 오천원`.
  public static func typed(_ text: String) -> Reading {
    let reading = read(text)
    guard reading == .unreadable else { return reading }
    let typed = text.filter { !$0.isWhitespace }
    let isNegative = typed.hasPrefix("-")
    let size = typed.hasPrefix("+") || isNegative ? typed.dropFirst() : typed[...]
    let word = size.hasSuffix("원") ? size.dropLast() : size
    let said = word.contains(".") ? fraction(word) : said(word)
    guard case .amount(let amount) = said else { return said }
    return .amount(isNegative ? -amount : amount)
  }

  /// Reads what has one unit at its end and a point before it.
  private static func fraction(_ word: Substring) -> Reading {
    guard let unit = word.last, let zeros = great[unit] ?? small[unit] else { return .unreadable }
    let parts = word.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count <= zeros, parts[1].first?.isDigit == true,
      parts[1].allSatisfy(\.isDigit), case .amount(let whole) = read(String(parts[0])), whole >= 0
    else { return .unreadable }
    return bounded(
      Int64("\(whole)\(parts[1])" + String(repeating: "0", count: zeros - parts[1].count)))
  }

  private static func bounded(_ amount: Int64?) -> Reading {
    guard let amount, amount <= LedgerEntry.amounts.upperBound else { return .tooLarge }
    return .amount(amount)
  }

  /// Reads digits and numerals with units, each smaller than the one before.
  private static func said(_ word: Substring) -> Reading {
    var (sum, section) = (Int64(0), Int64(0))
    // What the next part has to be less than: within all, and within what the next great unit gathers.
    var (most, least) = (Int64.max, Int64.max)
    var (number, units) = ("", 0)
    func value(_ number: String) -> Int64? {
      if let numeral = number.first.flatMap(numerals.firstIndex), number.count == 1 {
        return Int64(numeral + 1)
      }
      let isFirst = units == 0
      guard isFirst || number.allSatisfy({ $0.isNumber || $0 == "," }),
        case .amount(let value) = read(number), value >= 0
      else { return nil }
      return value
    }
    for letter in word {
      let isGreat = great[letter] != nil
      guard let zeros = great[letter] ?? small[letter] else {
        number.append(letter)
        continue
      }
      let unit = (0..<zeros).reduce(Int64(1)) { size, _ in size * 10 }
      var part: Int64 = 0
      if !number.isEmpty {
        guard let value = value(number) else { return .unreadable }
        part = value
      } else if !isGreat || units == 0 && word.count > 1 {
        part = 1
      }
      units += 1
      number = ""
      if isGreat {
        guard part < least else { return .unreadable }
        section += part
        let (size, isOver) = section.multipliedReportingOverflow(by: unit)
        guard !isOver else { return .tooLarge }
        guard section > 0, size < most else { return .unreadable }
        (sum, section, most, least) = (sum + size, 0, unit, unit)
      } else {
        let (size, isOver) = part.multipliedReportingOverflow(by: unit)
        guard !isOver else { return .tooLarge }
        guard part > 0, size < least else { return .unreadable }
        (section, least) = (section + size, unit)
      }
    }
    guard units > 0 else { return .unreadable }
    if !number.isEmpty {
      guard let value = value(number), value < least else { return .unreadable }
      section += value
    }
    guard section < most else { return .unreadable }
    return bounded(sum + section)
  }
}
