public import Phrases
public import Time

/// Days that follow each other: those of a month, of several, or single ones.
public struct LedgerPeriod: Hashable, Sendable {
  public let days: ClosedRange<Day>

  public init(_ days: ClosedRange<Day>) { self.days = days }

  public init(_ day: Day) { days = day...day }

  public init(_ month: LedgerMonth) { days = month.days }

  public init(_ months: ClosedRange<LedgerMonth>) {
    days = months.lowerBound.days.lowerBound...months.upperBound.days.upperBound
  }

  /// Its months; nil if it begins or ends within one.
  public var months: ClosedRange<LedgerMonth>? {
    self == LedgerPeriod(monthsTouched) ? monthsTouched : nil
  }

  /// Its only month; nil if it has several, or fewer days.
  public var month: LedgerMonth? {
    months.flatMap { $0.lowerBound == $0.upperBound ? $0.lowerBound : nil }
  }

  /// The month in which all of its days are; nil if they are of several.
  public var monthAround: LedgerMonth? {
    let months = monthsTouched
    return months.lowerBound == months.upperBound ? months.lowerBound : nil
  }

  private var monthsTouched: ClosedRange<LedgerMonth> {
    LedgerMonth(of: days.lowerBound)...LedgerMonth(of: days.upperBound)
  }

  public func contains(_ day: Day) -> Bool { days.contains(day) }

  /// The decimal digits of its days, as 20261101 to 20261199 for a whole month.
  public var digits: ClosedRange<Int> {
    guard let months else { return days.lowerBound.rawValue...days.upperBound.rawValue }
    return months.lowerBound.rawValue * 100...months.upperBound.rawValue * 100 + 99
  }

  /// As 2026년 11월, 2026년 6월 – 11월, or 2026.11.20.
  public var phrase: Phrase {
    if let months { return months.lowerBound.span(upTo: months.upperBound) }
    return DayShape.span(of: days)
  }

  /// The same in few columns, without the year if it is this one.
  public func shortPhrase(today: Day) -> Phrase {
    let isThisYear = [days.lowerBound, days.upperBound].allSatisfy { $0.year == today.year }
    if let month { return isThisYear ? month.shortPhrase : month.yearPhrase }
    if months != nil { return ends { LedgerMonth(of: $0).yearPhrase } }
    return ends((isThisYear ? DayShape.short : .narrow).phrase(of:))
  }

  private func ends(_ phrase: (Day) -> Phrase) -> Phrase {
    let (first, last) = (days.lowerBound, days.upperBound)
    return first == last ? phrase(first) : [first, last].map(phrase).joined(separator: " – ")
  }
}

extension LedgerMonth {
  /// From its first to its last.
  public var days: ClosedRange<Day> {
    let all = (1...31).compactMap { Day(year: year, month: month, day: $0) }
    guard let first = all.first, let last = all.last else {
      preconditionFailure("every month of the calendar has days")
    }
    return first...last
  }

  /// A month as it is called, or a span of several.
  func span(upTo last: LedgerMonth) -> Phrase { self == last ? phrase : span(to: last) }
}
