import Platform
import Time

/// Parses a time in ISO 8601: `2026-11-21T09:00:00Z`, `…+09:00`, or only the day (in UTC).
struct ISO8601Time {
  /// Since 1970.
  let milliseconds: Int64

  init?(_ text: String) {
    let whole = text.count == 10 ? text + "T00:00:00Z" : text
    guard let seconds = Self.seconds(of: whole.prefix(19)) else { return nil }
    var rest = whole.dropFirst(19)
    guard let fraction = Self.readFraction(&rest), let zone = Self.minutes(ofZone: rest) else {
      return nil
    }
    milliseconds = seconds * 1_000 + fraction - zone * 60_000
    guard Day.times.contains(milliseconds) else { return nil }
  }

  /// The seconds since 1970 of `2026-11-21T09:00:00` in UTC; nil for an invalid date or time.
  private static func seconds(of moment: Substring) -> Int64? {
    let shape = String(moment.map { $0.isASCII && $0.isNumber ? "0" : $0 })
    guard shape == "0000-00-00T00:00:00" else { return nil }
    let numbers = moment.split { !$0.isNumber }.compactMap { Int32($0) }
    var date = tm()
    (date.tm_year, date.tm_mon, date.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
    (date.tm_hour, date.tm_min, date.tm_sec) = (numbers[3], numbers[4], numbers[5])
    let seconds = timegm(&date)
    // `timegm` normalizes invalid dates such as February 30 in place.
    let isReal =
      [date.tm_mon + 1, date.tm_mday, date.tm_hour, date.tm_min, date.tm_sec] == numbers[1...]
    return isReal ? Int64(seconds) : nil
  }

  /// Removes a fraction such as `.25` and returns it in milliseconds; nil for a dot without digits.
  private static func readFraction(_ rest: inout Substring) -> Int64? {
    guard rest.first == "." else { return 0 }
    rest = rest.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : Int64((digits + "00").prefix(3))
  }

  /// The offset of `Z` or `+09:00` from UTC.
  private static func minutes(ofZone zone: Substring) -> Int64? {
    if zone == "Z" { return 0 }
    let parts = zone.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard let sign = zone.first, sign == "+" || sign == "-", parts.map(\.count) == [2, 2],
      parts.joined().allSatisfy({ $0.isASCII && $0.isNumber }), let hours = UInt8(parts[0]),
      hours < 24,
      let minutes = UInt8(parts[1]), minutes < 60
    else { return nil }
    return (Int64(hours) * 60 + Int64(minutes)) * (sign == "-" ? -1 : 1)
  }
}
