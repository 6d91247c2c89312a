public import Phrases

extension Day {
  /// The day as one says it, with the year unless it is today's: 11월 20일, Nov 20.
  public func phrase(today: Day? = nil) -> Phrase {
    let isThisYear = year == today?.year
    return Phrase(
      ko: (isThisYear ? "" : "\(year)년 ") + "\(month)월 \(day)일",
      en: "\(Self.englishMonths[month - 1]) \(day)" + (isThisYear ? "" : ", \(year)"))
  }

  /// From Jan to Dec.
  public static let englishMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
