public import Phrases
internal import Platform

/// A day and a time of day, by the clocks of some place.
public struct Moment: Hashable, Codable, Sendable {
  /// The calendar day, by the clocks of the same place as the time.
  public let day: Day
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int

  /// Nil if there is no such time of day.
  public init?(_ day: Day, hour: Int, minute: Int) {
    guard 0..<24 ~= hour, 0..<60 ~= minute else { return nil }
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// A time in milliseconds since 1970, in the user's time zone.
  public init(milliseconds: Int64) {
    var time = time_t(milliseconds.inReach.flooredSeconds)
    var parts = tm()
    localtime_r(&time, &parts)
    self.init(parts)
  }

  /// A time in milliseconds since 1970 as Korea's clocks show it, nine hours ahead of UTC.
  public init(korean milliseconds: Int64) {
    var time = time_t(milliseconds.inReach.flooredSeconds) + 9 * 3_600
    var parts = tm()
    gmtime_r(&time, &parts)
    self.init(parts)
  }

  private init(_ parts: tm) {
    day = Day(
      localYear: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    hour = Int(parts.tm_hour)
    minute = Int(parts.tm_min)
  }

  /// In the form 14:03.
  public var time: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }

  /// For lists in few columns in which the year is clear: 11.20, 20 Nov.
  public var shortDay: Phrase {
    Phrase(
      ko: "\(day.month.padded(to: 2)).\(day.day.padded(to: 2))",
      en: day.phrase(today: day).text(.english))
  }

  /// For lists in which the year is clear: 11.20 오후 2:03, 20 Nov, 2:03 pm.
  public var short: Phrase { phrase(after: shortDay) }

  /// The day and the time as one says them, with the year unless it is today's: 11월 20일 오후 2:13,
  /// 20 Nov, 2:13 pm.
  public func phrase(today: Day? = nil) -> Phrase { phrase(after: day.phrase(today: today)) }

  /// The time of day as one says it, after the day in some form.
  public func phrase(after day: Phrase) -> Phrase {
    Phrase.composed(ko: "\(day) \(twelveHours)", en: "\(day), \(twelveHours)")
  }

  /// The time of day as one says it: 오후 2:13, 2:13 pm.
  public var twelveHours: Phrase {
    let clock = "\((hour + 11) % 12 + 1):\(minute.padded(to: 2))"
    return Phrase(
      ko: "\(hour < 12 ? "오전" : "오후") \(clock)", en: "\(clock) \(hour < 12 ? "am" : "pm")")
  }
}

extension Moment: Comparable {
  public static func < (one: Moment, other: Moment) -> Bool {
    (one.day, one.hour, one.minute) < (other.day, other.hour, other.minute)
  }
}

extension Int64 {
  /// The nearest time of which there is a day: the calendar of the system knows no year beyond 32 bits.
  fileprivate var inReach: Int64 {
    Swift.min(Swift.max(self, Day.times.lowerBound), Day.times.upperBound)
  }

  fileprivate var flooredSeconds: Int64 { self >= 0 ? self / 1_000 : (self - 999) / 1_000 }
}
