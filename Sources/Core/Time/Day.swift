public import Phrases

/// A calendar day, such as 2026-11-21.
public struct Day: Hashable, Comparable, Sendable {
  /// Year, month and day as decimal digits, such as 20261121.
  public let rawValue: Int

  /// 1 to 9999 in the Gregorian calendar.
  public var year: Int { rawValue / 10_000 }
  /// 1 to 12.
  public var month: Int { rawValue / 100 % 100 }
  /// 1 to 31.
  public var day: Int { rawValue % 100 }

  private static let years = 1...9_999

  /// Nil if the day does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    rawValue = year * 10_000 + month * 100 + day
  }

  /// Nil if the day does not exist.
  public init?(rawValue: Int) {
    self.init(year: rawValue / 10_000, month: rawValue / 100 % 100, day: rawValue % 100)
  }

  /// The day in the user's time zone, at a time in milliseconds since 1970.
  public init(milliseconds: Int64) { self = Moment(milliseconds: milliseconds).day }

  /// A day that the system's calendar returned; the first or the last one of all years for another.
  init(localYear year: Int, month: Int, day: Int) {
    rawValue =
      if year < Self.years.lowerBound { 1_01_01 } else if year > Self.years.upperBound {
        9999_12_31
      } else { year * 10_000 + month * 100 + day }
  }

  /// The times, in milliseconds since 1970, of which every time zone has a day.
  public static let times: ClosedRange<Int64> = -62_135_510_400_000...253_402_214_399_999

  public static func < (one: Day, other: Day) -> Bool { one.rawValue < other.rawValue }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: CustomStringConvertible {
  /// In the form 2026-11-21.
  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension Day: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let day = Day(rawValue: try container.decode(Int.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no such day.")
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension Day {
  /// The day as one says it, with the year unless it is today's: 11월 20일, 20 Nov.
  public func phrase(today: Day? = nil) -> Phrase {
    let isThisYear = year == today?.year
    return Phrase(
      ko: (isThisYear ? "" : "\(year)년 ") + "\(month)월 \(day)일",
      en: "\(day) \(Self.englishMonths[month - 1])" + (isThisYear ? "" : " \(year)"))
  }

  /// The same in a column of days, where another year costs few columns: 11월 20일, 2025.11.20, 20 Nov 2025.
  public func columnPhrase(today: Day) -> Phrase {
    guard year != today.year else { return phrase(today: today) }
    return Phrase(
      ko: "\(year).\(month.padded(to: 2)).\(day.padded(to: 2))", en: phrase().text(.english))
  }

  /// From Jan to Dec.
  public static let englishMonths = wholeEnglishMonths.map { String($0.prefix(3)) }

  /// From January to December.
  public static let wholeEnglishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October",
    "November", "December",
  ]
}
