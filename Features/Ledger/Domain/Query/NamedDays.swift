import Time

/// A day or a month that a text names, as its digits are written.
enum NamedDays: Hashable, Sendable {
  /// The days of one month or one day, as `20261119`.
  case days(ClosedRange<Int>)
  /// A day of every year, as `1119`.
  case yearly(Int)

  func contains(_ day: Day) -> Bool {
    switch self {
    case .days(let days): days.contains(day.rawValue)
    case .yearly(let yearly): day.rawValue % 10_000 == yearly
    }
  }

  /// Reads what screens write, as `19 Nov 2026`, `19/11/26`, `Nov ’26`, `26.11.19`, `11월 19일`, and
  /// `2026-11-19`, `2026.11`, `11/19`, `Nov 19, 2026` and the like.
  init?(_ text: String) {
    guard let found = Self.reading(text) else { return nil }
    self = found
  }

  private static func reading(_ text: String) -> NamedDays? {
    let parts = text.split { "-./,’' 년월일".contains($0) }
    let numbers = parts.map(number)
    let known = numbers.compactMap(\.self)
    if let month = parts.prefix(2).compactMap(month(named:)).first {
      guard known.count == parts.count - 1 else { return nil }
      switch known.count {
      case 1:
        let isYear = known[0] > 31 || text.contains { "’'".contains($0) }
        return isYear ? days(of: known[0], month) : yearly(month, known[0])
      case 2: return whole(parts).flatMap { days(of: $0.year, $0.month, $0.day) }
      default: return nil
      }
    }
    // A comma between figures stands in an amount.
    guard known.count == parts.count, !text.contains(",") else { return nil }
    let isDayFirst = text.contains("/")
    switch known.count {
    case 3 where isDayFirst && parts[0].count <= 2 && parts[2].count != 1:
      return days(of: known[2], known[1], known[0])
    case 3: return days(of: known[0], known[1], known[2])
    case 2 where parts[0].count == 4: return days(of: known[0], known[1])
    case 2:
      return yearly(known[0], known[1])
        ?? (isDayFirst ? yearly(known[1], known[0]) : days(of: known[0], known[1]))
    default: return nil
    }
  }

  /// The parts of a day that three words are, one of them a month, be it a day that does not exist.
  static func whole(_ words: [Substring]) -> (year: Int, month: Int, day: Int)? {
    let numbers = words.filter { number($0) != nil }
    guard words.count == 3, numbers.count == 2,
      let month = words.prefix(2).compactMap(month(named:)).first,
      var day = Int(numbers[0]), var year = Int(numbers[1])
    else { return nil }
    let isYearFirst = day > 31
    if isYearFirst { (day, year) = (year, day) }
    guard [2, 4].contains(numbers[isYearFirst ? 0 : 1].count) else { return nil }
    return (fullYear(year), month, day)
  }

  /// Months in English, and those that German writes otherwise.
  private static let months: [String: Int] = Day.wholeEnglishMonths.enumerated().reduce(
    into: [
      "sept": 9, "januar": 1, "februar": 2, "märz": 3, "mär": 3, "maerz": 3, "mrz": 3, "mai": 5,
      "juni": 6, "juli": 7, "okt": 10, "oktober": 10, "dez": 12, "dezember": 12,
    ]
  ) { months, month in
    let name = month.element.lowercased()
    months[name] = month.offset + 1
    months[String(name.prefix(3))] = month.offset + 1
  }

  private static func month(named name: Substring) -> Int? { months[name.lowercased()] }

  private static let weekdays: Set<String> = {
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    return Set(names + names.map { String($0.prefix(3)) } + ["tues", "thur", "thurs"])
  }()

  /// Whether a word is a day of the week, as Thu or Thursday.
  static func isWeekday(_ name: Substring) -> Bool { weekdays.contains(name.lowercased()) }

  /// A month without its year, as `11월` or `Nov`; nil for another text.
  static func month(alone text: String) -> Int? {
    if let month = months[text.lowercased()] { return month }
    guard text.hasSuffix("월"), let month = number(text.dropLast()), (1...12).contains(month) else {
      return nil
    }
    return month
  }

  /// A year of two digits is of this century.
  private static func fullYear(_ year: Int) -> Int { year < 100 ? year + 2_000 : year }

  /// Nil for more digits than a year has, and for a year of the first century in four digits.
  private static func number(_ part: Substring) -> Int? {
    guard part.allSatisfy(\.isDigit), part.count <= 4, let number = Int(part) else { return nil }
    return part.count > 2 && number < 100 ? nil : number
  }

  /// A day if it is named, or else a month.
  private static func days(of year: Int, _ month: Int, _ day: Int? = nil) -> NamedDays? {
    guard let first = Day(year: fullYear(year), month: month, day: day ?? 1)?.rawValue else {
      return nil
    }
    return .days(day == nil ? first / 100 * 100...first / 100 * 100 + 99 : first...first)
  }

  /// Whether two figures with a slash are a day and a month in either order, as 5/6.
  static func isAmbiguous(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let one = number(parts[0]), let other = number(parts[1]) else {
      return false
    }
    return one != other && (1...12).contains(one) && (1...12).contains(other)
  }

  private static func yearly(_ month: Int, _ day: Int) -> NamedDays? {
    // A leap year has every day.
    Day(year: 2_024, month: month, day: day).map { .yearly($0.rawValue % 10_000) }
  }
}
