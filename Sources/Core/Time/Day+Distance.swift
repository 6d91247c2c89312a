extension Day {
  /// How many days later another day is; negative for an earlier one.
  public func distance(to other: Day) -> Int { other.number - number }

  /// The day so many days later, or earlier if negative; nil beyond the calendar.
  public func advanced(by count: Int) -> Day? { Day(number: number.addingSaturated(count)) }

  /// Days since 1 March of year 0 of the Gregorian calendar, whose years end with February.
  private var number: Int {
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    return years * 365 + years / 4 - years / 100 + years / 400 + (months * 153 + 2) / 5 + day - 1
  }

  private init?(number: Int) {
    guard (0...3_652_500).contains(number) else { return nil }
    // Four centuries have 146,097 days, a century before its last day 36,524, four years 1,461.
    let era = number / 146_097
    let inEra = number % 146_097
    let yearOfEra = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let months = (inYear * 5 + 2) / 153
    let month = months < 10 ? months + 3 : months - 9
    self.init(
      year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
      day: inYear - (months * 153 + 2) / 5 + 1)
  }
}

extension Int {
  fileprivate func addingSaturated(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? -1 : sum
  }
}
