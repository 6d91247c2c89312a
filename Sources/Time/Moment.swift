internal import Glibc
import Phrases

/// A day and a time of day in the user's time zone.
public struct Moment: Hashable, Sendable {
  public let day: Day
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int

  /// The local time of a time in milliseconds since 1970.
  public init(milliseconds: Int64) {
    var time = time_t(milliseconds.flooredSeconds)
    var parts = tm()
    localtime_r(&time, &parts)
    day = Day(
      localYear: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    hour = Int(parts.tm_hour)
    minute = Int(parts.tm_min)
  }

  /// In the form 14:03.
  public var time: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }

  /// In the form 11.20 14:03, for lists in which the year is clear.
  public var short: String { "\(day.month.padded(to: 2)).\(day.day.padded(to: 2)) \(time)" }
}

extension Int64 {
  fileprivate var flooredSeconds: Int64 { self >= 0 ? self / 1_000 : (self - 999) / 1_000 }
}
