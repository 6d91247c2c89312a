public import Phrases
public import Time

/// A month of a year, such as 2026-11.
public struct LedgerMonth: RawRepresentable, Codable, Hashable, Comparable, Sendable {
  /// Year and month as decimal digits, as 202611.
  public let rawValue: Int

  public var year: Int { rawValue / 100 }
  /// 1 to 12.
  public var month: Int { rawValue % 100 }

  /// Nil if the calendar has no such month.
  public init?(rawValue: Int) {
    guard Day(year: rawValue / 100, month: rawValue % 100, day: 1) != nil else { return nil }
    self.rawValue = rawValue
  }

  /// The month of a day.
  public init(of day: Day) {
    rawValue = day.rawValue / 100
  }

  /// The month so many months later, or earlier if negative; nil beyond the calendar.
  public func advanced(by count: Int) -> LedgerMonth? {
    let months = year * 12 + month - 1 + count
    return LedgerMonth(rawValue: months / 12 * 100 + months % 12 + 1)
  }

  /// The months that end with this one, in the order of time, as far as the calendar goes.
  public func last(_ count: Int) -> [LedgerMonth] {
    (0..<max(count, 0)).reversed().compactMap { advanced(by: -$0) }
  }

  public func contains(_ day: Day) -> Bool { LedgerMonth(of: day) == self }

  /// As 2026년 11월.
  public var phrase: Phrase {
    Phrase(ko: "\(year)년 \(month)월", en: "\(Day.englishMonths[month - 1]) \(year)")
  }

  /// As 11월.
  public var shortPhrase: Phrase { Phrase(ko: "\(month)월", en: Day.englishMonths[month - 1]) }

  /// As 25.11, with the year in few columns.
  public var yearPhrase: Phrase {
    let year = year % 100
    let number = year < 10 ? "0\(year)" : "\(year)"
    return Phrase(ko: "\(number).\(month)", en: "\(Day.englishMonths[month - 1]) ’\(number)")
  }

  /// A span of months, as 2026년 6월 – 11월.
  public func span(to last: LedgerMonth) -> Phrase {
    let isOneYear = year == last.year
    let (first, end) = (
      isOneYear ? shortPhrase : phrase, isOneYear ? last.shortPhrase : last.phrase
    )
    return Phrase.composed(ko: "\(phrase) – \(end)", en: "\(first) – \(last.phrase)")
  }

  public static func < (one: LedgerMonth, other: LedgerMonth) -> Bool {
    one.rawValue < other.rawValue
  }
}
