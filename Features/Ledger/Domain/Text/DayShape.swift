public import Phrases
public import Time

/// How days of the ledger are written; all of a table in one shape.
public enum DayShape {
  /// As 11.20 or 20 Nov.
  case short
  /// As 2025.11.20 or 20 Nov 2025.
  case long
  /// As 25.11.20 or 20/11/25, in few columns.
  case narrow

  public func phrase(of day: Day) -> Phrase {
    let parts = day.description.split(separator: "-")
    let text = parts.joined(separator: ".")
    let english = "\(day.day) \(Day.englishMonths[day.month - 1])"
    return switch self {
    case .short: Phrase(ko: String(text.suffix(5)), en: english)
    case .long: Phrase(ko: text, en: "\(english) \(day.year)")
    case .narrow:
      Phrase(
        ko: String(text.dropFirst(2)),
        en: "\(parts[2])/\(parts[1])/\(parts[0].suffix(2))")
    }
  }

  /// Days from one to another, with the year once if it is the same, as 2026.11.25 – 12.03 or 25 Nov – 3 Dec 2026.
  static func span(of days: ClosedRange<Day>) -> Phrase {
    let (first, last) = (days.lowerBound, days.upperBound)
    guard first < last else { return long.phrase(of: first) }
    let isOneYear = first.year == last.year
    let (earlier, later) = isOneYear ? (short, short) : (long, long)
    return Phrase.composed(
      ko: "\(long.phrase(of: first)) – \(later.phrase(of: last))",
      en: "\(earlier.phrase(of: first)) – \(long.phrase(of: last))")
  }

  /// As wide as any day.
  public var widest: Phrase {
    switch self {
    case .short: Phrase(ko: "00.00", en: "00 Nov")
    case .long: Phrase(ko: "0000.00.00", en: "00 Nov 0000")
    case .narrow: Phrase(ko: "00.00.00", en: "00/00/00")
    }
  }
}
